import type { Handler, HandlerRequest } from "../handler.ts"

/**
 * Names the state of everything that an answer is made of. Answers to the same request are equal while its version is, and a
 * version that has changed never comes again. It is asked for before each answer, so it must cost little. Where it fails, the
 * answer is made as if the handler were not cached.
 */
export type ReadVersion<Operation, Services> = (
  request: Pick<HandlerRequest<Operation>, "path" | "query">,
  services: Services,
) => Promise<string>

const versions = new WeakMap<object, ReadVersion<never, never>>()

/**
 * Declares that answers of a handler may be kept and sent again as long as their version stays the same. Kept are successes that
 * have a body. Nothing but its request and what has that version may matter to the handler: no clock, no caller.
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

/** What {@link cached} declared of a handler; undefined where its answers are made anew each time. */
export function declaredVersion(handler: object): ReadVersion<never, never> | undefined {
  return versions.get(handler)
}
