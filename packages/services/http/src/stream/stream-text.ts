import { eventText, type ServerEvent } from "./event-stream.ts"

/** Milliseconds after which a client that was cut off comes again; a page does so by itself. */
const reconnectAfter = 2_000

/**
 * The text of a stream. When nothing happens for `heartbeat` milliseconds it has a comment, so that whatever stands between keeps
 * the connection, and that a caller who is gone is noticed. It ends when its events do, or when `signal` aborts.
 *
 * An event is asked for only when the one before it was taken, so that what waits for a slow caller is what a connection holds.
 */
export async function* streamText(
  events: AsyncIterable<ServerEvent>,
  heartbeat: number,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const iterator = events[Symbol.asyncIterator]()
  yield `retry: ${reconnectAfter}\n\n`
  try {
    let next: Promise<IteratorResult<ServerEvent>> | undefined
    while (!signal.aborted) {
      next ??= iterator.next()
      const result = await within(next, heartbeat, signal)
      if (result === undefined) {
        if (!signal.aborted) yield ":\n\n"
        continue
      }
      if (result.done) return
      next = undefined
      yield eventText(result.value)
    }
  } finally {
    // It ends when it comes to its next event, which nobody waits for.
    void iterator.return?.().then(undefined, () => {})
  }
}

/** What a promise brings; undefined when it does not in time, or when the signal aborts. */
async function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Result | undefined> {
  let release = () => {}
  const over = new Promise<undefined>((resolve) => {
    const stop = () => resolve(undefined)
    const timer = setTimeout(stop, milliseconds)
    signal.addEventListener("abort", stop)
    if (signal.aborted) stop()
    release = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", stop)
    }
  })
  try {
    return await Promise.race([work, over])
  } finally {
    release()
  }
}
