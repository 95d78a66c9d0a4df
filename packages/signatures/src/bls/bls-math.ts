/** A signature with its claimed public key. */
export interface Signed {
  /** 48 bytes, compressed. */
  readonly publicKey: Uint8Array
  /** 96 bytes, compressed, if well-formed. */
  readonly signature: Uint8Array
}

/** Operations on BLS keys and signatures: every implementation gives the same bytes and verdicts. */
export interface BlsMath {
  readonly library: "blst" | "noble"
  /** The indexes of invalid or malformed signatures of the message, ascending. */
  findInvalid(message: Uint8Array, signed: readonly Signed[]): number[]
  /**
   * Aggregates signatures of the same message. Each must have been verified: an invalid one may be accepted or refused, and makes the
   * aggregate invalid if accepted.
   *
   * @throws {Error} for a malformed signature, or an empty list
   */
  aggregate(signatures: readonly Uint8Array[]): Uint8Array
  /** Whether an aggregate signature of all keys is valid for the message; false for malformed input. */
  verify(message: Uint8Array, signature: Uint8Array, publicKeys: readonly Uint8Array[]): boolean
}
