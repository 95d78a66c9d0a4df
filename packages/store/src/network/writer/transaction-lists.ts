import type { Transaction } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { chainByCode, distinctBytes, positionOf, splitAddresses, textOf } from "../keys.ts"
import { type ListKey, transactionList } from "../list-keys.ts"
import { transactionPlacesByIds } from "../queries/transactions.ts"
import type { NetworkTransactionRow, PrimaryChain } from "../rows.ts"
import type { UtxoTerms } from "../terms.ts"
import type { Keyed } from "./keyed.ts"
import type { ListEntry } from "./list-entries.ts"
import type { ResolvedUtxo } from "./utxo-changes.ts"

const noId = new Uint8Array()

/** The list entries of new transactions: with all of their chain by type, by address and by asset. */
export function transactionEntries(
  chain: PrimaryChain,
  transactions: readonly NetworkTransactionRow[],
  inputs: readonly (readonly Keyed[])[],
  terms: ReadonlyMap<string, UtxoTerms>,
): readonly ListEntry[] {
  const all = new KnownLists((type) => [transactionList(chain, { type })])
  const byAddress = new KnownLists((type, address) => listsOf(chain, { address }, type))
  const byAsset = new KnownLists((type, assetId) => listsOf(chain, { assetId }, type))
  return transactions.map((row, at) => {
    const { type } = row
    const lists = new Set(all.of(type, noId))
    const listed = (some: KnownLists, of: Uint8Array) => {
      for (const list of some.of(type, of)) lists.add(list)
    }
    for (const address of row.addresses) listed(byAddress, address)
    for (const { text } of inputs[at] ?? []) {
      for (const address of splitAddresses(terms.get(text)?.addresses ?? noId)) listed(byAddress, address)
    }
    for (const assetId of row.assets) listed(byAsset, assetId)
    return { lists, position: positionOf(row), id: noId }
  })
}

/** The lists of transactions of a type; equal bytes give the same objects. */
class KnownLists {
  readonly #listsOf: (type: string, of: Uint8Array) => readonly ListKey[]
  readonly #byType = new Map<string, Map<string, readonly ListKey[]>>()

  constructor(listsOf: (type: string, of: Uint8Array) => readonly ListKey[]) {
    this.#listsOf = listsOf
  }

  of(type: string, of: Uint8Array): readonly ListKey[] {
    let known = this.#byType.get(type)
    if (known === undefined) {
      known = new Map()
      this.#byType.set(type, known)
    }
    const text = textOf(of)
    let lists = known.get(text)
    if (lists === undefined) {
      lists = this.#listsOf(type, of)
      known.set(text, lists)
    }
    return lists
  }
}

/** The list entries of transactions that consumed UTXOs, for the UTXOs' owners, who were unknown at the time. */
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
      listsOf(chainByCode(place.chain), { address }, place.type),
    )
    return [{ lists, position: place.position, id: noId }]
  })
}

/** The list of all types, and the list of its own type. */
function listsOf(
  chain: PrimaryChain,
  of: { readonly address: Uint8Array } | { readonly assetId: Uint8Array },
  type: string,
): readonly ListKey[] {
  return [transactionList(chain, of), transactionList(chain, { ...of, type })]
}
