import { formatId, parseId } from "./id.ts"
import { TextError } from "./text-error.ts"

/** The location of an output: the transaction that created it, and its index. */
export interface UtxoLocation {
  /** 32 bytes. */
  readonly txID: Uint8Array
  /** 0 to 2^32 - 1. */
  readonly outputIndex: number
}

/**
 * Formats the location of an output like a node: `txID:outputIndex`.
 *
 * @throws {TextError} `length` when the transaction id does not have 32 bytes
 * @example
 * import { formatUtxoLocation } from "@serac/chain"
 *
 * formatUtxoLocation({ txID: new Uint8Array(32), outputIndex: 3 }) // "11111111111111111111111111111111LpoYY:3"
 */
export function formatUtxoLocation({ txID, outputIndex }: UtxoLocation): string {
  return `${formatId(txID)}:${outputIndex}`
}

/**
 * Parses `txID:outputIndex`.
 *
 * @throws {TextError} `separator`, `range`, `length`, `alphabet`, `checksum`
 * @example
 * import { parseUtxoLocation } from "@serac/chain"
 *
 * const { txID, outputIndex } = parseUtxoLocation("11111111111111111111111111111111LpoYY:3")
 */
export function parseUtxoLocation(text: string): UtxoLocation {
  const parts = text.split(":", 3)
  const [id, index] = parts
  if (parts.length !== 2 || id === undefined || index === undefined) {
    throw new TextError("separator", "A UTXO's location is a transaction id, a colon and an index")
  }
  const outputIndex = Number(index)
  if (!/^\d{1,10}$/.test(index) || outputIndex > 0xffffffff) {
    throw new TextError("range", "The output index is not a number from 0 to 4294967295")
  }
  return { txID: parseId(id), outputIndex }
}
