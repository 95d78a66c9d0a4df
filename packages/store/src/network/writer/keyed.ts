import { textOf, utxoKeyOf } from "../keys.ts"
import type { UtxoKey } from "../rows.ts"

/** A row of a UTXO with the UTXO's key, in bytes and as text, since it is looked up repeatedly. */
export interface Keyed<Row extends UtxoKey = UtxoKey> {
  readonly row: Row
  readonly key: Uint8Array
  readonly text: string
}

export function withKey<Row extends UtxoKey>(row: Row): Keyed<Row> {
  const key = utxoKeyOf(row)
  return { row, key, text: textOf(key) }
}

/** The transaction that created a UTXO, in the form of `textOf`: the beginning of the key's text. */
export const transactionIn = ({ text }: Pick<Keyed, "text">): string => text.slice(0, 32)
