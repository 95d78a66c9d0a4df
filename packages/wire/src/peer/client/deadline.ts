import { PeerError } from "../errors/peer-error.ts"

/** The time limit of a request, as a signal: it aborts with the caller's signal, or with a {@link PeerError}. */
export class Deadline {
  /** Whether there was a connection: then a node without an answer is silent, not unreachable. */
  isConnected = false
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout
  readonly #given: AbortSignal | undefined
  readonly #now: () => number
  readonly #end: number

  /** @param timeout Milliseconds */
  constructor(timeout: number, given: AbortSignal | undefined, now: () => number) {
    this.#given = given
    this.#now = now
    this.#end = now() + timeout
    this.#timer = setTimeout(() => this.#controller.abort(this.#error(timeout)), timeout)
    if (given?.aborted) this.#abort()
    else given?.addEventListener("abort", this.#abort)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Milliseconds until the end. */
  get left(): number {
    return Math.max(this.#end - this.#now(), 0)
  }

  /** Releases the timer. */
  release(): void {
    clearTimeout(this.#timer)
    this.#given?.removeEventListener("abort", this.#abort)
  }

  readonly #abort = (): void => this.#controller.abort(this.#given?.reason)

  #error(timeout: number): PeerError {
    return this.isConnected
      ? new PeerError("silent", `The peer did not answer within ${timeout} ms`)
      : new PeerError("unreachable", `The peer was not reached within ${timeout} ms`)
  }
}
