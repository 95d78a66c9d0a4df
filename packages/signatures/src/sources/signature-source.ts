import type { UnsignedWarpMessage } from "@serac/chain"

/** A signature request to a validator. */
export interface SignatureQuestion {
  /** `NodeID-...`. */
  readonly nodeId: string
  readonly message: UnsignedWarpMessage
  /** The justification of the message, where the validator cannot verify the message alone; else empty. */
  readonly justification: Uint8Array
  /** The deadline of the answer, in milliseconds since 1970. */
  readonly deadline: number
  /** Aborts when no answer is needed any more. */
  readonly signal: AbortSignal
}

/** A transport for signature requests to validators. */
export interface SignatureSource {
  /** Whether this source can request a signature of this message from the node. */
  canAsk(nodeId: string, message: UnsignedWarpMessage): boolean
  /**
   * Requests a validator's signature of a message: 96 bytes, unverified.
   *
   * @throws {SourceError} without a signature
   */
  ask(question: SignatureQuestion): Promise<Uint8Array>
}
