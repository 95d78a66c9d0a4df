import type { Handler, HandlerRequest } from "./handler.ts"

/**
 * Finds violations that no schema expresses, since they involve several parameters or the service's own data: a message each, which names the
 * parameters. Called only for requests that keep every rule of the document.
 */
export type RequestRules<Operation, Services> = (
  request: Pick<HandlerRequest<Operation>, "path" | "query" | "body">,
  services: Services,
) => readonly string[]

const rules = new WeakMap<object, RequestRules<never, never>>()

/**
 * Declares rules of a handler beyond the document. They are checked before the handler runs and before the cache is read, so a violation is
 * reported even if the data is missing: a 400 comes before a 404 and a 503.
 *
 * @example
 * ```ts
 * import type { operations } from "@serac/data/types"
 * import { type Handler, ServiceError, withRules } from "@serac/server/http"
 *
 * export const listPendingRewards: Handler<operations["listPendingRewards"], unknown> = withRules(
 *   ({ query }) => (query.addresses ?? query.nodeIds ? [] : ["addresses or nodeIds must be given"]),
 *   async () => {
 *     throw new ServiceError(503, "the p-chain of mainnet is not indexed yet", { retryAfter: 5 })
 *   },
 * )
 * ```
 */
export function withRules<Operation, Services>(
  find: RequestRules<Operation, Services>,
  handler: Handler<Operation, Services>,
): Handler<Operation, Services> {
  rules.set(handler, find as RequestRules<never, never>)
  return handler
}

/** The rules that {@link withRules} declared for a handler. */
export function declaredRules(handler: object): RequestRules<never, never> | undefined {
  return rules.get(handler)
}
