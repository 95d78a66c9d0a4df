import type { Transaction } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { balanceKey } from "../balance-key.ts"
import { splitAddresses, textOf, uint64Of } from "../keys.ts"
import { balancesByKeys } from "../queries/balances.ts"
import { balanceTable } from "../tables.ts"
import type { UtxoTerms } from "../terms.ts"
import type { UtxoChange, UtxoCondition } from "./utxo-changes.ts"

interface BalanceSum {
  readonly key: Uint8Array
  amount: bigint
  count: number
}

/** Adds changes to the sums of UTXOs that one address owns alone. UTXOs with several owners are added up on request. */
export async function changeBalances(
  transaction: Transaction,
  network: number,
  changes: readonly UtxoChange[],
): Promise<void> {
  const sums = new Map<string, BalanceSum>()
  const add = (terms: UtxoTerms, condition: UtxoCondition | undefined, sign: 1 | -1) => {
    if (condition === undefined || condition.spent || !isOwnedAlone(terms)) return
    const key = balanceKey(terms.consumedOn, terms.addresses, { ...terms, staked: condition.staked })
    const text = textOf(key)
    let sum = sums.get(text)
    if (sum === undefined) {
      sum = { key, amount: 0n, count: 0 }
      sums.set(text, sum)
    }
    const amount = uint64Of(terms.amount)
    sum.amount += sign === 1 ? amount : -amount
    sum.count += sign
  }
  for (const { terms, before, after } of changes) {
    add(terms, before, -1)
    add(terms, after, 1)
  }
  for (const [text, { amount, count }] of sums) if (amount === 0n && count === 0) sums.delete(text)

  const keys = Array.from(sums.values(), ({ key }) => key)
  const stored = await readBatch<{ key: Uint8Array; amount: string; utxoCount: number }>(
    transaction,
    balancesByKeys,
    { network },
    keys,
  )
  const emptied: [number, Uint8Array][] = []
  for (const { key, amount, utxoCount } of stored) {
    const sum = sums.get(textOf(key))
    if (sum === undefined) continue
    sum.amount += BigInt(amount)
    sum.count += utxoCount
    if (sum.count === 0) {
      emptied.push([network, key])
      sums.delete(textOf(key))
    }
  }
  await transaction.remove(balanceTable, emptied)
  await transaction.replace(
    balanceTable,
    Array.from(sums.values(), ({ key, amount, count }) => [network, key, amount.toString(), count]),
  )
}

/** Whether a UTXO is in the sums: it holds only an amount, and one address owns it. */
const isOwnedAlone = (terms: UtxoTerms) => terms.isTransfer === 1 && terms.addresses.length === 20

/** Whether a UTXO is listed by each of its owners for balances: it holds only an amount, and several addresses own it. */
export const isOwnedJointly = (terms: UtxoTerms) => terms.isTransfer === 1 && splitAddresses(terms.addresses).length > 1
