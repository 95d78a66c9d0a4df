import { type ConnectionHolder, type OpenConnection, waitsForCaller } from "./open-connection.ts"
import { Ranking } from "./ranking.ts"

/** Milliseconds for which whoever has just come is left time to ask, unless he has more connections than others. */
const newMs = 20
/** Looks at the connections that follow for as long: where these take long what was asked may be there and not have been seen. */
const newLooks = 2

/** A moment, in milliseconds and in looks at all connections. */
interface Moment {
  readonly ms: number
  readonly look: number
}

/** Connections that wait for their callers, in the order in which they began to. */
export class WaitingConnections {
  readonly #now: () => Moment
  readonly #all = new Set<OpenConnection>()
  readonly #byWaiting = new Ranking<ConnectionHolder>()

  constructor(now: () => Moment) {
    this.#now = now
  }

  /** Adds one that waits from now on, as the last. */
  add(connection: OpenConnection): void {
    const { holder } = connection
    const { ms, look } = this.#now()
    connection.waitsSince = ms
    connection.waitsSinceLook = look
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
    return this.#oldest(waiting, () => true)
  }

  /**
   * Of the address of which the most wait the one that has waited for the longest, else that of all; undefined where none has waited for long
   * enough.
   */
  next(): OpenConnection | undefined {
    const { ms, look } = this.#now()
    const largest = this.#byWaiting.largest
    const hasHadTime = ({ waitsSince, waitsSinceLook }: OpenConnection) =>
      ms - waitsSince >= newMs && look - waitsSinceLook >= newLooks
    return (largest && this.#oldest(largest.waiting, hasHadTime)) ?? this.#oldest(this.#all, hasHadTime)
  }

  #oldest(
    waiting: ReadonlySet<OpenConnection>,
    hasHadTime: (connection: OpenConnection) => boolean,
  ): OpenConnection | undefined {
    for (const oldest of waiting) {
      if (waitsForCaller(oldest)) return hasHadTime(oldest) ? oldest : undefined
      // The rest of the body has come meanwhile.
      this.remove(oldest)
    }
    return undefined
  }
}
