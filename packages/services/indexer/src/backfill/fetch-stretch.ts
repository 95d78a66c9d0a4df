import { type DecodeContext, type DecodedBlock, decodeBlock } from "../decode/block.ts"
import { NodeFault, nonsense } from "../fault.ts"
import type { Clock } from "../node/clock.ts"
import type { ChainNode } from "../node/node.ts"
import type { Pace } from "./pace.ts"

/** Consecutive blocks that follow each other, and the bytes of the answers that told them. */
export interface Stretch {
  readonly blocks: readonly DecodedBlock[]
  readonly bytes: number
}

/** What asking for blocks needs. */
export interface FetchContext {
  readonly node: ChainNode
  readonly clock: Clock
  readonly decoding: DecodeContext
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
export async function fetchStretch(
  from: number,
  count: number,
  limit: number,
  context: FetchContext,
  signal: AbortSignal,
): Promise<Stretch | "huge" | "gone"> {
  const { node, clock, pace, onFault, onAnswer } = context
  for (let size = count; ; size = Math.max(1, size >> 1)) {
    const asked = Array.from({ length: size }, (_, index) => ({ number: from + index }))
    try {
      const startedAt = clock.now()
      const { value: blocks, bytes } = await node.blocks(asked, signal, limit, (answers) => {
        const decoded = answers.map((one, index) => decodeBlock({ number: from + index }, one, context.decoding))
        checkLinks(decoded)
        return decoded
      })
      pace.answered(size, bytes, clock.now() - startedAt)
      onAnswer(from + size - 1)
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

/** @throws NodeFault unless each block is the child of the one before it. */
function checkLinks(blocks: readonly DecodedBlock[]): void {
  for (let index = 1; index < blocks.length; index++) {
    const { block } = blocks[index] as DecodedBlock
    const { block: parent } = blocks[index - 1] as DecodedBlock
    if (block.parentHash !== parent.hash) throw nonsense(`block ${block.number} is no child of block ${parent.number}`)
  }
}
