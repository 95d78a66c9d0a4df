import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface TimeoutFacts extends RpcCallFacts {
  readonly limit: "attempt" | "total"
  readonly timeout: number
}

/** No complete answer came in time. Whether the node executed the call is unknown. */
export class TimeoutError extends RpcClientError<TimeoutFacts> {
  override readonly name = "TimeoutError"
  readonly code = "TIMEOUT"
  /** Which limit passed: that of one attempt, or that of the call with all its attempts and pauses. */
  declare readonly limit: "attempt" | "total"
  /** The limit in ms. */
  declare readonly timeout: number
}
