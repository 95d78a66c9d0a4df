import type { Handler, HandlerRequest } from "./handler.ts"

/**
 * What a request breaks that no schema can say, since several parameters have a part in it or the service's own things decide:
 * a message each, which names the parameters. Only requests that keep every rule of the document are looked at.
 */
export type RequestRules<Operation, Services> = (
  request: Pick<HandlerRequest<Operation>, "path" | "query" | "body">,
  services: Services,
) => readonly string[]

const rules = new WeakMap<object, RequestRules<never, never>>()

/**
 * Declares what a request of a handler must keep to beside the document. It is looked at before the handler and before any kept
 * answer, so that what is wrong is said although what is asked for may not be there now: a 400 comes before a 404 and a 503.
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

/** What {@link withRules} declared of a handler. */
export function declaredRules(handler: object): RequestRules<never, never> | undefined {
  return rules.get(handler)
}
