import type { Transaction } from "../../engine.ts"
import { chainOf, distinctBytes, positionOf, splitAddresses, textOf, utxoKeyOf } from "../../network/keys.ts"
import { type ListKey, transactionList } from "../../network/list-keys.ts"
import type { NetworkTransactionRow, PrimaryChain } from "../../network/rows.ts"
import type { UtxoTerms } from "../../network/terms.ts"
import { transactionPlacesByIds } from "../../queries/network/transactions.ts"
import { readBatch } from "../../read-batch.ts"
import type { ListEntry } from "./list-entries.ts"
import type { ResolvedUtxo } from "./utxo-changes.ts"

const noId = new Uint8Array()

/** Where new transactions are listed: with all of their chain by type, by address and by asset. */
export function transactionEntries(
  chain: PrimaryChain,
  transactions: readonly NetworkTransactionRow[],
  terms: ReadonlyMap<string, UtxoTerms>,
): readonly ListEntry[] {
  return transactions.map((row) => {
    const owners = row.inputs.flatMap((input) => {
      const utxo = terms.get(textOf(utxoKeyOf(input)))
      return utxo === undefined ? [] : splitAddresses(utxo.addresses)
    })
    const { type } = row
    const lists: ListKey[] = [transactionList(chain, { type })]
    for (const address of distinctBytes([...row.addresses, ...owners])) lists.push(...listsOf(chain, { address }, type))
    for (const assetId of distinctBytes(row.assets)) lists.push(...listsOf(chain, { assetId }, type))
    return { lists, position: positionOf(row), id: noId }
  })
}

/** Where the transactions that consumed UTXOs are listed for the owners of these, who were not known then. */
export async function resolvedEntries(
  transaction: Transaction,
  network: number,
  resolved: readonly ResolvedUtxo[],
): Promise<readonly ListEntry[]> {
  const ids = distinctBytes(resolved.map(({ consumingTx }) => consumingTx))
  const places = await readBatch<{ id: Uint8Array; chain: number; position: number; type: string }>(
    transaction,
    transactionPlacesByIds,
    { network },
    ids,
  )
  const byId = new Map(places.map((place) => [textOf(place.id), place]))
  return resolved.flatMap(({ terms, consumingTx }) => {
    const place = byId.get(textOf(consumingTx))
    if (place === undefined) return []
    const lists = splitAddresses(terms.addresses).flatMap((address) =>
      listsOf(chainOf(place.chain), { address }, place.type),
    )
    return [{ lists, position: place.position, id: noId }]
  })
}

/** With all types, and with its own. */
function listsOf(
  chain: PrimaryChain,
  of: { readonly address: Uint8Array } | { readonly assetId: Uint8Array },
  type: string,
): readonly ListKey[] {
  return [transactionList(chain, of), transactionList(chain, { ...of, type })]
}
