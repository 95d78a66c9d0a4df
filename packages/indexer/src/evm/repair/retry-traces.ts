import { type BackgroundTask, type Clock, errorMessage, type LogFunction } from "../../core/index.ts"
import type { RefusedTraces } from "../node/refused-traces.ts"

/** Milliseconds until refused traces are requested again: doubled each time that none arrives. */
const firstPause = 60_000
const longestPause = 3_600_000
/** Maximum blocks in one round of requests. */
const blocksInRow = 100

/** What {@link retryTraces} needs. */
export interface RetryTracesOptions {
  readonly refused: Pick<RefusedTraces, "blocks" | "remove">
  /** Whether a node returns traces that match the block. Rejects if no node returns the block. */
  readonly isTraced: (block: number, signal: AbortSignal) => Promise<boolean>
  /** Corrects a stored block. */
  readonly repair: (block: number, signal: AbortSignal) => Promise<unknown>
  readonly chainId: string
  readonly clock: Clock
  readonly log: LogFunction
}

/** Requests the traces of blocks that are stored without them repeatedly, and repairs each block once a node returns matching traces. */
export function retryTraces({ refused, isTraced, repair, chainId, clock, log }: RetryTracesOptions): BackgroundTask {
  const ended = new AbortController()
  const { signal } = ended

  /** Returns whether any traces arrived. */
  async function askAll(): Promise<boolean> {
    let came = false
    // The highest first: below the first traced block, each one continues the traced ones downwards.
    for (const block of refused.blocks.toSorted((one, other) => other - one).slice(0, blocksInRow)) {
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
