/** How much is verified. */
export interface Verifying {
  /** Blocks and addresses of each chain; undefined for all of them. */
  readonly sample: number | undefined
  readonly signal: AbortSignal
  /** Gets what is being done, in words. */
  readonly onProgress: (text: string) => void
  /** Milliseconds until what differs is compared again. */
  readonly confirmAfter?: number
}
