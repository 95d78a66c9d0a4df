import type { Transaction, WritingConnection } from "../../engine.ts"
import { checkpointOf } from "../checkpoint.ts"
import { ArchiveDamagedError } from "./archive-damaged-error.ts"
import { type ArchiveChunk, chunkBlocks, chunkBytes } from "./chunk.ts"
import { joinChunks } from "./pack.ts"
import { deleteChunksWithin } from "./queries.ts"
import {
  type ArchiveState,
  archiveState,
  type ChunkRange,
  chunkRanges,
  chunksWithin,
  insertChunks,
  writeArchiveState,
} from "./rows.ts"

/** The minimum number of last blocks that the archive keeps; `off` keeps none. */
export type ArchiveKept = "all" | "off" | number

/** Maximum number of chunks that one transaction deletes. */
const maxDropped = 64

/** The result of one maintenance step. */
export interface ArchiveMaintenance {
  /** Whether there may be more to do now. */
  readonly isMore: boolean
  /** The damage of unreadable chunks that were due to be merged, in words; the chunks stay. */
  readonly damage?: string
}

/** Chunks to merge into a large one. */
interface Merging {
  readonly chunks: readonly ArchiveChunk[]
  /** The end of the merged chunks before and after this merge. */
  readonly from: number
  readonly mergedTo: number
}

/**
 * One bounded maintenance step: deletes blocks that need not be kept or, if there are none, merges chunks. Compression runs between
 * two transactions, so that it blocks no new block.
 */
export async function maintainArchive(
  connection: WritingConnection,
  chain: bigint,
  kept: ArchiveKept,
): Promise<ArchiveMaintenance> {
  const found = await connection.transaction((transaction) => dropOrFind(transaction, chain, kept))
  if ("isMore" in found) return found
  let joined: ArchiveChunk | undefined
  let damage: string | undefined
  try {
    joined = await joinChunks(chain, found.chunks)
  } catch (error) {
    if (!(error instanceof ArchiveDamagedError)) throw error
    damage = error.message
  }
  await connection.transaction((transaction) => replace(transaction, chain, found, joined))
  return damage === undefined ? { isMore: true } : { isMore: true, damage }
}

/** Deletes chunks, or finds chunks to merge, or reports that there is nothing to do. */
async function dropOrFind(
  transaction: Transaction,
  chain: bigint,
  kept: ArchiveKept,
): Promise<ArchiveMaintenance | Merging> {
  const [state, checkpoint] = [await archiveState(transaction, chain), await checkpointOf(transaction, chain)]
  if (state === undefined || checkpoint === undefined) return { isMore: false }
  const count = kept === "off" ? 0 : kept === "all" ? Number.POSITIVE_INFINITY : kept
  const first = Math.max(state.first, checkpoint.head.number - count + 1)
  if (await drop(transaction, chain, state, first)) return { isMore: true }
  return findSmall(transaction, chain, state, checkpoint.journalFrom)
}

/** Deletes the chunks that end below a block. Returns whether any was deleted. */
async function drop(transaction: Transaction, chain: bigint, state: ArchiveState, first: number): Promise<boolean> {
  const places = await chunkRanges(transaction, chain, -1, maxDropped)
  const dropped = places.filter(({ last }) => last < first).at(-1)
  if (dropped === undefined) return false
  await transaction.run(deleteChunksWithin, { chain, number: -1, upTo: dropped.last })
  await writeArchiveState(transaction, chain, {
    ...state,
    first: Math.max(state.first, dropped.last + 1),
    mergedTo: Math.max(state.mergedTo, dropped.last),
  })
  return true
}

/**
 * Finds the first chunks below the full size, once there are enough of them for a large chunk: so each block is written twice at
 * most. Only blocks below `settled` are merged, which no rollback can remove.
 */
async function findSmall(
  transaction: Transaction,
  chain: bigint,
  state: ArchiveState,
  settled: number,
): Promise<ArchiveMaintenance | Merging> {
  const places = await chunkRanges(transaction, chain, state.mergedTo, chunkBlocks + 1)
  const { run, mergedTo } = firstRun(
    places.filter(({ last }) => last < settled),
    state.mergedTo,
  )
  if (mergedTo === state.mergedTo) return { isMore: false }
  if (run.length > 1) {
    const chunks = await chunksWithin(transaction, chain, mergedTo - blocksIn(run), mergedTo)
    return { chunks, from: state.mergedTo, mergedTo }
  }
  await writeArchiveState(transaction, chain, { ...state, mergedTo })
  return { isMore: true }
}

/** Replaces the merged chunks by the new chunk; damaged chunks stay. */
async function replace(
  transaction: Transaction,
  chain: bigint,
  { from, mergedTo }: Merging,
  joined: ArchiveChunk | undefined,
): Promise<void> {
  const state = await archiveState(transaction, chain)
  // The archive started again meanwhile: these chunks will be deleted.
  if (state?.mergedTo !== from) return
  if (joined !== undefined) {
    await transaction.run(deleteChunksWithin, { chain, number: joined.first - 1, upTo: mergedTo })
    await insertChunks(transaction, chain, [joined])
  }
  await writeArchiveState(transaction, chain, { ...state, mergedTo })
}

/** The first chunks that make a large one, and their end; skips chunks before them that are large already. */
function firstRun(places: readonly ChunkRange[], from: number): { run: readonly ChunkRange[]; mergedTo: number } {
  let run: ChunkRange[] = []
  let mergedTo = from
  for (const place of places) {
    const joined = [...run, place]
    if (run.length > 0 && !fits(joined)) {
      mergedTo = run.at(-1)?.last ?? mergedTo
      if (run.length > 1) return { run, mergedTo }
      run = [place]
    } else run = joined
  }
  return { run: [], mergedTo }
}

const blocksIn = (run: readonly ChunkRange[]) => (run.at(-1)?.last ?? 0) - (run[0]?.first ?? 0) + 1

const fits = (run: readonly ChunkRange[]) =>
  blocksIn(run) <= chunkBlocks && run.reduce((sum, { rawBytes }) => sum + rawBytes + 1, 0) <= chunkBytes
