import { equalBytes } from "@serac/chain"
import { nonsense } from "../core/index.ts"
import type { BlockProposer } from "./p/platform-port.ts"

/** The common members of a block of any chain of a primary network. */
export interface ChainBlock {
  readonly height: number
  readonly id: Uint8Array
  readonly parentId: Uint8Array
  /** Unix seconds; absent if the block has none. */
  readonly timestamp?: number
  /** What its container tells; null if it has none, undefined if that is not known. */
  readonly proposer?: BlockProposer | null | undefined
  /** The bytes of its entry in the node's index: its container, or the block itself from before containers; absent without an index. */
  readonly entry?: Uint8Array | undefined
}

/** @throws NodeFault unless the blocks begin at a height, and each is the child of the one before it. */
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
