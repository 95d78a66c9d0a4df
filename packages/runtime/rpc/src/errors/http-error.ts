import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface HttpErrorFacts extends RpcCallFacts {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/**
 * The answer has a status outside 200-299: 403 (the node refuses the `Host`), 404 (no such chain, or its handlers are not
 * registered yet), 413 (the request is larger than the node takes), 415, 429, 5xx. After 4xx and 503 the call was not
 * executed; after another 5xx, which may come from a proxy, that is unknown.
 */
export class HttpError extends RpcClientError<HttpErrorFacts> {
  override readonly name: string = "HttpError"
  readonly code: string = "HTTP"
  declare readonly status: number
  declare readonly headers: Headers
  /** The first 1,000 characters of the answer, usually one line of plain text. */
  declare readonly body: string
}
