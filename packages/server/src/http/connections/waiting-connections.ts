import { type ConnectionHolder, type OpenConnection, waitsForCaller } from "./open-connection.ts"
import { Ranking } from "./ranking.ts"

/** Connections that wait for their callers, in the order in which they began to. */
export class WaitingConnections {
  readonly #all = new Set<OpenConnection>()
  readonly #byWaiting = new Ranking<ConnectionHolder>()

  /** Adds one that waits from now on, as the last. */
  add(connection: OpenConnection, now: number): void {
    const { holder } = connection
    connection.waitsSince = now
    this.#all.add(connection)
    if (holder === undefined) return
    holder.waiting.add(connection)
    this.#byWaiting.set(holder, holder.waiting.size)
  }

  /** Removes one that waits no longer, if it did. */
  remove(connection: OpenConnection): void {
    const { holder } = connection
    this.#all.delete(connection)
    if (holder === undefined) return
    holder.waiting.delete(connection)
    this.#byWaiting.set(holder, holder.waiting.size)
  }

  /** The one that has waited for the longest of those of an address; undefined where none waits. */
  oldestOf({ waiting }: ConnectionHolder): OpenConnection | undefined {
    return this.#oldest(waiting, Number.POSITIVE_INFINITY)
  }

  /**
   * Of the address of which the most wait the one that has waited for the longest, else that of all; undefined where none has waited since
   * before then.
   */
  next(before: number): OpenConnection | undefined {
    const largest = this.#byWaiting.largest
    return (largest && this.#oldest(largest.waiting, before)) ?? this.#oldest(this.#all, before)
  }

  #oldest(waiting: ReadonlySet<OpenConnection>, before: number): OpenConnection | undefined {
    for (const oldest of waiting) {
      if (waitsForCaller(oldest)) return oldest.waitsSince > before ? undefined : oldest
      // The rest of the body has come meanwhile.
      this.remove(oldest)
    }
    return undefined
  }
}
