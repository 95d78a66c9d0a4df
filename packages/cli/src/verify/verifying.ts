/** Options of a verification. */
export interface Verifying {
  /** Number of blocks and addresses of each chain; undefined for all. */
  readonly sample: number | undefined
  readonly signal: AbortSignal
  /** Receives the current step as text. */
  readonly onProgress: (text: string) => void
  /** Milliseconds until differences are compared again. */
  readonly confirmAfter?: number
}
