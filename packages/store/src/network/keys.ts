import type { PrimaryChain, UtxoKey } from "./rows.ts"

/*
 * The encoding of keys and sort values in the tables of a primary network. Bytes compare as their values do: whole numbers are eight
 * bytes, big-endian.
 */

/** The chains of a primary network, in the order of their codes in the tables. */
export const primaryChains: readonly PrimaryChain[] = ["P", "X", "C"]

/** No bytes: below every key. */
export const emptyBytes: Uint8Array = new Uint8Array()

/** The code of a chain in the tables. */
export function chainCode(chain: PrimaryChain): number {
  const code = primaryChains.indexOf(chain)
  if (code === -1) throw new RangeError(`"${chain}" is no chain of a primary network.`)
  return code
}

/** The chain of a code. */
export function chainByCode(code: number): PrimaryChain {
  return primaryChains[code] as PrimaryChain
}

/** Maximum number of items in a block. */
const itemsPerBlock = 2 ** 20
const heights = 2 ** 32

/** The position of an item on its chain. */
export interface ChainPosition {
  readonly height: number
  /** Position in the block. */
  readonly index: number
}

/** Encodes a position as one number that keeps the order. Throws a RangeError for an index that no block can have. */
export function positionOf({ height, index }: ChainPosition): number {
  if (!isBelow(height, heights) || !isBelow(index, itemsPerBlock)) {
    throw new RangeError(`There is no place ${index} in a block at height ${height}.`)
  }
  return height * itemsPerBlock + index
}

const isBelow = (value: number, end: number) => Number.isInteger(value) && value >= 0 && value < end

/** Decodes a position. */
export function positionAt(position: number): ChainPosition {
  const index = position % itemsPerBlock
  return { height: (position - index) / itemsPerBlock, index }
}

/** The first position of a block, stored or not, also of a block after the last one. */
export function startOfBlock(height: number): number {
  return height * itemsPerBlock
}

/** A whole number of 0 to 2^64-1 as eight bytes. Throws a RangeError for others. */
export function eightBytes(value: bigint | number): Uint8Array {
  const bytes = Buffer.allocUnsafe(8)
  if (typeof value === "bigint") bytes.writeBigUInt64BE(value)
  else if (Number.isSafeInteger(value) && value >= 0) {
    // Twice as fast as through a bigint.
    bytes.writeUInt32BE(Math.floor(value / 0x1_0000_0000), 0)
    bytes.writeUInt32BE(value % 0x1_0000_0000, 4)
  } else throw new RangeError(`${value} is no whole number of 64 bits.`)
  return bytes
}

/** Decodes eight bytes to a number. */
export function uint64Of(bytes: Uint8Array): bigint {
  return bufferOf(bytes).readBigUInt64BE()
}

/** The key of a UTXO: transaction ID and output index in 36 bytes. */
export function utxoKeyOf({ txId, outputIndex }: UtxoKey): Uint8Array {
  const bytes = Buffer.allocUnsafe(36)
  bytes.set(txId)
  bytes.writeUInt32BE(outputIndex, 32)
  return bytes
}

/** Decodes a UTXO's key from the bytes at `at`. */
export function utxoOf(bytes: Uint8Array, at = 0): UtxoKey {
  return { txId: bytes.subarray(at, at + 32), outputIndex: bufferOf(bytes).readUInt32BE(at + 32) }
}

/** Concatenates addresses. Throws a RangeError unless each has 20 bytes. */
export function joinAddresses(addresses: readonly Uint8Array[]): Uint8Array {
  for (const address of addresses) {
    if (address.length !== 20) throw new RangeError(`An address has 20 bytes, not ${address.length}.`)
  }
  const [only] = addresses
  return addresses.length === 1 && only !== undefined ? only : Buffer.concat(addresses)
}

/** Splits the bytes that {@link joinAddresses} made into addresses. */
export function splitAddresses(bytes: Uint8Array): readonly Uint8Array[] {
  return pieces(bytes, 20)
}

/** Splits bytes into pieces of equal length. */
export function pieces(bytes: Uint8Array, length: number): readonly Uint8Array[] {
  if (bytes.length === length) return [bytes]
  return Array.from({ length: bytes.length / length }, (_, at) => bytes.subarray(at * length, (at + 1) * length))
}

/** Bytes as text with one character per byte, for the keys of maps. */
export function textOf(bytes: Uint8Array): string {
  return bufferOf(bytes).toString("latin1")
}

/** Removes duplicates; the first of equal items stays. */
export function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const found = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!found.has(key)) found.set(key, item)
  }
  return found.size === items.length ? items : [...found.values()]
}

/** Removes duplicate byte arrays. */
export function distinctBytes(values: readonly Uint8Array[]): readonly Uint8Array[] {
  return distinct(values, textOf)
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
