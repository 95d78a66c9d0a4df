/** The loading state of the code of a part of the app. */
export type CodeState<Code> =
  | { readonly status: "loading" }
  /** Loading failed, and is retried. */
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly code: Code }

/** Options of a request for code. */
export interface CodeRequestOptions<Code> {
  readonly load: () => Promise<Code>
  /** Called for each change, until `end`. */
  readonly tell: (state: CodeState<Code>) => void
  /** Whether the server of the app is reachable. */
  readonly isServed: () => Promise<boolean>
  /** Reloads the page. */
  readonly reload: () => void
}

/** Time limit in milliseconds for loading code. */
const codeTimeoutMs = 10_000
/** Milliseconds until the first retry, doubled for each further one, and the maximum. */
const backoff = { first: 1_000, most: 15_000 }
/**
 * Consecutive failures after which the page is reloaded, if its server is reachable: then the server has files of another version, or the
 * browser caches failed modules.
 */
const maxFailures = 3

/** Loads the code of a part of the app, with retries until it succeeds. */
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

  /** Retries now, unless a request is running. */
  retry(): void {
    if (!this.#isLoading && !this.#isOver) this.begin()
  }

  /** Stops all callbacks. */
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
