import { setTimeout as sleep } from "node:timers/promises"
import type { CommandOutput } from "./create-output.ts"
import type { Resolved } from "./resolve-in-stages.ts"
import type { Front } from "./start-front.ts"

/** What grows as more is known. */
export interface Growing {
  readonly stages: AsyncGenerator<Resolved, void, void>
  /** Starts what callers reach of all that is known. */
  readonly front: (resolved: Resolved) => Promise<Front>
  /** Indexes what is new. */
  readonly index: (resolved: Resolved) => void
  readonly logger: CommandOutput["logger"]
  readonly signal: AbortSignal
}

/** Milliseconds after which a front that could not be started is tried again: its database may be away. */
const again = 2_000

/**
 * Puts a new front before all that is known whenever more is, and closes the one before; what is new is indexed at once. Resolves when all
 * is known, or with the signal; rejects as the stages do.
 *
 * @param replace - gets each new front, and returns the one before
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
