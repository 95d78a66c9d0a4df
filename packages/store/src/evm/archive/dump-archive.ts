import type { Connection } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { digestOf, unpackChunk } from "./pack.ts"
import { archiveState, nextChunk } from "./rows.ts"

/**
 * The digest (SHA-256) of each archived block's text, ascending; independent of how blocks are divided into chunks. Chunks may be
 * merged meanwhile.
 *
 * @throws ArchiveDamagedError
 */
export async function* archivedDigests(
  connection: Connection,
  chain: bigint,
): AsyncGenerator<{ readonly number: number; readonly digest: Hex }, void, undefined> {
  const state = await archiveState(connection, chain)
  if (state === undefined) return
  for (let next = state.first; next <= state.last; ) {
    const chunk = await nextChunk(connection, chain, next - 1)
    if (chunk === undefined) return
    const texts = await unpackChunk(chain, chunk)
    for (let number = Math.max(next, chunk.first); number <= Math.min(chunk.last, state.last); number += 1)
      yield { number, digest: digestOf(texts[number - chunk.first] ?? "") }
    next = chunk.last + 1
  }
}
