/**
 * What kind of thing went wrong with a node.
 *
 * - `connection`: no answer, or one that broke off. `timeout`: none in time. `http`: a status outside 200-299.
 * - `throttled`: the node asks for fewer requests (429, -32005, -32029).
 * - `behind`: the node does not have yet what another answer promised: null, `header not found`, unfinalized data.
 * - `too-large`: the answer or the request is larger than one side takes; asking for less helps.
 * - `refused`: any other JSON-RPC error.
 * - `unsupported`: the node does not have the method.
 * - `nonsense`: the answer is no JSON, or contradicts itself, the question or another answer.
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

/** Something a node did that may pass, so what was asked is asked again. Its message holds no secrets. */
export class NodeFault extends Error {
  override readonly name = "NodeFault"
  readonly code = "NODE_FAULT"
  readonly kind: FaultKind
  /** Milliseconds that the node asked to be left alone for. */
  readonly retryAfter: number | undefined
  /** It is the traces of a block that cannot be true: the rest of the block may be. */
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

  /** The same fault in other words. */
  saying(message: string): NodeFault {
    return new NodeFault(this.kind, message, this)
  }
}

/** Says that an answer cannot be true. */
export function nonsense(message: string): NodeFault {
  return new NodeFault("nonsense", message)
}

/** Reads traces: what is wrong is a fault of theirs, and not of the block that they are about. @throws NodeFault */
export function readingTraces<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof NodeFault) || error.kind !== "nonsense") throw error
    throw new NodeFault(error.kind, error.message, { cause: error.cause, isOfTraces: true })
  }
}
