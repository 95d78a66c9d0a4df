import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface ResponseTooLargeFacts extends RpcCallFacts {
  readonly status: number
  readonly headers: Headers
  readonly maxResponseBytes: number
}

/** The answer was longer than `maxResponseBytes` and was not read to its end. */
export class ResponseTooLargeError extends RpcClientError<ResponseTooLargeFacts> {
  override readonly name = "ResponseTooLargeError"
  readonly code = "RESPONSE_TOO_LARGE"
  declare readonly status: number
  declare readonly headers: Headers
  /** The limit in bytes. */
  declare readonly maxResponseBytes: number
}
