/** Waits for some milliseconds, or until the signal aborts. The timer keeps no process alive. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = () => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", ended)
      resolve()
    }
    const timer = setTimeout(ended, milliseconds)
    if (typeof timer === "object") timer.unref?.()
    if (signal?.aborted) ended()
    else signal?.addEventListener("abort", ended)
  })
}
