import type { Handler, HandlerRequest } from "../handler.ts"

/**
 * Returns the version of all data that a response depends on. Responses to the same request are equal while the version stays the same, and a
 * version never comes back after a change. The version is read before each response, so reading it must be cheap. Where reading it fails, the
 * handler runs as if it were not cached.
 */
export type ReadVersion<Operation, Services> = (
  request: Pick<HandlerRequest<Operation>, "path" | "query">,
  services: Services,
) => Promise<string>

const versions = new WeakMap<object, ReadVersion<never, never>>()

/**
 * Declares that responses of a handler may be cached as long as their version stays the same. Only successes with a body are cached. The
 * handler must depend on its request and the versioned data alone: on no clock and no caller.
 *
 * @example
 * ```ts
 * import type { operations } from "@serac/data/types"
 * import { cached, type Handler, ReadyJson } from "@serac/server/http"
 *
 * interface Services {
 *   readonly version: (chainId: string) => Promise<string>
 *   readonly block: (chainId: string, blockId: string) => Promise<string>
 * }
 *
 * export const getBlock: Handler<operations["getBlock"], Services> = cached(
 *   ({ path }, { version }) => version(path.chainId),
 *   async ({ path }, { block }) => new ReadyJson(await block(path.chainId, path.blockId)),
 * )
 * ```
 */
export function cached<Operation, Services>(
  version: ReadVersion<Operation, Services>,
  handler: Handler<Operation, Services>,
): Handler<Operation, Services> {
  const declared: Handler<Operation, Services> = (request, services) => handler(request, services)
  versions.set(declared, version as ReadVersion<never, never>)
  return declared
}

/** The version that {@link cached} declared for a handler; undefined for a handler that is not cached. */
export function declaredVersion(handler: object): ReadVersion<never, never> | undefined {
  return versions.get(handler)
}
