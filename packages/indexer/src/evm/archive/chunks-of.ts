import type { ArchiveChunk } from "@serac/store"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { Archiver } from "./archiver.ts"

/**
 * The chunks of consecutive blocks; undefined where they are not archived. Where not all blocks of a chunk are there, which happens
 * when a batch is stored in parts, it is cut.
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
