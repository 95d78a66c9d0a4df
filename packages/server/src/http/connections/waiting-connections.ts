import { type ConnectionHolder, type OpenConnection, waitsForCaller } from "./open-connection.ts"
import { Ranking } from "./ranking.ts"

/** Milliseconds that a new connection has to send a request before it may be evicted, unless its address has more connections than others. */
const newMs = 20
/** Event loop iterations that must pass as well: in a slow iteration a request may have arrived and not have been read. */
const newLooks = 2

/** A moment, in milliseconds and in event loop iterations. */
interface Moment {
  readonly ms: number
  readonly look: number
}

/** Connections that wait for their callers, the longest waiting first. */
export class WaitingConnections {
  readonly #now: () => Moment
  readonly #all = new Set<OpenConnection>()
  readonly #byWaiting = new Ranking<ConnectionHolder>()

  constructor(now: () => Moment) {
    this.#now = now
  }

  /** Adds a connection that begins to wait, as the last. */
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

  /** Removes a connection that no longer waits, if it did. */
  remove(connection: OpenConnection): void {
    const { holder } = connection
    this.#all.delete(connection)
    if (holder === undefined) return
    holder.waiting.delete(connection)
    this.#byWaiting.set(holder, holder.waiting.size)
  }

  /** The longest waiting connection of an address; undefined where none waits. */
  oldestOf({ waiting }: ConnectionHolder): OpenConnection | undefined {
    return this.#oldest(waiting, () => true)
  }

  /** The longest waiting connection of the address with the most waiting ones, else of all; undefined where none has waited long enough. */
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
      // The rest of the body has arrived meanwhile.
      this.remove(oldest)
    }
    return undefined
  }
}
