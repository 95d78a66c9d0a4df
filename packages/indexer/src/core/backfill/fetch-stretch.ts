import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import type { Pace } from "./pace.ts"
import { UnreadableAnswer } from "./unreadable.ts"

/** A value that was read from answers, and their bytes. */
export interface Fetched<T> {
  readonly value: T
  /** Bytes of the answers. */
  readonly bytes: number
  /** Bytes that the value takes in memory. Default: the bytes of the answers. */
  readonly weight?: number
}

/** Consecutive blocks, each the child of the one before it, and the bytes that they take in memory. */
export interface FetchedStretch<Block> {
  readonly blocks: readonly Block[]
  readonly bytes: number
}

/** Why there are no blocks: the first one is larger than the limit (`huge`), it cannot be read (`unreadable`), or the node's head fell below it (`gone`). */
export type Shortfall =
  | { readonly kind: "huge" | "unreadable"; readonly fault: NodeFault }
  | { readonly kind: "gone"; readonly fault?: undefined }

/** What requests for blocks need. */
export interface FetchContext<Block> {
  /**
   * Requests up to `count` blocks from a height on, once. Returns at least the first of them, each the child of the one
   * before it.
   *
   * @param limit - bytes of the answer.
   * @throws NodeFault; its kind is `nonsense` and its cause an {@link UnreadableAnswer} where the node answered a request
   * for a single block, and the answer cannot be read.
   */
  readonly read: (from: number, count: number, signal: AbortSignal, limit: number) => Promise<Fetched<readonly Block[]>>
  readonly clock: Clock
  readonly pace: Pace
  /** The number of the last block known at the moment. */
  readonly to: () => number
  readonly onFault: (fault: NodeFault) => void
  /** Receives the number of the highest block in an answer, and when the request was sent, by the clock's `elapsed`. */
  readonly onAnswer: (highest: number, askedAt: number) => void
}

/**
 * Requests a range of blocks until the node returns the first of them: the whole range at first, half as many blocks after
 * each failure.
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
      // A request for too many blocks is no fault of the node: it only adjusts the pace.
      if (error.kind !== "too-large") onFault(error)
      if (from > context.to()) return { kind: "gone" }
      if (size === 1 && isUnreadable(error)) return { kind: "unreadable", fault: error }
    }
  }
}

/** Whether the node answered with content that makes no sense. A response that is not JSON-RPC does not count: its cause is an error of the client. */
function isUnreadable({ kind, cause }: NodeFault): boolean {
  return kind === "nonsense" && (cause === undefined || cause instanceof UnreadableAnswer)
}
