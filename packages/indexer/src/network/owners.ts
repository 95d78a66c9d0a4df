import type { NetworkWriter, UtxoKey } from "@serac/store"
import { latin1Of } from "./p/keys.ts"

/** The owners of a UTXO, in order; undefined if the UTXO is not known yet. */
export type OwnersOf = (key: UtxoKey) => readonly Uint8Array[] | undefined

/** Finds the owners of consumed UTXOs: among those created in the same blocks, then in the store. */
export async function findOwners(
  consumed: readonly UtxoKey[],
  created: readonly (UtxoKey & { readonly addresses: readonly Uint8Array[] })[],
  writer: Pick<NetworkWriter, "utxos">,
): Promise<OwnersOf> {
  const owners = new Map(created.map((utxo) => [utxoKeyText(utxo), utxo.addresses]))
  const missing = consumed.filter((key) => !owners.has(utxoKeyText(key)))
  if (missing.length > 0) for (const utxo of await writer.utxos(missing)) owners.set(utxoKeyText(utxo), utxo.addresses)
  return (key) => owners.get(utxoKeyText(key))
}

/** A UTXO's key as text. */
export const utxoKeyText = ({ txId, outputIndex }: UtxoKey): string => `${latin1Of(txId)}:${outputIndex}`

/** The owners that sign, in the order of their signatures. */
export function inputSigners(
  owners: readonly Uint8Array[] | undefined,
  indices: readonly number[],
): readonly (Uint8Array | undefined)[] | undefined {
  return owners && indices.map((index) => owners[index])
}
