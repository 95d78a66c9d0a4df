import type { Hash } from "../codec/hash.ts"

/** Bytes of the codec version, which stand before a transaction alone and are left out inside of blocks. */
export const versionLength = 2

/**
 * A transaction with the credentials that make it valid. What it is stands in `unsigned`, whose `type` tells the kinds
 * apart; `id` is computed when it is first read.
 */
export class SignedTransaction<Unsigned, Credential> {
  /** What the transaction does. */
  readonly unsigned: Unsigned
  /** The signatures: in the order of the inputs, then of operations, imported inputs and authorizations. */
  readonly credentials: Credential[]
  readonly #source: Uint8Array
  readonly #start: number
  readonly #middle: number
  readonly #end: number
  readonly #sha256: Hash
  #bytes: Uint8Array | undefined
  #id: Uint8Array | undefined

  /** @internal */
  constructor(
    unsigned: Unsigned,
    credentials: Credential[],
    source: Uint8Array,
    start: number,
    middle: number,
    end: number,
    sha256: Hash,
  ) {
    this.unsigned = unsigned
    this.credentials = credentials
    this.#source = source
    this.#start = start
    this.#middle = middle
    this.#end = end
    this.#sha256 = sha256
  }

  /** The signed bytes with the codec version in front, as `issueTx` takes them: also of a transaction inside of a block. */
  get bytes(): Uint8Array {
    this.#bytes ??= this.#versioned()
    return this.#bytes
  }

  /** The bytes that the signatures are over (their sha256 is what is signed). */
  get unsignedBytes(): Uint8Array {
    return this.bytes.subarray(0, versionLength + this.#middle - this.#start)
  }

  /** The transaction id: the sha256 of `bytes`. */
  get id(): Uint8Array {
    this.#id ??= this.#sha256(this.bytes)
    return this.#id
  }

  #versioned(): Uint8Array {
    const source = this.#source
    const length = this.#end - this.#start
    // Alone, the version stands before it already.
    if (this.#start === versionLength) {
      if (this.#end === source.length && source.constructor === Uint8Array) return source
      return new Uint8Array(source.buffer, source.byteOffset, versionLength + length)
    }
    const bytes = new Uint8Array(versionLength + length)
    bytes.set(new Uint8Array(source.buffer, source.byteOffset + this.#start, length), versionLength)
    return bytes
  }
}
