import { NodeFault } from "../fault.ts"
import type { Clock } from "../node/clock.ts"
import type { Pace } from "./pace.ts"

/** What was read of answers, and their bytes. */
export interface Fetched<T> {
  readonly value: T
  readonly bytes: number
}

/** Consecutive blocks that follow each other, and the bytes of the answers that told them. */
export interface Stretch<Block> {
  readonly blocks: readonly Block[]
  readonly bytes: number
}

/** What asking for blocks needs. */
export interface FetchContext<Block> {
  /**
   * Asks for so many blocks from a height on, once: at least the first of them, each the child of the one before it.
   *
   * @param limit - bytes of the answer.
   */
  readonly read: (from: number, count: number, signal: AbortSignal, limit: number) => Promise<Fetched<readonly Block[]>>
  readonly clock: Clock
  readonly pace: Pace
  /** The last block as known at the moment. */
  readonly to: () => number
  readonly onFault: (fault: NodeFault) => void
  /** Gets the number of the highest block that the answer gave. */
  readonly onAnswer: (highest?: number) => void
}

/**
 * Asks for a range of blocks until the node gives its first blocks: all, or half as many each time that failed.
 *
 * @param limit - bytes of the answer.
 * @returns `huge` when the first block alone is larger than the limit, `gone` when the node's head fell below it.
 */
export async function fetchStretch<Block>(
  from: number,
  count: number,
  limit: number,
  context: FetchContext<Block>,
  signal: AbortSignal,
): Promise<Stretch<Block> | "huge" | "gone"> {
  const { read, clock, pace, onFault, onAnswer } = context
  for (let size = count; ; size = Math.max(1, size >> 1)) {
    try {
      const startedAt = clock.now()
      const { value: blocks, bytes } = await read(from, size, signal, limit)
      pace.answered(blocks.length, bytes, clock.now() - startedAt)
      onAnswer(from + blocks.length - 1)
      return { blocks, bytes }
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      pace.failed()
      if (size === 1 && error.kind === "too-large") {
        pace.expectAtLeast(limit)
        return "huge"
      }
      // Asking for less at once is no more than finding the pace.
      if (error.kind !== "too-large") onFault(error)
      if (from > context.to()) return "gone"
    }
  }
}
