import type { DelayMode } from "msw"

/**
 * How a handler answers, whatever it answers.
 *
 * @example
 * ```ts
 * import type { MockOptions } from "@serac/msw"
 *
 * const slowOnce: MockOptions = { delay: 500, once: true }
 * ```
 */
export interface MockOptions {
  /** Answers requests below this URL only. Default: of any origin, below any path. */
  readonly baseUrl?: string
  /** Milliseconds before the answer, or a mode of msw's `delay`: `"real"`, `"infinite"`. Default none. */
  readonly delay?: number | DelayMode
  /** Answers one request and then leaves the others to the handlers after it. */
  readonly once?: boolean
  /** Headers of the answer, beside its content type. */
  readonly headers?: Readonly<Record<string, string>>
}
