import { setTimeout as sleep } from "node:timers/promises"
import type { CommandOutput } from "./create-output.ts"
import type { Resolved } from "./resolve-in-stages.ts"
import type { Front } from "./start-front.ts"

/** The callbacks for newly resolved chains and networks. */
export interface Growing {
  readonly stages: AsyncGenerator<Resolved, void, void>
  /** Starts a front for all resolved chains and networks. */
  readonly front: (resolved: Resolved) => Promise<Front>
  /** Starts indexers for the new ones. */
  readonly index: (resolved: Resolved) => void
  readonly logger: CommandOutput["logger"]
  readonly signal: AbortSignal
}

/** Milliseconds until a retry of a front that could not start, for example because its database is unavailable. */
const again = 2_000

/**
 * Replaces the front whenever more chains are resolved, and closes the previous one; new chains are indexed at once. Resolves when all
 * are resolved, or when the signal aborts; rejects if resolving fails.
 *
 * @param replace - receives each new front, and returns the previous one
 */
export async function grow(
  { stages, front, index, logger, signal }: Growing,
  replace: (front: Front) => Front,
): Promise<void> {
  try {
    for (;;) {
      const { done, value: resolved } = await stages.next()
      if (done === true) return
      index(resolved)
      await replace(await untilStarted(() => front(resolved))).close()
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }

  async function untilStarted(start: () => Promise<Front>): Promise<Front> {
    for (;;) {
      try {
        return await start()
      } catch (error) {
        logger.error(`what is new cannot be served yet: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(again, undefined, { signal })
      }
    }
  }
}
