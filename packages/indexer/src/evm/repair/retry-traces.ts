import { type BackgroundTask, type Clock, errorMessage, type LogFunction } from "../../core/index.ts"
import type { RefusedTraces } from "../node/refused-traces.ts"

/** Milliseconds until refused traces are asked for again: twice as long each time that none of them came. */
const firstPause = 60_000
const longestPause = 3_600_000
/** Blocks that are asked for in a row. */
const blocksInRow = 100

/** What refused traces are asked for again with. */
export interface RetryTracesOptions {
  readonly refused: Pick<RefusedTraces, "blocks" | "remove">
  /** Whether a node gives traces of a block that fit to it. Rejects where no node gives the block. */
  readonly isTraced: (block: number, signal: AbortSignal) => Promise<boolean>
  /** Corrects a stored block. */
  readonly repair: (block: number, signal: AbortSignal) => Promise<unknown>
  readonly chainId: string
  readonly clock: Clock
  readonly log: LogFunction
}

/** Asks again and again for the traces of blocks that are stored without, and repairs the blocks once a node gives traces that fit. */
export function retryTraces({ refused, isTraced, repair, chainId, clock, log }: RetryTracesOptions): BackgroundTask {
  const ended = new AbortController()
  const { signal } = ended

  /** Returns whether any came. */
  async function askAll(): Promise<boolean> {
    let came = false
    for (const block of refused.blocks.slice(0, blocksInRow)) {
      if (signal.aborted) break
      try {
        if (!(await isTraced(block, signal))) continue
        await repair(block, signal)
        refused.remove(block)
        came = true
        log("info", "The traces of a block are stored that were refused before", { chainId, block })
      } catch (error) {
        if (!signal.aborted)
          log("debug", "A block's traces cannot be had yet", { chainId, block, reason: errorMessage(error) })
      }
    }
    return came
  }

  async function work(): Promise<void> {
    for (let pause = firstPause; !signal.aborted; ) {
      await clock.sleep(pause, signal).catch(() => {})
      if (signal.aborted || refused.blocks.length === 0) pause = firstPause
      else pause = (await askAll()) ? firstPause : Math.min(longestPause, pause * 2)
    }
  }

  const working = work()
  return {
    wake: () => {},
    async stop() {
      ended.abort(new Error("stopped"))
      await working
    },
  }
}
