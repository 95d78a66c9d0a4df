import type { Connection, Transaction, Value } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { holdingTable } from "../tables.ts"
import { answersByKeys, holdingsByKeys } from "./queries.ts"

/** A key that there is. */
export interface StoredHolding {
  /** 1 where anything is left by the events or by the last answer, else 0. */
  readonly held: number
  /** By the events; undefined where none of them changed it. */
  readonly balance: bigint | undefined
}

/** What is stored of some keys; those that there are not are left out. */
export async function holdingsOf(
  connection: Connection,
  chain: bigint,
  keys: readonly Hex[],
): Promise<ReadonlyMap<Hex, StoredHolding>> {
  const rows = await readBatch<{ key: Uint8Array; held: number; balance: string | null }>(
    connection,
    holdingsByKeys,
    { chain },
    keys.map(bytesFromHex),
  )
  return new Map(
    rows.map(({ key, held, balance }) => [
      hexOf(key),
      { held, balance: balance === null ? undefined : BigInt(balance) },
    ]),
  )
}

/** What contracts last answered about some keys; those about which they did not are left out. */
export async function lastAnswers(
  connection: Connection,
  chain: bigint,
  keys: readonly Hex[],
): Promise<ReadonlyMap<Hex, bigint>> {
  const rows = await readBatch<{ key: Uint8Array; balance: string | null }>(
    connection,
    answersByKeys,
    { chain },
    keys.map(bytesFromHex),
  )
  return new Map(rows.flatMap(({ key, balance }) => (balance === null ? [] : [[hexOf(key), BigInt(balance)] as const])))
}

/**
 * Puts keys among those of which anything is left, or among the others.
 *
 * @param before - what was stored of them.
 * @param after - what the events say of them now; undefined where none of them changed it.
 * @param answers - what contracts last answered about them, where that is known already.
 */
export async function moveHoldings(
  transaction: Transaction,
  chain: bigint,
  before: ReadonlyMap<Hex, StoredHolding>,
  after: ReadonlyMap<Hex, bigint | undefined>,
  answers?: ReadonlyMap<Hex, bigint>,
): Promise<void> {
  const gone = [...after].flatMap(([key, balance]) => (balance ? [] : key))
  const answered = answers ?? (await lastAnswers(transaction, chain, gone))
  const removed: Value[][] = []
  const added: Value[][] = []
  for (const [key, balance] of after) {
    const isHeld = Boolean(balance) || Boolean(answered.get(key))
    const held = balance === undefined && !isHeld ? undefined : Number(isHeld)
    const was = before.get(key)?.held
    if (held === was) continue
    if (was !== undefined) removed.push([chain, was, key])
    if (held !== undefined) added.push([chain, held, key])
  }
  await transaction.remove(holdingTable, removed)
  await transaction.insert(holdingTable, added)
}
