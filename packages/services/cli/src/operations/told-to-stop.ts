/** Runs something that Ctrl-C or SIGTERM stops in good order: it gets a signal, and ends by itself. */
export async function untilTold<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const told = new AbortController()
  const signals = ["SIGINT", "SIGTERM"] as const
  const hear = () => {
    // The second time nobody wants to wait any more.
    if (told.signal.aborted) process.exit(1)
    told.abort(new Error("stopped before completion; nothing was changed"))
  }
  for (const signal of signals) process.on(signal, hear)
  try {
    return await work(told.signal)
  } finally {
    for (const signal of signals) process.off(signal, hear)
  }
}
