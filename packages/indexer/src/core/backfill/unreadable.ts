/** Bytes of an answer that are kept for a look at most. */
export const maxKept = 1024 * 1024

/**
 * The cause of a NodeFault of the kind `nonsense` when the node did answer about a single block, and what it answered could
 * not be read. Whoever reads blocks attaches it, so that an operator can be shown the bytes.
 */
export class UnreadableAnswer {
  /** What was answered, as it came over the wire: its first MiB at most. */
  readonly bytes: Uint8Array
  /** How many there were. */
  readonly size: number

  constructor(bytes: Uint8Array, size = bytes.length) {
    this.bytes = bytes.length > maxKept ? bytes.slice(0, maxKept) : bytes
    this.size = size
  }
}

/** What is known of a block that could not be read. */
export interface UnreadableFacts {
  readonly number: number
  /** The last fault in words. It holds no secrets. */
  readonly reason: string
  readonly attempts: number
  /** Milliseconds since 1970, of the first attempt. */
  readonly since: number
  readonly answer?: UnreadableAnswer | undefined
}

/**
 * A block that no endpoint gives in a form that can be read, however often it is asked: malformed, contradictory, or larger
 * than may be. Everything before it can be stored. Asking again later, or with a newer version, may help.
 */
export class UnreadableBlockError extends Error {
  override readonly name = "UnreadableBlockError"
  readonly code = "UNREADABLE_BLOCK"
  /** Its number or height. */
  readonly number: number
  readonly reason: string
  readonly attempts: number
  /** Milliseconds since 1970, of the first attempt. */
  readonly since: number
  /** What was answered last, as it came over the wire: its first MiB at most, empty where nobody kept it. */
  readonly bytes: Uint8Array
  /** How many bytes were answered. */
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
