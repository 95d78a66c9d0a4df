import type { ReadingConnection } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { transactionHashOf } from "../../items/index.ts"
import { limitOf } from "../../limit.ts"
import { hashKey, lists } from "../lists/lists.ts"
import { blocksByHashRange } from "../queries/blocks.ts"
import { listKeysInRange } from "../queries/lists.ts"
import type { FoundHash } from "../reader-port.ts"
import type { ListReader } from "./listed.ts"

/** Characters of a hash with `0x`. */
const hashLength = 66
/** Transactions with one key that are read: they share eight bytes of their hashes, so two are rare already. */
const transactionsOfKey = 8

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
    keys.map(({ key }) => listReader.page(lists.transactionHashes, hexOf(key), { limit: transactionsOfKey })),
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
