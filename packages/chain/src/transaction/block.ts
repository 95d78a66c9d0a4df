import type { Hash } from "../codec/hash.ts"

/** The members that decoding adds to the fields of a block. */
export interface BlockIdentity<Transaction> {
  /** The block id: the sha256 of `bytes`. */
  readonly id: Uint8Array
  /** The bytes that were decoded. */
  readonly bytes: Uint8Array
  /** The block's transactions in order, without a proposal's own; empty for blocks without any. */
  readonly transactions: Transaction[]
}

class DecodedBlock {
  readonly bytes: Uint8Array
  readonly transactions: unknown[] = []
  readonly #sha256: Hash
  #id: Uint8Array | undefined

  constructor(fields: object, bytes: Uint8Array, sha256: Hash) {
    this.bytes = bytes
    this.#sha256 = sha256
    Object.assign(this, fields)
  }

  get id(): Uint8Array {
    this.#id ??= this.#sha256(this.bytes)
    return this.#id
  }
}

/** The fields of a block with its identity; the id is computed when it is first read. */
export const decodedBlock = <Fields extends object, Transaction>(
  fields: Fields,
  bytes: Uint8Array,
  sha256: Hash,
): Fields & BlockIdentity<Transaction> =>
  new DecodedBlock(fields, bytes, sha256) as unknown as Fields & BlockIdentity<Transaction>
