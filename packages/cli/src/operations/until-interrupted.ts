/**
 * Runs a task whose signal aborts on Ctrl-C or SIGTERM; a second one ends the process at once.
 *
 * @param message - of the error after an abort.
 */
export async function untilInterrupted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  message = "stopped before completion; nothing was changed",
): Promise<Result> {
  const interrupted = new AbortController()
  const signals = ["SIGINT", "SIGTERM"] as const
  const interrupt = () => {
    // The second signal ends the process without waiting for the task.
    if (interrupted.signal.aborted) process.exit(1)
    interrupted.abort(new Error(message))
  }
  for (const signal of signals) process.on(signal, interrupt)
  try {
    return await work(interrupted.signal)
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
  }
}
