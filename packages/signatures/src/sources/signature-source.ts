import type { UnsignedWarpMessage } from "@serac/chain"

/** What a validator is asked. */
export interface SignatureQuestion {
  /** `NodeID-...`. */
  readonly nodeId: string
  readonly message: UnsignedWarpMessage
  /** What shows the validator that the message is true, where the message alone does not; else empty. */
  readonly justification: Uint8Array
  /** Until when an answer is of use, in milliseconds since 1970. */
  readonly deadline: number
  /** Aborts when no answer is of use any more. */
  readonly signal: AbortSignal
}

/** A way to ask validators for their signatures. */
export interface SignatureSource {
  /** Whether it has a way to ask this node for a signature of this message. */
  canAsk(nodeId: string, message: UnsignedWarpMessage): boolean
  /**
   * Asks a validator for its signature of a message: 96 bytes, which nobody has checked.
   *
   * @throws {SourceError} where there is none
   */
  ask(question: SignatureQuestion): Promise<Uint8Array>
}
