import type { Connection, Transaction, Value } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { holdingTable } from "../tables.ts"
import { answersByKeys, holdingsByKeys } from "./queries.ts"

/** A stored key. */
export interface StoredHolding {
  /** 1 if the balance by the events or by the last answer is not 0, else 0. */
  readonly held: number
  /** The balance by the events; undefined if no event changed it. */
  readonly balance: bigint | undefined
}

/** The stored holdings of some keys; keys that are not stored are left out. */
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

/** The contracts' last answers about some keys; keys without an answer are left out. */
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
 * Moves keys to the held keys or to the others.
 *
 * @param before - the stored holdings of the keys.
 * @param after - the balances by the events now; undefined for keys that no event changed.
 * @param answers - the contracts' last answers about the keys, if already known.
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
