import type { Caller } from "@serac/server/http"
import type { GatewayCall } from "../calls/call.ts"

/** Answers the calls that belong to one conversation, such as `eth_subscribe`. */
export interface SessionCalls {
  has(method: string): boolean
  /** The result's JSON. Throws an RpcError with what the caller is told, or a NoNodeError. */
  call(call: GatewayCall, caller: Caller): Promise<string>
}
