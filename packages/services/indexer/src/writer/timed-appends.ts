import type { Clock } from "../node/clock.ts"
import { wrapMethods } from "./wrap-methods.ts"

/** Who hears of appends. */
export interface AppendListener {
  /** One begins. */
  storing(): void
  /** It is over, for better or worse, after so many milliseconds. */
  settled(milliseconds: number): void
}

/** The same writer, with somebody who hears when it begins to store a batch and when that is over. */
export function timedAppends<Writer extends object>(
  writer: Writer,
  clock: Clock,
  listenerOf: (args: readonly unknown[]) => AppendListener,
): Writer {
  return wrapMethods(writer, async (name, call, args) => {
    if (name !== "append") return call()
    const listener = listenerOf(args)
    const startedAt = clock.now()
    listener.storing()
    try {
      return await call()
    } finally {
      listener.settled(clock.now() - startedAt)
    }
  })
}
