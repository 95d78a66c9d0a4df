/** A task that runs in parallel to its caller until it is stopped. */
export interface Running<Progress> {
  readonly progress: Progress
  readonly ended: Promise<void>
  stop(): Promise<void>
  /** Ends the task at once, whatever it is doing. Only a task in a thread has it. */
  terminate?(): Promise<void>
  /** Resolves when another thread suits the task better: it should be stopped and started again. Only a task in a thread has it. */
  readonly misplaced?: Promise<void>
}

/**
 * Runs work until its signal aborts, and keeps its latest progress.
 *
 * @param starting - the progress before the first report.
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
  // A caller that only stops the task need not handle the rejection of `ended`.
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
