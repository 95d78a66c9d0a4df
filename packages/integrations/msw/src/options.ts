import type { DelayMode } from "msw"

/**
 * Options of every kind of handler.
 *
 * @example
 * ```ts
 * import type { MockOptions } from "@serac/msw"
 *
 * const slowOnce: MockOptions = { delay: 500, once: true }
 * ```
 */
export interface MockOptions {
  /** Answers only requests below this URL. Default: any origin and any path prefix. */
  readonly baseUrl?: string
  /** Milliseconds before the answer, or a mode of msw's `delay`: `"real"`, `"infinite"`. Default none. */
  readonly delay?: number | DelayMode
  /** Answers only one request; later ones are left to the next handlers. */
  readonly once?: boolean
  /** Headers of the answer, in addition to its content type. */
  readonly headers?: Readonly<Record<string, string>>
}
