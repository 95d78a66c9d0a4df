import { CodecError } from "./codec-error.ts"
import type { Hash } from "./hash.ts"

// Buffer for reading 64-bit integers: a BigInt read from this array costs a fraction of one that is
// composed by shifts, and needs no DataView for each input.
const halves = new Uint32Array(2)
const wholeWords = new BigUint64Array(halves.buffer)
const low = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 0 : 1
const high = 1 - low

/** A position in bytes. Reads advance it, and throw `truncated` at the end of the bytes. */
export class Reader {
  readonly bytes: Uint8Array
  readonly end: number
  /** The hash function for the ids of decoded values. */
  readonly sha256: Hash
  offset = 0

  constructor(bytes: Uint8Array, sha256: Hash) {
    this.bytes = bytes
    this.end = bytes.length
    this.sha256 = sha256
  }

  get left(): number {
    return this.end - this.offset
  }

  /** Skips bytes. @returns the offset of the first one */
  skip(length: number): number {
    const { offset } = this
    if (length > this.end - offset) throw this.truncated(length)
    this.offset = offset + length
    return offset
  }

  u8(): number {
    const { offset, bytes } = this
    if (offset >= this.end) throw this.truncated(1)
    this.offset = offset + 1
    return bytes[offset] as number
  }

  u16(): number {
    const at = this.skip(2)
    const { bytes } = this
    return ((bytes[at] as number) << 8) | (bytes[at + 1] as number)
  }

  u32(): number {
    const { offset, bytes } = this
    if (4 > this.end - offset) throw this.truncated(4)
    this.offset = offset + 4
    return bigEndianWord(bytes, offset)
  }

  u64(): bigint {
    const { offset, bytes } = this
    if (8 > this.end - offset) throw this.truncated(8)
    this.offset = offset + 8
    const upper = bigEndianWord(bytes, offset)
    const lower = bigEndianWord(bytes, offset + 4)
    // A fast path: most locktimes are zero.
    if (upper === 0 && lower === 0) return 0n
    halves[high] = upper
    halves[low] = lower
    return wholeWords[0] as bigint
  }

  /** Reads bytes as a view, not a copy; a plain Uint8Array even if the input is a Node.js Buffer. */
  take(length: number): Uint8Array {
    const { offset, bytes } = this
    if (length > this.end - offset) throw this.truncated(length)
    this.offset = offset + length
    return new Uint8Array(bytes.buffer, bytes.byteOffset + offset, length)
  }

  truncated(length: number): CodecError {
    const { offset, left } = this
    return new CodecError("truncated", `${length} bytes are needed where ${left} are left`, offset)
  }
}

const bigEndianWord = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)) >>>
  0
