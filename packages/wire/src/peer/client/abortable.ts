/** The result of a promise, unless the signal aborts first. @throws the reason of the signal */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener("abort", onAbort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort))
  })
}
