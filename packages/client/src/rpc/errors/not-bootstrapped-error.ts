import { HttpError, type HttpErrorFacts } from "../../http/runtime.ts"

/**
 * The node reports that the chain is still bootstrapping, so a later call may succeed: status 503 with
 * `API call rejected because chain is not done bootstrapping`. Before that, while it registers its handlers, it returns 404.
 *
 * @example
 * ```ts
 * import { createRpcCore, NotBootstrappedError } from "@serac/client/rpc"
 *
 * const core = createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, { path: "/ext/bc/P" })
 * const height = await core.request({ method: "platform.getHeight" }).catch((error) => {
 *   if (error instanceof NotBootstrappedError) return undefined
 *   throw error
 * })
 * console.log(height)
 * ```
 */
export class NotBootstrappedError extends HttpError {
  declare readonly name: "NotBootstrappedError"
  declare readonly code: "NOT_BOOTSTRAPPED"

  constructor(facts: HttpErrorFacts) {
    super(facts, "NotBootstrappedError")
  }
}
