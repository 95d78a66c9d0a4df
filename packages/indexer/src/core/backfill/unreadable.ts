/** Maximum bytes of an unreadable answer that are kept for an operator. */
export const maxKept = 1024 * 1024

/**
 * The cause of a NodeFault of kind `nonsense` when the node answered a request for a single block, and the answer could not
 * be read. The code that reads the block attaches it, so that an operator can see the bytes.
 */
export class UnreadableAnswer {
  /** The first MiB of the answer, as received. */
  readonly bytes: Uint8Array
  /** Bytes of the whole answer. */
  readonly size: number

  constructor(bytes: Uint8Array, size = bytes.length) {
    this.bytes = bytes.length > maxKept ? bytes.slice(0, maxKept) : bytes
    this.size = size
  }
}

/** The known facts about a block that could not be read. */
export interface UnreadableFacts {
  readonly number: number
  /** The message of the last fault, without secrets. */
  readonly reason: string
  readonly attempts: number
  /** Unix milliseconds of the first attempt. */
  readonly since: number
  readonly answer?: UnreadableAnswer | undefined
}

/**
 * No endpoint returns the block in a readable form: it is malformed, contradictory, or larger than allowed. All blocks
 * before it can be stored. A later attempt or a newer version may be able to read it.
 */
export class UnreadableBlockError extends Error {
  override readonly name = "UnreadableBlockError"
  readonly code = "UNREADABLE_BLOCK"
  /** The number or height of the block. */
  readonly number: number
  readonly reason: string
  readonly attempts: number
  /** Unix milliseconds of the first attempt. */
  readonly since: number
  /** The first MiB of the last answer, as received; empty if no answer was kept. */
  readonly bytes: Uint8Array
  /** Bytes of the whole last answer. */
  readonly size: number

  constructor({ number, reason, attempts, since, answer }: UnreadableFacts) {
    super(`Block ${number} could not be read ${attempts} times: ${reason}`)
    this.number = number
    this.reason = reason
    this.attempts = attempts
    this.since = since
    this.bytes = answer?.bytes ?? new Uint8Array()
    this.size = answer?.size ?? 0
  }
}
