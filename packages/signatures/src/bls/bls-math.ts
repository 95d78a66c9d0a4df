/** A signature, and whose it is said to be. */
export interface Signed {
  /** 48 bytes, compressed. */
  readonly publicKey: Uint8Array
  /** 96 bytes, compressed, if it is well-formed. */
  readonly signature: Uint8Array
}

/** What is computed with BLS keys and signatures: the same bytes and verdicts in every implementation. */
export interface BlsMath {
  readonly library: "blst" | "noble"
  /** The places of the signatures that are not the message's by their keys, ascending; what is not well-formed is one of them. */
  findInvalid(message: Uint8Array, signed: readonly Signed[]): number[]
  /**
   * One signature for several of the same message. Each has to have been found valid: what is not may be taken or refused, and spoils the
   * whole if it is taken.
   *
   * @throws {Error} where one is not well-formed, or there is none
   */
  aggregate(signatures: readonly Uint8Array[]): Uint8Array
  /** Whether the owners of all keys signed the message together; false where anything is not well-formed. */
  verify(message: Uint8Array, signature: Uint8Array, publicKeys: readonly Uint8Array[]): boolean
}
