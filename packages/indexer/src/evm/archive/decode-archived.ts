import type { ArchivedBlock } from "@serac/store"
import type { DecodeContext } from "../decode/block.ts"
import { decodePacked, type PackedBlock } from "../decode/packed-block.ts"

/**
 * Decodes an archived block with the checks that a node's answer is decoded with: it must be the block that is stored under its
 * number, by hash.
 *
 * @throws NodeFault of the kind `nonsense` where it is not, `too-large` where its rows take more than they may.
 */
export function decodeArchived({ number, hash, answers }: ArchivedBlock, context: DecodeContext): PackedBlock {
  return decodePacked({ number, hash }, answers, context)
}
