import type { Clock } from "../clock.ts"
import { wrapMethods } from "./wrap-methods.ts"

/** Receives events of a writer. */
export interface WriterListener {
  /** Storing a batch begins. */
  storing(): void
  /** Storing a batch has ended, successfully or not, after this many milliseconds. */
  settled(milliseconds: number): void
  /** Another method returned, after this many milliseconds. */
  answeredByStore?(milliseconds: number): void
}

/** The same writer, with a listener for the storing of batches and the duration of all methods. */
export function timedWriter<Writer extends object>(
  writer: Writer,
  clock: Clock,
  listenerOf: (args: readonly unknown[]) => WriterListener,
): Writer {
  return wrapMethods(writer, async (name, call, args) => {
    const startedAt = clock.elapsed()
    if (name !== "append") {
      const result = await call()
      listenerOf(args).answeredByStore?.(clock.elapsed() - startedAt)
      return result
    }
    const listener = listenerOf(args)
    listener.storing()
    try {
      return await call()
    } finally {
      listener.settled(clock.elapsed() - startedAt)
    }
  })
}
