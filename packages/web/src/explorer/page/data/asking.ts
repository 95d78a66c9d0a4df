import { again, type Failure, pageFailure } from "./failure.ts"

/** What one request brought. */
export type Answered<Value> =
  | { readonly value: Value; readonly failure?: undefined }
  | { readonly failure: Failure; readonly value?: undefined }

/** Asks for one thing, as often as it is wanted, one request at a time. */
export class Asking<Value = unknown> {
  readonly #load: (signal: AbortSignal) => PromiseLike<Value>
  readonly #tell: (answered: Answered<Value>) => void
  readonly #abort = new AbortController()
  #isAsked = false
  #isWanted = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param tell is told what each request brought, until the end */
  constructor(load: (signal: AbortSignal) => PromiseLike<Value>, tell: (answered: Answered<Value>) => void) {
    this.#load = load
    this.#tell = tell
  }

  /** Asks now, or once more when the request that is under way is answered. It asks again by itself where that may help. */
  ask(): void {
    this.#isWanted = true
    if (!this.#isAsked) void this.#run()
  }

  /** Aborts what is under way; nothing is told any more. */
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
