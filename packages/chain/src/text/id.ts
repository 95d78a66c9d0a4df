import { decodeCb58Of, encodeCb58 } from "./cb58.ts"
import { TextError } from "./text-error.ts"

/** Length in bytes of the id of a transaction, block, asset, chain, subnet or validation. */
export const idLength = 32
/** Length in bytes of a short id: an address or a node id. */
export const shortIdLength = 20

/** Returns the bytes if they have this length. @throws {TextError} `length` */
export function assertLength(bytes: Uint8Array, length: number, noun: string): Uint8Array {
  if (bytes.length !== length) throw new TextError("length", `${noun} has ${length} bytes, not ${bytes.length}`)
  return bytes
}

/**
 * Formats a 32-byte id as cb58.
 *
 * @throws {TextError} `length` when it does not have 32 bytes
 * @example
 * import { formatId } from "@serac/chain"
 *
 * formatId(new Uint8Array(32)) // "11111111111111111111111111111111LpoYY": the P-Chain, the primary network
 */
export function formatId(bytes: Uint8Array): string {
  return encodeCb58(assertLength(bytes, idLength, "An id"))
}

/**
 * Parses an id to 32 bytes and verifies its checksum.
 *
 * @throws {TextError} `length`, `alphabet`, `checksum`
 * @example
 * import { parseId } from "@serac/chain"
 *
 * const assetID = parseId("FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z") // AVAX of the main network
 */
export function parseId(text: string): Uint8Array {
  return decodeCb58Of(text, idLength)
}

/**
 * Formats a 20-byte id without prefix, as for owners of L1 validators in the node's JSON, and for addresses that some
 * methods accept.
 *
 * @throws {TextError} `length` when it does not have 20 bytes
 * @example
 * import { formatShortId } from "@serac/chain"
 *
 * formatShortId(new Uint8Array(20)) // "111111111111111111116DBWJs"
 */
export function formatShortId(bytes: Uint8Array): string {
  return encodeCb58(assertLength(bytes, shortIdLength, "A short id"))
}

/**
 * Parses a short id to 20 bytes and verifies its checksum.
 *
 * @throws {TextError} `length`, `alphabet`, `checksum`
 * @example
 * import { parseShortId } from "@serac/chain"
 *
 * parseShortId("111111111111111111116DBWJs").length // 20
 */
export function parseShortId(text: string): Uint8Array {
  return decodeCb58Of(text, shortIdLength)
}
