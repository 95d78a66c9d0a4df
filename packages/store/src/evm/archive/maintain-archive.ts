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

/** How many of the last blocks the archive keeps at least; `off` keeps none. */
export type ArchiveKept = "all" | "off" | number

/** Chunks that are dropped in one transaction, at most. */
const maxDropped = 64

/** What one piece of maintenance did. */
export interface ArchiveMaintenance {
  /** Whether there may be more to do at once. */
  readonly isMore: boolean
  /** Of chunks that were to be merged and could not be read, what is wrong with them, in words; they stay as they are. */
  readonly damage?: string
}

/** Chunks that make a large one. */
interface Merging {
  readonly chunks: readonly ArchiveChunk[]
  /** Where they begin, and where they end: what is merged already, before and after. */
  readonly from: number
  readonly mergedTo: number
}

/**
 * Drops what need not be kept or, where there is nothing to drop, merges chunks: a bounded piece of it. They are compressed between two
 * transactions, so that a new block waits for neither.
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

/** Drops chunks, or finds those that are to be merged, or neither where there is nothing to do. */
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

/** Drops the chunks that end below a block. Returns whether there was any. */
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
 * Finds the first chunks that are smaller than need be, once as many of them are there as make a large one: so each block is
 * written twice at most. Only blocks below `settled` are merged, which no rollback can undo.
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

/** Puts a chunk in the place of those that it is made of; where they are damaged they stay as they are. */
async function replace(
  transaction: Transaction,
  chain: bigint,
  { from, mergedTo }: Merging,
  joined: ArchiveChunk | undefined,
): Promise<void> {
  const state = await archiveState(transaction, chain)
  // The archive began anew meanwhile: they are to be dropped.
  if (state?.mergedTo !== from) return
  if (joined !== undefined) {
    await transaction.run(deleteChunksWithin, { chain, number: joined.first - 1, upTo: mergedTo })
    await insertChunks(transaction, chain, [joined])
  }
  await writeArchiveState(transaction, chain, { ...state, mergedTo })
}

/** The first chunks that make a large one, and where they end; chunks before them that are large already are passed over. */
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
