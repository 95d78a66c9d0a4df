import type { Caller } from "@serac/server/http"
import type { GatewayCall } from "../calls/call.ts"

/** Answers the calls that belong to one WebSocket, such as `eth_subscribe`. */
export interface SessionCalls {
  has(method: string): boolean
  /** Returns the result's JSON. Throws an RpcError with the message for the caller, or a NoNodeError. */
  call(call: GatewayCall, caller: Caller): Promise<string>
}
