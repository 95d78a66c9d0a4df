/** Settles like the work, or rejects with the signal's reason as soon as the signal aborts. */
export function withSignal<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason)
    signal.addEventListener("abort", give, { once: true })
    if (signal.aborted) give()
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", give))
  })
}
