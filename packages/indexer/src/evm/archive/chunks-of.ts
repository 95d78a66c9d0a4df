import type { ArchiveChunk } from "@serac/store"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { Archiver } from "./archiver.ts"

/**
 * The chunks of consecutive blocks; undefined if the blocks are not archived. A chunk is cut if some of its blocks are
 * missing, which happens when a batch is stored in parts.
 */
export async function chunksOf(
  blocks: readonly PackedBlock[],
  archiver: Archiver | undefined,
): Promise<readonly ArchiveChunk[] | undefined> {
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (archiver === undefined || first === undefined || last === undefined) return undefined
  const range = { first: first.block.number, last: last.block.number }
  const isWhole = (chunk: ArchiveChunk) => chunk.first >= range.first && chunk.last <= range.last
  const chunks: ArchiveChunk[] = []
  for (const chunk of new Set(blocks.flatMap(({ chunk }) => chunk ?? [])))
    chunks.push(...(isWhole(chunk) ? [chunk] : await archiver.cut(chunk, range)))
  return chunks
}
