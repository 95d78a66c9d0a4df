import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface HttpErrorFacts extends RpcCallFacts {
  readonly status: number
  readonly body: string
  readonly retryAfter: number | undefined
}

/**
 * The answer has a status outside 200-299, so nothing was computed: 403 (the node refuses the `Host`), 404 (no such
 * chain, or its handlers are not registered yet), 413 (the request is larger than the node takes), 415, 429, 5xx.
 */
export class HttpError extends RpcClientError<HttpErrorFacts> {
  override readonly name: "HttpError" | "NotBootstrappedError" = "HttpError"
  readonly code: "HTTP" | "NOT_BOOTSTRAPPED" = "HTTP"
  declare readonly status: number
  /** The first 4,096 characters of the answer, usually one line of plain text. */
  declare readonly body: string
  /** Seconds that the server asked to wait, from either form of `Retry-After`. */
  declare readonly retryAfter: number | undefined
}
