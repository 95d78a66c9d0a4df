import { eventText, type ServerEvent } from "./event-stream.ts"

/** Milliseconds after which a disconnected client reconnects; browsers do so by themselves. */
const reconnectAfter = 2_000

/**
 * The text of a stream. After `heartbeat` milliseconds without an event it has a comment, so that proxies keep the connection and a lost
 * caller is noticed. The text ends when the events do, or when `signal` aborts.
 *
 * The next event is pulled only after the one before was read, so a slow caller never has more waiting than a connection buffers.
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
    // The generator ends at its next event; the stream does not wait for that.
    void iterator.return?.().then(undefined, () => {})
  }
}

/**
 * An event that is awaited repeatedly. Racing its promise against each heartbeat would add a reaction to the promise each time, which stays in
 * memory as long as the chain has no event.
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

  /** The event; undefined on a timeout or when the signal aborts. Throws the error of a rejected promise. */
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
