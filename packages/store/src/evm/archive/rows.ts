import type { Connection, Transaction, Value } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import type { ArchiveRange } from "./archived-block.ts"
import type { ArchiveChunk } from "./chunk.ts"
import { chunkEndingAbove, chunksEndingWithin, listChunkRanges, readArchiveState } from "./queries.ts"
import { archiveStateTable, archiveTable } from "./tables.ts"

/** The range of archived blocks and the state of its chunks. Empty where the first block is above the last. */
export interface ArchiveState extends ArchiveRange {
  /** Chunks up to this block have reached their final size. */
  readonly mergedTo: number
}

/** The range and size of a chunk, without its bytes. */
export type ChunkRange = Pick<ArchiveChunk, "first" | "last" | "rawBytes">

interface ChunkColumns extends ChunkRange {
  readonly digest: Uint8Array
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The archive's state; undefined if no block was ever archived. */
export function archiveState(connection: Connection, chain: bigint): Promise<ArchiveState | undefined> {
  return connection.get(readArchiveState, { chain })
}

export function writeArchiveState(transaction: Transaction, chain: bigint, state: ArchiveState): Promise<void> {
  return transaction.replace(archiveStateTable, [[chain, state.first, state.last, state.mergedTo]])
}

/** Ranges of the chunks that end above a block, ascending. */
export function chunkRanges(
  connection: Connection,
  chain: bigint,
  number: number,
  limit: number,
): Promise<readonly ChunkRange[]> {
  return connection.all(listChunkRanges, { chain, number, limit })
}

/** The first chunk that ends above a block. */
export async function nextChunk(
  connection: Connection,
  chain: bigint,
  number: number,
): Promise<ArchiveChunk | undefined> {
  const row = await connection.get<ChunkColumns>(chunkEndingAbove, { chain, number })
  return row && chunkOf(row)
}

/** Chunks that end above one block and not above another, ascending. */
export async function chunksWithin(
  connection: Connection,
  chain: bigint,
  number: number,
  upTo: number,
): Promise<readonly ArchiveChunk[]> {
  return (await connection.all<ChunkColumns>(chunksEndingWithin, { chain, number, upTo })).map(chunkOf)
}

const chunkOf = ({ digest, ...row }: ChunkColumns): ArchiveChunk => ({ ...row, digest: hexOf(digest) })

export function insertChunks(transaction: Transaction, chain: bigint, chunks: readonly ArchiveChunk[]): Promise<void> {
  return transaction.insert(
    archiveTable,
    chunks.map(({ first, last, rawBytes, digest, bytes }): Value[] => [chain, last, first, rawBytes, digest, bytes]),
  )
}
