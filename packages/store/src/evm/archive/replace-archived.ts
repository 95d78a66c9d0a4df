import type { Transaction } from "../../engine.ts"
import { ArchiveDamagedError } from "./archive-damaged-error.ts"
import type { ArchiveChunk } from "./chunk.ts"
import { cutChunk } from "./pack.ts"
import { deleteChunksWithin } from "./queries.ts"
import { archiveState, insertChunks, nextChunk } from "./rows.ts"

/**
 * Replaces the archived chunks of consecutive blocks; the other blocks of partly covered chunks stay, unless the chunk is
 * unreadable. Blocks that the archive does not keep are skipped.
 */
export async function replaceArchived(
  transaction: Transaction,
  chain: bigint,
  chunks: readonly ArchiveChunk[],
): Promise<void> {
  const state = await archiveState(transaction, chain)
  if (state === undefined) return
  const kept: ArchiveChunk[] = []
  for (const chunk of chunks)
    if (chunk.last >= state.first && chunk.first <= state.last) kept.push(...(await cutChunk(chain, chunk, state)))
  const [first, last] = [kept[0]?.first, kept.at(-1)?.last]
  if (first === undefined || last === undefined) return
  const rest: ArchiveChunk[] = []
  let end = first - 1
  for (let chunk = await nextChunk(transaction, chain, first - 1); chunk && chunk.first <= last; ) {
    if (chunk.first < first) rest.push(...(await partOf(chain, chunk, { first: chunk.first, last: first - 1 })))
    if (chunk.last > last) rest.push(...(await partOf(chain, chunk, { first: last + 1, last: chunk.last })))
    end = chunk.last
    chunk = await nextChunk(transaction, chain, end)
  }
  await transaction.run(deleteChunksWithin, { chain, number: first - 1, upTo: end })
  await insertChunks(transaction, chain, [...rest, ...kept])
}

/** Empty if the chunk is damaged. */
async function partOf(
  chain: bigint,
  chunk: ArchiveChunk,
  range: { readonly first: number; readonly last: number },
): Promise<readonly ArchiveChunk[]> {
  try {
    return await cutChunk(chain, chunk, range)
  } catch (error) {
    if (error instanceof ArchiveDamagedError) return []
    throw error
  }
}
