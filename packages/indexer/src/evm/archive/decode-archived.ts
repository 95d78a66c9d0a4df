import type { ArchivedBlock } from "@serac/store"
import type { DecodeContext } from "../decode/block.ts"
import { decodePacked, type PackedBlock } from "../decode/packed-block.ts"

/**
 * Decodes an archived block with the same checks as a node's answer: it must be the block that is stored under its number,
 * by hash.
 *
 * @throws NodeFault of kind `nonsense` if it is not, and `too-large` if its rows exceed the memory limit.
 */
export function decodeArchived({ number, hash, answers }: ArchivedBlock, context: DecodeContext): PackedBlock {
  return decodePacked({ number, hash }, answers, context)
}
