import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface TimeoutFacts extends RpcCallFacts {
  readonly timeout: number
}

/** No complete answer came in time. Whether the node executed the call is unknown. */
export class TimeoutError extends RpcClientError<TimeoutFacts> {
  override readonly name = "TimeoutError"
  readonly code = "TIMEOUT"
  /** The limit that passed, ms: `timeout` of an attempt or `totalTimeout` of the call. */
  declare readonly timeout: number
}
