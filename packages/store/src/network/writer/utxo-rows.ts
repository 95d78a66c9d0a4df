import type { Value } from "../../engine.ts"
import { utxoSort } from "../address-utxos.ts"
import { chainCode, eightBytes, splitAddresses, textOf } from "../keys.ts"
import { ClusteredRows, inKeyOrder } from "./clustered-rows.ts"
import type { CreatedUtxo, KeyedConsumption, UtxoChange } from "./utxo-changes.ts"

type UtxoRows = readonly (readonly Value[])[]

export function utxoRows(network: number, created: readonly CreatedUtxo[]): UtxoRows {
  return created.map(({ row, terms }) => [
    network,
    terms.number,
    terms.key,
    terms.id,
    terms.createdOn,
    terms.consumedOn,
    terms.assetId,
    terms.amount,
    terms.addresses,
    terms.threshold,
    row.height,
    terms.timestamp,
    terms.locktime,
    terms.stakeableLocktime,
    terms.staked,
    terms.isTransfer,
    row.platformFragment ?? null,
    row.fragment ?? null,
  ])
}

export function consumptionRows(network: number, chain: number, consumed: readonly KeyedConsumption[]): UtxoRows {
  return inKeyOrder(consumed, ({ key }) => key).map(({ key, row }) => [
    network,
    key,
    row.consumingTx,
    chain,
    row.height,
    row.timestamp,
    row.credentials ?? null,
  ])
}

const xChain = chainCode("X")
const allAssets = new Uint8Array()

/** Rows by address to be removed (keys only), and rows to be added, grouped by list. */
export function addressUtxoRows(
  network: number,
  changes: readonly UtxoChange[],
): { readonly removed: UtxoRows; readonly added: UtxoRows } {
  const removed = new OwnersRows()
  const added = new OwnersRows()
  for (const { terms, before, after } of changes) {
    if (before?.spent === after.spent) continue
    const { consumedOn, assetId, id, number, amount } = terms
    const time = eightBytes(terms.timestamp)
    // Only lists of the X-Chain are filtered by one asset.
    const assets = consumedOn === xChain ? [allAssets, assetId] : [allAssets]
    for (const address of splitAddresses(terms.addresses)) {
      const owner = String.fromCharCode(consumedOn) + textOf(address)
      for (const asset of assets) {
        const first = [network, consumedOn, address, asset]
        const [byTime, byAmount] = [utxoSort.timestamp, utxoSort.amount]
        if (before !== undefined) {
          const spent = Number(before.spent)
          const rows = removed.of(owner, asset, before.spent)
          rows.byTime.push([...first, byTime, spent, time, id])
          rows.byAmount.push([...first, byAmount, spent, amount, id])
        }
        const spent = Number(after.spent)
        const rows = added.of(owner, asset, after.spent)
        rows.byTime.push([...first, byTime, spent, time, id, number, amount])
        rows.byAmount.push([...first, byAmount, spent, amount, id, number, time])
      }
    }
  }
  return { removed: removed.rows(), added: added.rows() }
}

interface SortedRows {
  readonly byTime: Value[][]
  readonly byAmount: Value[][]
}

/** Rows by address, grouped by owner and asset. */
class OwnersRows {
  readonly #clusters = new ClusteredRows()
  readonly #known = new Map<string, Map<string, SortedRows>>()

  of(owner: string, asset: Uint8Array, spent: boolean): SortedRows {
    let known = this.#known.get(owner)
    if (known === undefined) {
      known = new Map()
      this.#known.set(owner, known)
    }
    const text = (spent ? "1" : "0") + textOf(asset)
    let rows = known.get(text)
    if (rows === undefined) {
      const start = owner + String.fromCharCode(asset.length) + textOf(asset)
      const cluster = (sort: number) => this.#clusters.cluster(start + String.fromCharCode(sort, Number(spent)))
      rows = { byTime: cluster(utxoSort.timestamp), byAmount: cluster(utxoSort.amount) }
      known.set(text, rows)
    }
    return rows
  }

  rows(): UtxoRows {
    return this.#clusters.rows()
  }
}
