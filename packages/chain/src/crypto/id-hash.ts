import { sha256 } from "@noble/hashes/sha2.js"
import { assertLength, idLength } from "../text/id.ts"

/**
 * Derives an id from an id and numbers before it: sha256 of each number in eight bytes, then the id. With the output index as
 * the only number it is the id of a UTXO.
 *
 * @throws {TextError} `length` when the id has not 32 bytes
 * @example
 * import { prefixId } from "@serac/chain"
 *
 * const utxo = prefixId(new Uint8Array(32), 3n) // of the transaction's fourth output
 */
export function prefixId(id: Uint8Array, ...prefixes: readonly bigint[]): Uint8Array {
  const preimage = new Uint8Array(prefixes.length * 8 + idLength)
  const view = new DataView(preimage.buffer)
  for (const [index, prefix] of prefixes.entries()) view.setBigUint64(index * 8, prefix)
  preimage.set(assertLength(id, idLength, "An id"), prefixes.length * 8)
  return sha256(preimage)
}

/**
 * Derives an id from an id and numbers after it: sha256 of the id, then each number in four bytes. From a subnet's id and the index of a validator in the
 * subnet's conversion it derives the validation id.
 *
 * @throws {TextError} `length` when the id has not 32 bytes
 * @example
 * import { appendId } from "@serac/chain"
 *
 * const subnetID = new Uint8Array(32)
 * const validationID = appendId(subnetID, 0) // of the first validator in ConvertSubnetToL1Tx
 */
export function appendId(id: Uint8Array, ...suffixes: readonly number[]): Uint8Array {
  const preimage = new Uint8Array(idLength + suffixes.length * 4)
  preimage.set(assertLength(id, idLength, "An id"))
  const view = new DataView(preimage.buffer)
  for (const [index, suffix] of suffixes.entries()) view.setUint32(idLength + index * 4, suffix)
  return sha256(preimage)
}
