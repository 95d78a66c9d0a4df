import type { Clock } from "../clock.ts"
import { wrapMethods } from "./wrap-methods.ts"

/** Who hears of what a writer does. */
export interface WriterListener {
  /** A batch begins to be stored. */
  storing(): void
  /** That is over, for better or worse, after so many milliseconds. */
  settled(milliseconds: number): void
  /** Anything else was answered, after so many milliseconds. */
  answeredByStore?(milliseconds: number): void
}

/** The same writer, with somebody who hears when it begins to store a batch, when that is over, and how long others take. */
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
