import type { NetworkWriter, UtxoKey, UtxoRow } from "@serac/store"
import { utxoKeyText } from "../owners.ts"

/** A stored UTXO with its owners. */
export type OwnedUtxo = Awaited<ReturnType<NetworkWriter["utxos"]>>[number]

/** The part of a UTXO's row that {@link UnstoredOwners} keeps. */
export function ownedUtxo(row: UtxoRow): OwnedUtxo {
  const { txId, outputIndex, assetId, amount, addresses, threshold, locktime, stakeableLocktime } = row
  return { txId, outputIndex, assetId, amount, addresses, threshold, locktime, stakeableLocktime }
}

/** Finds UTXOs and their owners like the store, including UTXOs that are not stored yet. */
export class UnstoredOwners implements Pick<NetworkWriter, "utxos"> {
  readonly #writer: Pick<NetworkWriter, "utxos">
  readonly #utxos = new Map<string, OwnedUtxo>()

  constructor(writer: Pick<NetworkWriter, "utxos">) {
    this.#writer = writer
  }

  /** Adds UTXOs that will be stored. */
  add(utxos: readonly OwnedUtxo[]): void {
    for (const utxo of utxos) this.#utxos.set(utxoKeyText(utxo), utxo)
  }

  /** Removes UTXOs that are stored now, or never will be. */
  remove(utxos: readonly UtxoKey[]): void {
    for (const utxo of utxos) this.#utxos.delete(utxoKeyText(utxo))
  }

  async utxos(keys: readonly UtxoKey[]): Promise<readonly OwnedUtxo[]> {
    const found: OwnedUtxo[] = []
    const missing: UtxoKey[] = []
    for (const key of keys) {
      const utxo = this.#utxos.get(utxoKeyText(key))
      if (utxo === undefined) missing.push(key)
      else found.push(utxo)
    }
    return missing.length === 0 ? found : [...found, ...(await this.#writer.utxos(missing))]
  }
}
