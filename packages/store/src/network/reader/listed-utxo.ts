/** A UTXO as an address lists it. */
export interface ListedUtxo extends UtxoPlace {
  readonly number: number
}

/** Where a UTXO stands in an order. */
export interface UtxoPlace {
  /** What is sorted by, in eight bytes. */
  readonly sortKey: Uint8Array
  readonly id: Uint8Array
}

/** Ascending by what is sorted by, then by ID. */
export function compareUtxoPlaces(one: UtxoPlace, other: UtxoPlace): number {
  return Buffer.compare(one.sortKey, other.sortKey) || Buffer.compare(one.id, other.id)
}
