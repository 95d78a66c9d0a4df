import type { Transaction } from "../../engine.ts"
import { ArchiveDamagedError } from "./archive-damaged-error.ts"
import type { ArchiveChunk } from "./chunk.ts"
import { cutChunk } from "./pack.ts"
import { deleteArchiveState, deleteChunksAbove } from "./queries.ts"
import { archiveState, insertChunks, nextChunk, writeArchiveState } from "./rows.ts"

/**
 * Cuts the archive after a block; a chunk that crosses the cut is rewritten without its later blocks. A damaged chunk is deleted
 * completely, because it must not block the rollback: the archive then starts again after it.
 */
export async function rollBackArchive(transaction: Transaction, chain: bigint, number: number): Promise<void> {
  const state = await archiveState(transaction, chain)
  if (state === undefined) return
  const across = await nextChunk(transaction, chain, number)
  await transaction.run(deleteChunksAbove, { chain, number })
  if (number < 0) {
    await transaction.run(deleteArchiveState, { chain })
    return
  }
  const kept = across === undefined || across.first > number ? [] : await keptOf(chain, across, number)
  if (kept !== undefined) await insertChunks(transaction, chain, kept)
  await writeArchiveState(transaction, chain, {
    first: kept === undefined ? number + 1 : Math.min(state.first, number + 1),
    last: Math.min(state.last, number),
    mergedTo: Math.min(state.mergedTo, number),
  })
}

/** Undefined if the chunk is damaged. */
async function keptOf(chain: bigint, chunk: ArchiveChunk, last: number): Promise<readonly ArchiveChunk[] | undefined> {
  try {
    return await cutChunk(chain, chunk, { first: chunk.first, last })
  } catch (error) {
    if (error instanceof ArchiveDamagedError) return undefined
    throw error
  }
}
