import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import type { Pace } from "./pace.ts"
import { UnreadableAnswer } from "./unreadable.ts"

/** What was read of answers, and their bytes. */
export interface Fetched<T> {
  readonly value: T
  /** Of the answers. */
  readonly bytes: number
  /** Bytes that the value takes in memory. Default those of the answers. */
  readonly weight?: number
}

/** Consecutive blocks that follow each other, and the bytes that they take in memory. */
export interface FetchedStretch<Block> {
  readonly blocks: readonly Block[]
  readonly bytes: number
}

/**
 * Why there are no blocks: the first is larger than the limit (`huge`), it cannot be read (`unreadable`), or the node's head
 * fell below it (`gone`).
 */
export type Shortfall =
  | { readonly kind: "huge" | "unreadable"; readonly fault: NodeFault }
  | { readonly kind: "gone"; readonly fault?: undefined }

/** What asking for blocks needs. */
export interface FetchContext<Block> {
  /**
   * Asks for so many blocks from a height on, once: at least the first of them, each the child of the one before it.
   *
   * @param limit - bytes of the answer.
   * @throws NodeFault; of the kind `nonsense` with an {@link UnreadableAnswer} as its cause where the node did answer about the
   * one block that was asked for, and that cannot be read.
   */
  readonly read: (from: number, count: number, signal: AbortSignal, limit: number) => Promise<Fetched<readonly Block[]>>
  readonly clock: Clock
  readonly pace: Pace
  /** The last block as known at the moment. */
  readonly to: () => number
  readonly onFault: (fault: NodeFault) => void
  /** Gets the number of the highest block that the answer gave, and when it was asked, by the clock's `elapsed`. */
  readonly onAnswer: (highest: number, askedAt: number) => void
}

/**
 * Asks for a range of blocks until the node gives its first blocks: all, or half as many each time that failed.
 *
 * @param limit - bytes of the answer.
 */
export async function fetchStretch<Block>(
  from: number,
  count: number,
  limit: number,
  context: FetchContext<Block>,
  signal: AbortSignal,
): Promise<FetchedStretch<Block> | Shortfall> {
  const { read, clock, pace, onFault, onAnswer } = context
  for (let size = count; ; size = Math.max(1, size >> 1)) {
    try {
      const startedAt = clock.elapsed()
      const { value: blocks, bytes, weight = bytes } = await read(from, size, signal, limit)
      pace.answered(blocks.length, Math.max(bytes, weight), clock.elapsed() - startedAt)
      onAnswer(from + blocks.length - 1, startedAt)
      return { blocks, bytes: weight }
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      pace.failed()
      if (size === 1 && error.kind === "too-large") {
        pace.expectAtLeast(limit)
        return { kind: "huge", fault: error }
      }
      // Asking for less at once is no more than finding the pace.
      if (error.kind !== "too-large") onFault(error)
      if (from > context.to()) return { kind: "gone" }
      if (size === 1 && isUnreadable(error)) return { kind: "unreadable", fault: error }
    }
  }
}

/** Whether the node answered, and it is the answer that makes no sense: what is no JSON-RPC has the client's error as its cause. */
function isUnreadable({ kind, cause }: NodeFault): boolean {
  return kind === "nonsense" && (cause === undefined || cause instanceof UnreadableAnswer)
}
