import type { PieceBlock } from "@serac/store/pieces"
import type { FetchContext } from "../../core/backfill/index.ts"
import { nonsense } from "../../core/index.ts"
import { archivedText } from "../archive/archive-blocks.ts"
import type { BlockAnswers } from "../decode/block.ts"
import type { ChainNode } from "../node/node.ts"
import { decodeVerified, type VerifiedContext } from "../verify/decode-verified.ts"
import type { SettledBlock } from "../verify/settlements.ts"

/** A verified block of a node, with its text for a piece. */
export interface FetchedBlock extends SettledBlock {
  readonly block: { readonly number: number; readonly parentHash: string; readonly hash: string }
  readonly piece: PieceBlock
}

/**
 * Requests consecutive blocks from a node, verifies them, and keeps their texts. They are decoded too: a block that an indexer
 * could not read makes no piece.
 */
export function pieceFetcher(
  node: Pick<ChainNode, "blocks">,
  decoding: VerifiedContext,
): FetchContext<FetchedBlock>["read"] {
  return async (from, count, signal, limit) => {
    const asked = Array.from({ length: count }, (_, index) => ({ number: from + index }))
    const { value, bytes } = await node.blocks(asked, signal, limit, (answers) => {
      let before: FetchedBlock | undefined
      return answers.map((one, index) => {
        const fetched = fetchedBlock(from + index, one, decoding)
        if (before !== undefined && fetched.block.parentHash !== before.block.hash)
          throw nonsense(`block ${from + index} is no child of block ${from + index - 1}`)
        before = fetched
        return fetched
      })
    })
    return { value, bytes, weight: value.reduce((sum, { piece }) => sum + piece.text.length, 0) }
  }
}

function fetchedBlock(number: number, answers: BlockAnswers, decoding: VerifiedContext): FetchedBlock {
  const { block, unsettled } = decodeVerified({ number }, answers, decoding)
  const { hash, parentHash, transactionCount } = block
  const isTraced = transactionCount > 0 && answers.traces !== undefined
  const text = Buffer.from(archivedText(number, answers))
  return {
    block,
    ...(unsettled === undefined ? {} : { unsettled }),
    piece: { number, hash, parentHash, text, isTraced },
  }
}
