/**
 * The kind of a node's fault.
 *
 * - `connection`: no answer, or a broken one. `timeout`: no answer in time. `http`: a status outside 200-299.
 * - `throttled`: the node demands fewer requests (429, -32005, -32029).
 * - `behind`: the node lacks data that another answer promised: null, `header not found`, unfinalized data.
 * - `too-large`: the answer or the request exceeds a limit; a smaller request helps.
 * - `refused`: any other JSON-RPC error.
 * - `unsupported`: the node does not have the method.
 * - `nonsense`: the answer is not JSON, or contradicts itself, the request or another answer.
 * - `wrong-chain`: the endpoint serves another chain.
 */
export type FaultKind =
  | "connection"
  | "timeout"
  | "http"
  | "throttled"
  | "behind"
  | "too-large"
  | "refused"
  | "unsupported"
  | "nonsense"
  | "wrong-chain"

/** A fault of a node that may pass: the request is repeated. The message holds no secrets. */
export class NodeFault extends Error {
  override readonly name = "NodeFault"
  readonly code = "NODE_FAULT"
  readonly kind: FaultKind
  /** Milliseconds for which the node demands no requests. */
  readonly retryAfter: number | undefined
  /** Whether only the traces of a block are false: the rest of the block may be true. */
  readonly isOfTraces: boolean

  constructor(
    kind: FaultKind,
    message: string,
    facts: {
      readonly cause?: unknown
      readonly retryAfter?: number | undefined
      readonly isOfTraces?: boolean | undefined
    } = {},
  ) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.kind = kind
    this.retryAfter = facts.retryAfter
    this.isOfTraces = facts.isOfTraces ?? false
  }

  /** The same fault with another message. */
  saying(message: string): NodeFault {
    return new NodeFault(this.kind, message, this)
  }
}

/** A fault for an answer that cannot be true. */
export function nonsense(message: string): NodeFault {
  return new NodeFault("nonsense", message)
}

/** Reads traces. A fault of kind `nonsense` counts against the traces, not against their block. @throws NodeFault */
export function readingTraces<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof NodeFault) || error.kind !== "nonsense") throw error
    throw new NodeFault(error.kind, error.message, { cause: error.cause, isOfTraces: true })
  }
}
