import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface HttpErrorFacts extends RpcCallFacts {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/**
 * The answer has a status outside 200-299, so nothing was computed: 403 (the node refuses the `Host`), 404 (no such
 * chain, or its handlers are not registered yet), 413 (the request is larger than the node takes), 415, 429, 5xx.
 */
export class HttpError extends RpcClientError<HttpErrorFacts> {
  override readonly name = "HttpError"
  readonly code = "HTTP"
  declare readonly status: number
  declare readonly headers: Headers
  /** The first 1,000 characters of the answer, usually one line of plain text. */
  declare readonly body: string
}

/**
 * Whether an error is the node saying that the chain is still catching up, so that asking later helps: status 503 with
 * `API call rejected because chain is not done bootstrapping`. Before that, while it registers its handlers, it says 404.
 *
 * @example
 * ```ts
 * import { createRpcCore, isBootstrapping } from "@serac/rpc"
 *
 * const core = createRpcCore({ url: "http://127.0.0.1:9650" }, { path: "/ext/bc/P" })
 * const height = await core.request({ method: "platform.getHeight" }).catch((error) => {
 *   if (isBootstrapping(error)) return undefined
 *   throw error
 * })
 * console.log(height)
 * ```
 */
export const isBootstrapping = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 503 && error.body.includes("not done bootstrapping")
