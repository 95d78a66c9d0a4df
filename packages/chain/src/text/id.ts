import { decodeCb58Of, encodeCb58 } from "./cb58.ts"
import { TextError } from "./text-error.ts"

/** How many bytes an id has: of a transaction, a block, an asset, a chain, a subnet, a validation. */
export const idLength = 32
/** How many bytes a short id has: an address, a node id. */
export const shortIdLength = 20

/** The bytes, when there are so many. @throws {TextError} `length` */
export function assertLength(bytes: Uint8Array, length: number, noun: string): Uint8Array {
  if (bytes.length !== length) throw new TextError("length", `${noun} has ${length} bytes, not ${bytes.length}`)
  return bytes
}

/**
 * The text of a 32-byte id: its cb58.
 *
 * @throws {TextError} `length` when it has not 32 bytes
 * @example
 * import { formatId } from "@serac/chain"
 *
 * formatId(new Uint8Array(32)) // "11111111111111111111111111111111LpoYY": the P-Chain, the primary network
 */
export function formatId(bytes: Uint8Array): string {
  return encodeCb58(assertLength(bytes, idLength, "An id"))
}

/**
 * The 32 bytes of an id's text, its checksum verified.
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
 * The text of a 20-byte id without prefix: how owners of L1 validators appear in the node's JSON, and an address that some
 * methods take.
 *
 * @throws {TextError} `length` when it has not 20 bytes
 * @example
 * import { formatShortId } from "@serac/chain"
 *
 * formatShortId(new Uint8Array(20)) // "111111111111111111116DBWJs"
 */
export function formatShortId(bytes: Uint8Array): string {
  return encodeCb58(assertLength(bytes, shortIdLength, "A short id"))
}

/**
 * The 20 bytes of a short id's text, its checksum verified.
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
