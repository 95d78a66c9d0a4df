import type { Value } from "../../engine.ts"
import { utxoSort } from "../../network/address-utxos.ts"
import { chainCode, eightBytes, joinAddresses, splitAddresses } from "../../network/keys.ts"
import type { UtxoRow } from "../../network/rows.ts"
import type { UtxoTerms } from "../../network/terms.ts"
import type { CreatedUtxo, KeyedConsumption, UtxoChange } from "./utxo-changes.ts"

type Rows = readonly (readonly Value[])[]

/** A new UTXO's terms. */
export function termsOf(row: UtxoRow, key: Uint8Array, number: number, staked: boolean): UtxoTerms {
  return {
    number,
    key,
    id: row.id,
    createdOn: chainCode(row.createdOn),
    consumedOn: chainCode(row.consumedOn),
    assetId: row.assetId,
    amount: eightBytes(row.amount),
    addresses: joinAddresses(row.addresses),
    threshold: row.threshold,
    timestamp: row.timestamp,
    locktime: row.locktime,
    stakeableLocktime: row.stakeableLocktime,
    staked: Number(staked),
    isTransfer: Number(row.isTransfer),
    consumedBy: null,
  }
}

export function utxoRows(network: number, created: readonly CreatedUtxo[]): Rows {
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

export function consumptionRows(network: number, chain: number, consumed: readonly KeyedConsumption[]): Rows {
  return consumed.map(({ key, row }) => [
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

/** Rows by address that are to be removed (their keys only), and rows that are to be added. */
export function addressUtxoRows(
  network: number,
  changes: readonly UtxoChange[],
): { readonly removed: Rows; readonly added: Rows } {
  const removed: Value[][] = []
  const added: Value[][] = []
  for (const { terms, before, after } of changes) {
    if (before?.spent === after.spent) continue
    const { consumedOn, assetId, id, number, amount } = terms
    const time = eightBytes(terms.timestamp)
    // Only lists of the X-Chain are asked for one asset.
    const assets = consumedOn === xChain ? [allAssets, assetId] : [allAssets]
    for (const address of splitAddresses(terms.addresses)) {
      for (const asset of assets) {
        const start = [network, consumedOn, address, asset]
        if (before !== undefined) {
          removed.push([...start, utxoSort.timestamp, Number(before.spent), time, id])
          removed.push([...start, utxoSort.amount, Number(before.spent), amount, id])
        }
        added.push([...start, utxoSort.timestamp, Number(after.spent), time, id, number, amount])
        added.push([...start, utxoSort.amount, Number(after.spent), amount, id, number, time])
      }
    }
  }
  return { removed, added }
}
