import { equalBytes } from "@serac/chain"
import { nonsense } from "../core/index.ts"

/** What is known of any block of a primary network's chains. */
export interface ChainBlock {
  readonly height: number
  readonly id: Uint8Array
  readonly parentId: Uint8Array
  /** Unix seconds; absent where the block has none. */
  readonly timestamp?: number
}

/** @throws NodeFault unless the blocks are those from a height on, each the child of the one before it. */
export function checkBlocks(chain: string, from: number, blocks: readonly ChainBlock[]): void {
  for (const [index, block] of blocks.entries()) {
    const height = from + index
    if (block.height !== height)
      throw nonsense(`${chain}-Chain: asked for block ${height}, the node gave ${block.height}`)
    const parent = blocks[index - 1]
    if (parent && !equalBytes(block.parentId, parent.id))
      throw nonsense(`${chain}-Chain: block ${height} is no child of block ${height - 1}`)
  }
}
