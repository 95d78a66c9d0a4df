import { UnreadableAnswer } from "../../core/backfill/index.ts"
import { NodeFault } from "../../core/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import type { ReadBlock } from "./chain-blocks.ts"

/** Wraps a reader so that its faults have the unreadable bytes as cause. */
export function withUnreadableBytes<Block extends ChainBlock>(read: ReadBlock<Block>): ReadBlock<Block> {
  return (bytes, proposer, height) => {
    try {
      return read(bytes, proposer, height)
    } catch (error) {
      if (!(error instanceof NodeFault) || error.kind !== "nonsense" || error.cause !== undefined) throw error
      throw new NodeFault("nonsense", error.message, { cause: new UnreadableAnswer(bytes) })
    }
  }
}
