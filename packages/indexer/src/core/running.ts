/** Something that runs beside its caller until it is stopped. */
export interface Running<Progress> {
  readonly progress: Progress
  readonly ended: Promise<void>
  stop(): Promise<void>
  /** Ends it at once, whatever it does; only a thread can be. */
  terminate?(): Promise<void>
}

/**
 * Runs work that goes on until its signal aborts, and keeps its progress.
 *
 * @param starting - the progress before the work told any.
 */
export function keepRunning<Progress>(
  starting: Progress,
  onProgress: ((progress: Progress) => void) | undefined,
  work: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<void>,
): Running<Progress> {
  const stopping = new AbortController()
  let progress = starting
  const ended = work(stopping.signal, (next) => {
    progress = next
    onProgress?.(next)
  })
  // Whoever only stops it need not look at how it ended.
  ended.catch(() => {})
  return {
    get progress() {
      return progress
    },
    ended,
    async stop() {
      stopping.abort(new Error("The indexer was stopped."))
      await ended.catch(() => {})
    },
  }
}
