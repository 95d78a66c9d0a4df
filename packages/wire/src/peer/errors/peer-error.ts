/**
 * Why a peer gave no signature:
 *
 * - `refused`: it answered that it does not sign; `refusal` has its code and text
 * - `silent`: it said nothing in time, as nodes do of chains that they do not run
 * - `unreachable`: no connection could be made, or it ended before the answer
 * - `no-address`: nobody tells where it is
 * - `wrong-identity`: another node answers at the address
 * - `handshake`: it is of another network, its clock is off, or its keys did not sign where it is
 * - `protocol`: what it sent is no message, or none that belongs there
 * - `busy`: too much waits for it already
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

/** What a peer answers instead of a response (ACP-118 and its virtual machine define the codes). */
export interface Refusal {
  /** Above 0 the chain's own; -1 unexpected, -2 unknown handler, -3 not a validator, -4 throttled. */
  readonly code: number
  readonly text: string
}

/** What went wrong with a peer. Its `name` is `PeerError`; `code` is stable. */
export class PeerError extends Error {
  override readonly name = "PeerError"
  readonly code: PeerErrorCode
  /** Of `refused`. */
  readonly refusal: Refusal | undefined

  constructor(code: PeerErrorCode, message: string, options: { refusal?: Refusal; cause?: unknown } = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined)
    this.code = code
    this.refusal = options.refusal
  }
}
