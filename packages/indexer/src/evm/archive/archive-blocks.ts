import { type BlockText, textOfAnswers } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import type { BlockAnswers } from "../decode/block.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { Archiver } from "./archiver.ts"

/** Consecutive blocks with the texts that they are archived as. */
export interface ArchivedTexts {
  readonly blocks: readonly PackedBlock[]
  /** Of each block. */
  readonly texts: readonly BlockText[]
}

/**
 * What a node answered about a block as it is archived.
 *
 * @throws NodeFault of the kind `nonsense` where it nests so deep that nobody could read it again.
 */
export function archivedText(number: number, answers: BlockAnswers): string {
  try {
    return textOfAnswers(answers)
  } catch (error) {
    throw nonsense(`block ${number}: what the node answered cannot be archived: ${error}`)
  }
}

/** The blocks, each with the chunk of the archive that it is in, and the bytes of the chunks. */
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
