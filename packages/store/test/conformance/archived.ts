import { createHash } from "node:crypto"
import { chainPart, type Transaction } from "../../src/engine.ts"
import { engineOf } from "../../src/engine-of.ts"
import { chunkRanges } from "../../src/evm/archive/rows.ts"
import {
  type ArchiveChunk,
  type ArchivedAnswers,
  type ArchiveKept,
  type Batch,
  type BlockRow,
  type ChainReader,
  type ChainWriter,
  packBlocks,
  type Store,
  textOfAnswers,
} from "../../src/index.ts"

/** What a node may have answered about a block, in so many bytes or a little more. */
export const answersOf = ({ number, hash }: Pick<BlockRow, "number" | "hash">, bytes = 0): ArchivedAnswers => ({
  block: { number: `0x${number.toString(16)}`, hash, extraData: "7".repeat(bytes) },
  receipts: [{ status: "0x1", big: 2n ** 64n }],
  ...(number % 2 === 0 && { traces: [{ result: { type: "CREATE" } }] }),
})

/** The batch with its archive. `bytes` are those of each block's answers. */
export async function archived(batch: Batch, bytes: readonly number[] = []): Promise<Batch> {
  const texts = batch.blocks.map((block, at) => textOfAnswers(answersOf(block, bytes[at])))
  return { ...batch, archive: await packBlocks(batch.blocks[0]?.number ?? 0, texts) }
}

/** The same with a chunk for each block, as blocks come at the head. */
export async function archivedSingly(batch: Batch, bytes: readonly number[] = []): Promise<Batch> {
  const chunks = batch.blocks.map((block, at) => packBlocks(block.number, [textOfAnswers(answersOf(block, bytes[at]))]))
  return { ...batch, archive: (await Promise.all(chunks)).flat() }
}

/** Everything that is archived, by calls for so many blocks each. */
export async function allArchived(reader: ChainReader, limit: number) {
  const range = await reader.archiveRange()
  const blocks: Awaited<ReturnType<ChainReader["archived"]>>[number][] = []
  for (let next = range?.first ?? 1; next <= (range?.last ?? 0); next = (blocks.at(-1)?.number ?? next) + 1)
    blocks.push(...(await reader.archived(next, limit)))
  return blocks
}

/** Maintains the archive until there is nothing to do. Returns what it told of damage. */
export async function maintained(writer: ChainWriter, kept: ArchiveKept): Promise<readonly string[]> {
  const damage: string[] = []
  for (let isMore = true; isMore; ) {
    const done = await writer.maintainArchive(kept)
    isMore = done.isMore
    if (done.damage !== undefined) damage.push(done.damage)
  }
  return damage
}

/** The first and the last block of each chunk that is stored. */
export async function storedChunks(store: Store, chainId: string): Promise<readonly string[]> {
  const places = await chunkRanges(engineOf(store).reader(chainPart(chainId)), BigInt(chainId), -1, 10_000)
  return places.map(({ first, last }: Pick<ArchiveChunk, "first" | "last">) => `${first}-${last}`)
}

/** Has a statement done to a chain's tables that the store would never do. Nobody may have it open for writing. */
export async function tamper(store: Store, chainId: string, sql: string): Promise<void> {
  // PostgreSQL takes names of up to 63 characters, one for each text.
  const name = `tamper_${createHash("sha1").update(sql).digest("hex")}`
  await inTransaction(store, chainId, (transaction) =>
    transaction.run({ name, sql, plan: { sqlite: [], postgres: [] } }, { chain: BigInt(chainId) }),
  )
}

/** Does something to a chain beside its writer. */
export async function inTransaction<Result>(
  store: Store,
  chainId: string,
  use: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await engineOf(store).openWriter(chainPart(chainId))
  try {
    return await connection.transaction(use)
  } finally {
    await connection.close()
  }
}
