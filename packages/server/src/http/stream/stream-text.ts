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
    let next: PendingEvent | undefined
    while (!signal.aborted) {
      next ??= new PendingEvent(iterator.next())
      const result = await next.within(heartbeat, signal)
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

/**
 * An event that is waited for again and again. To race its promise against each heartbeat would keep what waited in the promise, for as
 * long as a chain is quiet.
 */
class PendingEvent {
  #settled: (() => IteratorResult<ServerEvent>) | undefined
  #wake = () => {}

  constructor(work: Promise<IteratorResult<ServerEvent>>) {
    const settle = (settled: () => IteratorResult<ServerEvent>) => {
      this.#settled = settled
      this.#wake()
    }
    work.then(
      (result) => settle(() => result),
      (error: unknown) =>
        settle(() => {
          throw error
        }),
    )
  }

  /** What came; undefined when it does not in time, or when the signal aborts. Throws what its promise was rejected with. */
  async within(milliseconds: number, signal: AbortSignal): Promise<IteratorResult<ServerEvent> | undefined> {
    if (this.#settled === undefined && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          signal.removeEventListener("abort", wake)
          resolve()
        }
        const timer = setTimeout(wake, milliseconds)
        signal.addEventListener("abort", wake)
        this.#wake = wake
      })
    }
    return this.#settled?.()
  }
}
