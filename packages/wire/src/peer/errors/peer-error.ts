/**
 * The reason why a peer gave no signature:
 *
 * - `refused`: it refused to sign; `refusal` has its code and text
 * - `silent`: it did not answer in time, as nodes do for chains that they do not run
 * - `unreachable`: no connection could be made, or it ended before the answer
 * - `no-address`: its address is unknown
 * - `wrong-identity`: another node listens at the address
 * - `handshake`: it is of another network, its clock is off, or its keys did not sign its address
 * - `protocol`: it sent an invalid or unexpected message
 * - `busy`: too many requests wait for it already
 * - `closed`: the network of this client was closed
 */
export type PeerErrorCode =
  | "refused"
  | "silent"
  | "unreachable"
  | "no-address"
  | "wrong-identity"
  | "handshake"
  | "protocol"
  | "busy"
  | "closed"

/** A peer's refusal instead of a response (ACP-118 and its virtual machine define the codes). */
export interface Refusal {
  /** The error code: above 0 the chain's own; -1 unexpected, -2 unknown handler, -3 not a validator, -4 throttled. */
  readonly code: number
  readonly text: string
}

/** The error of a request to a peer. Its `name` is `PeerError`; `code` is stable. */
export class PeerError extends Error {
  override readonly name = "PeerError"
  readonly code: PeerErrorCode
  /** The refusal, for `refused`. */
  readonly refusal: Refusal | undefined

  constructor(code: PeerErrorCode, message: string, options: { refusal?: Refusal; cause?: unknown } = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined)
    this.code = code
    this.refusal = options.refusal
  }
}
