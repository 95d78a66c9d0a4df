import { NotConsecutiveError } from "../errors.ts"
import type { BlockReference, BlockRow } from "../rows.ts"

/** Throws {@link NotConsecutiveError} unless each block follows the one before it, and the first the head. */
export function assertConsecutive(head: BlockReference | undefined, blocks: readonly BlockRow[]): void {
  let previous: Pick<BlockReference, "number" | "hash"> | undefined = head
  for (const block of blocks) {
    const expected = previous === undefined ? 0 : previous.number + 1
    if (block.number !== expected) {
      throw new NotConsecutiveError(`Block ${expected} was to come next, and block ${block.number} came.`)
    }
    if (previous !== undefined && block.parentHash !== previous.hash) {
      throw new NotConsecutiveError(
        `Block ${block.number} follows ${block.parentHash}, but block ${previous.number} is ${previous.hash}.`,
      )
    }
    previous = block
  }
}
