import { type BlockText, textOfAnswers } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import type { BlockAnswers } from "../decode/block.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { Archiver } from "./archiver.ts"

/** Consecutive blocks with their archive texts. */
export interface ArchivedTexts {
  readonly blocks: readonly PackedBlock[]
  /** One text for each block. */
  readonly texts: readonly BlockText[]
}

/**
 * The archive text of a node's answers about a block.
 *
 * @throws NodeFault of kind `nonsense` if the answers are nested too deeply to be read again.
 */
export function archivedText(number: number, answers: BlockAnswers): string {
  try {
    return textOfAnswers(answers)
  } catch (error) {
    throw nonsense(`block ${number}: what the node answered cannot be archived: ${error}`)
  }
}

/** The blocks, each with its archive chunk, and the total bytes of the chunks. */
export async function withChunks(
  { blocks, texts }: ArchivedTexts,
  archiver: Archiver,
): Promise<{ readonly blocks: readonly PackedBlock[]; readonly bytes: number }> {
  const chunks = await archiver.pack(blocks[0]?.block.number ?? 0, texts)
  let at = 0
  return {
    blocks: blocks.map((one) => {
      if (one.block.number > (chunks[at]?.last ?? 0)) at += 1
      const chunk = chunks[at]
      return chunk === undefined ? one : { ...one, chunk }
    }),
    bytes: chunks.reduce((sum, { bytes }) => sum + bytes.length, 0),
  }
}
