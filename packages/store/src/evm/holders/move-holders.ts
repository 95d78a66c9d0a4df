import type { Transaction, Value } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { holdingOf } from "../balances/key.ts"
import { withinRange } from "../balances/within-range.ts"
import { holderTable, tokenSupplyTable } from "../tables.ts"
import { holderKeyOf, isOfHolders, tokenOfBalance } from "./key.ts"
import { deleteSupply, suppliesByTokens } from "./queries.ts"

/** Balances by the events, by key; undefined for keys without an event. */
export type BalancesByKey = ReadonlyMap<Hex, bigint | undefined>

/** The number of a token's holders, and the sum of their balances; or the changes of both. */
export interface Supply {
  holders: number
  supply: bigint
}

/**
 * Moves holders to the positions of their current balances.
 *
 * @param before - the balances of their current positions; missing balances are 0.
 * @param after - the balances of the keys that may have changed.
 */
export async function moveHolders(
  transaction: Transaction,
  chain: bigint,
  before: BalancesByKey,
  after: BalancesByKey,
): Promise<void> {
  const removed: Value[][] = []
  const added: Value[][] = []
  const changes = new Map<Hex, Supply>()
  for (const [key, balance] of after) {
    const [was, is] = [withinRange(before.get(key) ?? 0n), withinRange(balance ?? 0n)]
    if (was === is || !isOfHolders(holdingOf(key))) continue
    if (was !== 0n) removed.push([chain, holderKeyOf(key, was)])
    if (is !== 0n) added.push([chain, holderKeyOf(key, is)])
    const token = tokenOfBalance(key)
    const change = changes.get(token) ?? { holders: 0, supply: 0n }
    changes.set(token, change)
    change.holders += Number(is !== 0n) - Number(was !== 0n)
    change.supply += is - was
  }
  await transaction.remove(holderTable, removed.sort(compareKeys))
  await transaction.insert(holderTable, added.sort(compareKeys))
  await addToSupplies(transaction, chain, changes)
}

/** In key order, so that adjacent rows are written together. */
const compareKeys = ([, one]: Value[], [, other]: Value[]) => (String(one) < String(other) ? -1 : 1)

/** Adds changes to the supplies of tokens. */
export async function addToSupplies(
  transaction: Transaction,
  chain: bigint,
  changes: ReadonlyMap<Hex, Supply>,
): Promise<void> {
  // A transfer between existing holders changes neither.
  const changed = [...changes].filter(([, { holders, supply }]) => holders !== 0 || supply !== 0n)
  const tokens = changed.map(([token]) => token).sort()
  const rows = await readBatch<{ token: Uint8Array; holders: number; supply: string }>(
    transaction,
    suppliesByTokens,
    { chain },
    tokens.map(bytesFromHex),
  )
  const before = new Map(rows.map(({ token, ...row }) => [hexOf(token), row]))
  const replaced: Value[][] = []
  for (const token of tokens) {
    const [was, change] = [before.get(token), changes.get(token)]
    const holders = (was?.holders ?? 0) + (change?.holders ?? 0)
    const supply = BigInt(was?.supply ?? 0) + (change?.supply ?? 0n)
    // A token without holders has no row, as before the first holder.
    if (holders === 0) await transaction.run(deleteSupply, { chain, token: bytesFromHex(token) })
    else replaced.push([chain, token, holders, supply.toString()])
  }
  await transaction.replace(tokenSupplyTable, replaced)
}
