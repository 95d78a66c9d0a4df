import { type CallFacts, SeracError } from "../../http/runtime.ts"

interface BufferFullFacts extends CallFacts {
  readonly maxBuffer: number
}

/**
 * The consumer of a subscription reads events more slowly than they arrive: more than `maxBuffer` were waiting. The socket is closed. Read
 * them faster, or subscribe again with a larger buffer.
 *
 * @example
 * ```ts
 * import { BufferFullError } from "@serac/client/rpc"
 *
 * const isTooSlow = (error: unknown) => error instanceof BufferFullError
 * ```
 */
export class BufferFullError extends SeracError implements BufferFullFacts {
  declare readonly name: "BufferFullError"
  declare readonly code: "BUFFER_FULL"
  declare readonly status?: undefined
  /** The limit in force, in events. */
  declare readonly maxBuffer: number

  constructor(facts: BufferFullFacts) {
    const reason = `the consumer is too slow: more than ${facts.maxBuffer} events wait for it`
    super("BufferFullError", reason, facts)
  }
}
