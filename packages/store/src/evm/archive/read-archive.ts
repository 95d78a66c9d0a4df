import type { Connection, ReadingConnection } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { hexOf } from "../../hex.ts"
import { archiveDamaged } from "./archive-damaged-error.ts"
import type { ArchivedBlock, ArchiveRange } from "./archived-block.ts"
import { answersOfText } from "./block-text.ts"
import { type ArchiveChunk, chunkBytes } from "./chunk.ts"
import { unpackChunk } from "./pack.ts"
import { blockHashesWithin } from "./queries.ts"
import { archiveState, chunkRanges, chunksWithin } from "./rows.ts"

/** Bytes of text that one call reads, unless a single chunk is larger. */
const maxRead = 2 * chunkBytes
/** Maximum number of chunks that one call reads. */
const maxChunks = 32

/** The range of archived blocks; undefined if none is archived. */
export async function readArchiveRange(connection: Connection, chain: bigint): Promise<ArchiveRange | undefined> {
  const state = await archiveState(connection, chain)
  return state && state.first <= state.last ? { first: state.first, last: state.last } : undefined
}

/** Archived blocks from a number on, ascending. @throws ArchiveDamagedError */
export async function readArchived(
  connection: ReadingConnection,
  chain: bigint,
  from: number,
  limit: number,
): Promise<readonly ArchivedBlock[]> {
  const { chunks, hashes } = await connection.snapshot((state) => readChunks(state, chain, from, limit))
  const blocks: ArchivedBlock[] = []
  for (const chunk of chunks) {
    const texts = await unpackChunk(chain, chunk)
    for (const [index, text] of texts.entries()) {
      const number = chunk.first + index
      if (number < from || blocks.length >= limit) continue
      blocks.push(archivedBlock(chain, number, text, hashes.get(number)))
    }
  }
  return blocks
}

interface ReadChunks {
  readonly chunks: readonly ArchiveChunk[]
  readonly hashes: ReadonlyMap<number, Hex>
}

async function readChunks(connection: Connection, chain: bigint, from: number, limit: number): Promise<ReadChunks> {
  const range = await readArchiveRange(connection, chain)
  if (range === undefined || from < range.first || from > range.last) return { chunks: [], hashes: new Map() }
  let upTo = from - 1
  let bytes = 0
  for (const { last, rawBytes } of await chunkRanges(connection, chain, from - 1, maxChunks)) {
    bytes += rawBytes
    if (upTo >= from + limit - 1 || (bytes > maxRead && upTo >= from)) break
    upTo = last
  }
  const chunks = await chunksWithin(connection, chain, from - 1, upTo)
  const rows = await connection.all<{ readonly number: number; readonly hash: Uint8Array }>(blockHashesWithin, {
    chain,
    number: from - 1,
    upTo,
  })
  let next = from
  for (const { first, last } of [...chunks, { first: upTo + 1, last: upTo }]) {
    if (first > next) throw archiveDamaged(chain, { first: next, last: first - 1 }, "are missing")
    next = last + 1
  }
  return { chunks, hashes: new Map(rows.map(({ number, hash }) => [number, hexOf(hash)])) }
}

function archivedBlock(chain: bigint, number: number, text: string, hash: Hex | undefined): ArchivedBlock {
  const place = { first: number, last: number }
  if (hash === undefined) throw archiveDamaged(chain, place, "is archived and not stored")
  return {
    number,
    hash,
    // Parsed on access: parsing many blocks at once makes the garbage collector copy them until the last is decoded.
    get answers() {
      try {
        return answersOfText(text)
      } catch (error) {
        throw archiveDamaged(chain, place, "is no JSON", error)
      }
    },
  }
}
