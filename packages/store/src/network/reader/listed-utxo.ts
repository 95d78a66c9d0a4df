/** A UTXO in the list of an address. */
export interface ListedUtxo extends UtxoPlace {
  readonly number: number
}

/** The position of a UTXO in an order. */
export interface UtxoPlace {
  /** The sort value, in eight bytes. */
  readonly sortKey: Uint8Array
  readonly id: Uint8Array
}

/** Ascending by sort value, then by ID. */
export function compareUtxoPlaces(one: UtxoPlace, other: UtxoPlace): number {
  return Buffer.compare(one.sortKey, other.sortKey) || Buffer.compare(one.id, other.id)
}
