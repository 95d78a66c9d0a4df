import type { Transaction } from "../../engine.ts"
import type { ArchiveChunk } from "./chunk.ts"
import { archiveState, insertChunks, writeArchiveState } from "./rows.ts"

/**
 * Archives consecutive blocks in the transaction that stores them. If the blocks do not follow the archived ones, because the
 * archive was disabled for a while, the archive starts again with these blocks; maintenance deletes the earlier chunks.
 *
 * @throws RangeError unless the chunks contain exactly these blocks.
 */
export async function appendChunks(
  transaction: Transaction,
  chain: bigint,
  blocks: { readonly first: number; readonly last: number },
  chunks: readonly ArchiveChunk[],
): Promise<void> {
  assertCovers(blocks, chunks)
  const { first, last } = blocks
  const state = await archiveState(transaction, chain)
  const follows = state !== undefined && state.last === first - 1
  await insertChunks(transaction, chain, chunks)
  await writeArchiveState(transaction, chain, follows ? { ...state, last } : { first, last, mergedTo: first - 1 })
}

function assertCovers({ first, last }: { first: number; last: number }, chunks: readonly ArchiveChunk[]): void {
  let next = first
  for (const chunk of chunks) {
    if (chunk.first !== next || chunk.last < chunk.first)
      throw new RangeError(`a chunk of blocks ${chunk.first} to ${chunk.last} where block ${next} comes next`)
    next = chunk.last + 1
  }
  if (next !== last + 1) throw new RangeError(`chunks up to block ${next - 1} with blocks up to ${last}`)
}
