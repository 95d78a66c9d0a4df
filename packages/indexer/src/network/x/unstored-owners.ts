import type { NetworkWriter, UtxoKey, UtxoRow } from "@serac/store"
import { utxoKeyText } from "../owners.ts"

/** What the store tells of a UTXO and its owners. */
export type OwnedUtxo = Awaited<ReturnType<NetworkWriter["utxos"]>>[number]

/** What of a UTXO's row is told of it, so that nothing else of the row is kept. */
export function ownedUtxo(row: UtxoRow): OwnedUtxo {
  const { txId, outputIndex, assetId, amount, addresses, threshold, locktime, stakeableLocktime } = row
  return { txId, outputIndex, assetId, amount, addresses, threshold, locktime, stakeableLocktime }
}

/** Tells owners as the store does, also of UTXOs that are still to be stored. */
export class UnstoredOwners implements Pick<NetworkWriter, "utxos"> {
  readonly #writer: Pick<NetworkWriter, "utxos">
  readonly #utxos = new Map<string, OwnedUtxo>()

  constructor(writer: Pick<NetworkWriter, "utxos">) {
    this.#writer = writer
  }

  /** They will be stored. */
  add(utxos: readonly OwnedUtxo[]): void {
    for (const utxo of utxos) this.#utxos.set(utxoKeyText(utxo), utxo)
  }

  /** They are stored now, or never will be. */
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
