import type { Hash } from "../codec/hash.ts"

/** Length of the codec version, which precedes a single transaction, but not the transactions in a block. */
export const versionLength = 2

/**
 * A transaction with its credentials. Its content is `unsigned`, whose `type` distinguishes the kinds;
 * `id` is computed when it is first read.
 */
export class SignedTransaction<Unsigned, Credential> {
  /** The content of the transaction. */
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

  /** The signed bytes with the codec version, as `issueTx` takes them, also for a transaction of a block. */
  get bytes(): Uint8Array {
    this.#bytes ??= this.#versioned()
    return this.#bytes
  }

  /** The bytes whose sha256 is signed. */
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
    // A single transaction has the version before it already.
    if (this.#start === versionLength) {
      if (this.#end === source.length && source.constructor === Uint8Array) return source
      return new Uint8Array(source.buffer, source.byteOffset, versionLength + length)
    }
    const bytes = new Uint8Array(versionLength + length)
    bytes.set(new Uint8Array(source.buffer, source.byteOffset + this.#start, length), versionLength)
    return bytes
  }
}
