import { again, type Failure, pageFailure } from "./failure.ts"

/** The outcome of a request. */
export type Answered<Value> =
  | { readonly value: Value; readonly failure?: undefined }
  | { readonly failure: Failure; readonly value?: undefined }

/** Repeats a request on demand, one at a time. */
export class Asking<Value = unknown> {
  readonly #load: (signal: AbortSignal) => PromiseLike<Value>
  readonly #tell: (answered: Answered<Value>) => void
  readonly #abort = new AbortController()
  #isAsked = false
  #isWanted = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param tell receives the outcome of each request, until `end` */
  constructor(load: (signal: AbortSignal) => PromiseLike<Value>, tell: (answered: Answered<Value>) => void) {
    this.#load = load
    this.#tell = tell
  }

  /** Sends the request now, or once more after the running one. It retries by itself if the failure may be temporary. */
  ask(): void {
    this.#isWanted = true
    if (!this.#isAsked) void this.#run()
  }

  /** Aborts the running request and stops all callbacks. */
  end(): void {
    this.#abort.abort()
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    const { signal } = this.#abort
    this.#isAsked = true
    while (this.#isWanted && !signal.aborted) {
      this.#isWanted = false
      clearTimeout(this.#timer)
      try {
        const value = await this.#load(signal)
        if (!signal.aborted) this.#tell({ value })
      } catch (error) {
        if (!signal.aborted) this.#failed(pageFailure(error))
      }
    }
    this.#isAsked = false
  }

  #failed(failure: Failure): void {
    this.#tell({ failure })
    const wait = again(failure)
    if (wait !== undefined) this.#timer = setTimeout(() => this.ask(), wait)
  }
}
