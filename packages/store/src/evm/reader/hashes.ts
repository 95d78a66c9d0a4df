import type { ReadingConnection } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { transactionHashOf } from "../../items/index.ts"
import { limitOf } from "../../limit.ts"
import { hashKey, lists } from "../lists/lists.ts"
import { blocksByHashRange } from "../queries/blocks.ts"
import { listKeysInRange } from "../queries/lists.ts"
import type { FoundHash, ListCursor, StoredTransaction } from "../reader-port.ts"
import type { ListReader } from "./listed.ts"

/** Characters of a hash with `0x`. */
const hashLength = 66
/** Transactions of one key that are read at once: their hashes share eight bytes, so two are rare already. */
const hashesAtOnce = 4

/** The transaction with a hash, among those with its key. */
export async function readTransaction(listReader: ListReader, hash: Hex): Promise<StoredTransaction | undefined> {
  for (let after: ListCursor | undefined; ; ) {
    const found = await listReader.page(lists.transactionHashes, hashKey(hash), { after, limit: hashesAtOnce })
    const own = found.find(({ fragment }) => transactionHashOf(fragment) === hash)
    const last = found.at(-1)
    if (own !== undefined || last === undefined || found.length < hashesAtOnce) return own
    after = [last.blockNumber, last.index, 0]
  }
}

/** Blocks and then transactions whose hash begins with a text, each in the order of hashes. */
export async function readHashesStartingWith(
  connection: ReadingConnection,
  chain: bigint,
  listReader: ListReader,
  { start, limit }: { readonly start: Hex; readonly limit: number },
): Promise<readonly FoundHash[]> {
  const [low, high] = [start.padEnd(hashLength, "0") as Hex, start.padEnd(hashLength, "f") as Hex]
  const blocks = await connection.all<{ number: number; hash: Uint8Array }>(blocksByHashRange, {
    ...{ chain, low: bytesFromHex(low), high: bytesFromHex(high), limit: limitOf(limit) },
  })
  const keys = await connection.all<{ key: Uint8Array }>(listKeysInRange, {
    ...{ chain, list: lists.transactionHashes.id, limit: limitOf(limit) },
    ...{ low: bytesFromHex(hashKey(low)), high: bytesFromHex(hashKey(high)) },
  })
  const listed = await Promise.all(
    keys.map(({ key }) => listReader.page(lists.transactionHashes, hexOf(key), { limit: hashesAtOnce })),
  )
  const transactions = listed
    .flat()
    .map(({ fragment, blockNumber }) => ({
      kind: "transaction" as const,
      ...{ hash: transactionHashOf(fragment) as Hex, blockNumber },
    }))
    .filter(({ hash }) => hash.startsWith(start))
  return [
    ...blocks.map(({ number, hash }) => ({ kind: "block" as const, hash: hexOf(hash), blockNumber: number })),
    ...transactions.sort((one, other) => (one.hash < other.hash ? -1 : 1)),
  ].slice(0, limitOf(limit))
}
