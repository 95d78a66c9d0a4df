/** How the code of a part of the app is. */
export type CodeState<Code> =
  | { readonly status: "loading" }
  /** It did not load, and is asked for again. */
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly code: Code }

/** What a request for code takes. */
export interface CodeRequestOptions<Code> {
  readonly load: () => Promise<Code>
  /** Is told each change, until the end. */
  readonly tell: (state: CodeState<Code>) => void
  /** Whether the server of the app answers at all. */
  readonly isServed: () => Promise<boolean>
  /** Loads the page anew. */
  readonly reload: () => void
}

/** Milliseconds after which code that has not come counts as failed. */
const codeTimeoutMs = 10_000
/** Milliseconds until the first retry, which double with each, and the most. */
const backoff = { first: 1_000, most: 15_000 }
/**
 * Failures in a row after which the page is loaded anew, if its server answers: then its files are those of another version, or the
 * browser is one that keeps a failed module.
 */
const maxFailures = 3

/** Loads the code of a part of the app, again and again until it is there. */
export class CodeRequest<Code> {
  readonly #options: CodeRequestOptions<Code>
  #failures = 0
  #isLoading = false
  #isOver = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: CodeRequestOptions<Code>) {
    this.#options = options
  }

  begin(): void {
    this.#isLoading = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#tell({ status: "failed" }), codeTimeoutMs)
    this.#options.load().then(
      (code) => this.#tell({ status: "ready", code }),
      () => this.#failed(),
    )
  }

  /** Asks again now, if nothing is under way. */
  retry(): void {
    if (!this.#isLoading && !this.#isOver) this.begin()
  }

  /** Nothing is told any more. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  #tell(state: CodeState<Code>): void {
    if (this.#isOver) return
    clearTimeout(this.#timer)
    this.#options.tell(state)
    if (state.status === "ready") this.#isOver = true
  }

  async #failed(): Promise<void> {
    this.#isLoading = false
    if (this.#isOver) return
    this.#failures++
    this.#tell({ status: "failed" })
    const wait = Math.min(backoff.most, backoff.first * 2 ** (this.#failures - 1))
    this.#timer = setTimeout(() => this.retry(), wait)
    if (this.#failures >= maxFailures && (await this.#options.isServed()) && !this.#isOver) this.#options.reload()
  }
}
