import type { Transaction } from "../../engine.ts"
import { chainByCode, chainCode, splitAddresses } from "../keys.ts"
import { jointList, unresolvedList } from "../list-keys.ts"
import { unstakeUtxo } from "../queries/utxos.ts"
import type { PrimaryChain } from "../rows.ts"
import { addressUtxoTable, consumptionTable, listTable, unresolvedTable, utxoKeyTable, utxoTable } from "../tables.ts"
import { changeBalances, isOwnedJointly } from "./balances.ts"
import { inKeyOrder } from "./clustered-rows.ts"
import { type ListEntry, listRows } from "./list-entries.ts"
import { resolvedEntries } from "./transaction-lists.ts"
import type { UtxoChange, UtxoChanges } from "./utxo-changes.ts"
import { addressUtxoRows, consumptionRows, utxoRows } from "./utxo-rows.ts"

/** Stores a batch's changes of UTXOs: the UTXOs, their lists, and the balances. */
export async function writeUtxoChanges(
  transaction: Transaction,
  network: number,
  chain: PrimaryChain,
  { created, consumed, changes, unresolved, resolved }: UtxoChanges,
): Promise<void> {
  await transaction.insert(utxoTable, utxoRows(network, created))
  await transaction.insert(
    utxoKeyTable,
    inKeyOrder(created, ({ terms }) => terms.key).map(({ terms: { key, number } }) => [network, key, number]),
  )
  // A UTXO that is not stored yet may appear to be consumed several times.
  await transaction.insertMissing(consumptionTable, consumptionRows(network, chainCode(chain), consumed))
  await transaction.insertMissing(
    unresolvedTable,
    unresolved.map(({ key, row }) => [network, key, row.timestamp]),
  )
  const waitEntry = (id: Uint8Array, position: number) => ({ lists: [unresolvedList], position, id })
  await transaction.insertMissing(
    listTable,
    listRows(
      network,
      unresolved.map(({ key, row }) => waitEntry(key, row.timestamp)),
    ),
  )
  await transaction.remove(
    unresolvedTable,
    resolved.map(({ terms: { key } }) => [network, key]),
  )
  await transaction.remove(
    listTable,
    listRows(
      network,
      resolved.map(({ terms: { key }, timestamp }) => waitEntry(key, timestamp)),
    ),
  )
  for (const { terms, before, after } of changes) {
    if (before?.staked === true && !after.staked) {
      await transaction.run(unstakeUtxo, { network, number: terms.number })
    }
  }
  const { removed, added } = addressUtxoRows(network, changes)
  await transaction.remove(addressUtxoTable, removed)
  await transaction.insert(addressUtxoTable, added)
  await transaction.remove(
    listTable,
    listRows(
      network,
      jointEntries(changes, (before) => before),
    ),
  )
  await transaction.insert(
    listTable,
    listRows(
      network,
      jointEntries(changes, (_, after) => after),
    ),
  )
  await changeBalances(transaction, network, changes)
  await transaction.insertMissing(listTable, listRows(network, await resolvedEntries(transaction, network, resolved)))
}

/** The list entries of UTXOs with several owners whose spent state changes: entries exist while they are unspent. */
function jointEntries(
  changes: readonly UtxoChange[],
  at: (before: UtxoChange["before"], after: UtxoChange["after"]) => UtxoChange["before"],
): readonly ListEntry[] {
  return changes.flatMap(({ terms, before, after }) => {
    if (before?.spent === after.spent || !isOwnedJointly(terms) || at(before, after)?.spent !== false) return []
    const chain = chainByCode(terms.consumedOn)
    const lists = splitAddresses(terms.addresses).map((address) => jointList(chain, address))
    return [{ lists, position: 0, id: terms.key }]
  })
}
