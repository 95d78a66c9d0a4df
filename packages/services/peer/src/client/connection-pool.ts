import type { PeerConnection } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import { abortable } from "./abortable.ts"
import { Slots } from "./slots.ts"

/** How connections are made and kept. */
export interface PoolOptions<Target> {
  /** What tells targets apart. */
  readonly keyOf: (target: Target) => string
  /** Connects and shakes hands; tells `onEnd` when what it gave has ended. */
  readonly open: (target: Target, onEnd: () => void) => Promise<PeerConnection>
  /** Connections at a time. */
  readonly most: number
  /** How long one is kept that nobody uses, in milliseconds. */
  readonly idleTimeout: number
}

interface Entry {
  readonly key: string
  readonly connection: Promise<PeerConnection>
  users: number
  idle: NodeJS.Timeout | undefined
}

/** Connections that are shared, kept for a while, and bounded: where all are in use, who comes waits. */
export class ConnectionPool<Target> {
  readonly #options: PoolOptions<Target>
  /** Those that were used longest ago first. */
  readonly #entries = new Map<string, Entry>()
  readonly #slots: Slots
  #isClosed = false

  constructor(options: PoolOptions<Target>) {
    this.#options = options
    this.#slots = new Slots(options.most)
  }

  /** Connections that are there or on their way. */
  get size(): number {
    return this.#entries.size
  }

  /**
   * Does something with a connection to a target.
   *
   * @param task - is told whether the connection was there before.
   * @throws what connecting fails with, or the reason of the signal
   */
  async use<T>(
    target: Target,
    signal: AbortSignal,
    task: (connection: PeerConnection, isReused: boolean) => Promise<T>,
  ): Promise<T> {
    const key = this.#options.keyOf(target)
    const isReused = this.#entries.has(key)
    if (!isReused) await this.#takeSlot(signal)
    const entry = this.#enter(key, target, isReused)
    try {
      return await task(await abortable(entry.connection, signal), isReused)
    } finally {
      this.#leave(entry)
    }
  }

  /** Ends all connections; none is made any more. */
  close(): void {
    this.#isClosed = true
    for (const entry of this.#entries.values()) this.#end(entry)
  }

  /** Waits for a slot: that of a connection which nobody uses, if there is no other. */
  #takeSlot(signal: AbortSignal): Promise<void> {
    if (this.#slots.isFull) {
      const idle = [...this.#entries.values()].find(({ users }) => users === 0)
      if (idle) this.#end(idle)
    }
    return this.#slots.take(signal)
  }

  #enter(key: string, target: Target, isReused: boolean): Entry {
    const known = this.#entries.get(key)
    // Somebody else may have connected while this one waited for its slot.
    if (!isReused && (known || this.#isClosed)) this.#slots.free()
    if (this.#isClosed) throw new PeerError("closed", "The peer network of this client is closed")
    const entry = known ?? this.#connect(key, target)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    entry.users++
    clearTimeout(entry.idle)
    return entry
  }

  #connect(key: string, target: Target): Entry {
    const onEnd = () => this.#forget(entry)
    const connection = this.#options.open(target, onEnd)
    const entry: Entry = { key, connection, users: 0, idle: undefined }
    connection.catch(onEnd)
    return entry
  }

  #leave(entry: Entry): void {
    entry.users--
    if (entry.users > 0 || this.#entries.get(entry.key) !== entry) return
    if (this.#slots.isWanted) this.#end(entry)
    else entry.idle = setTimeout(() => this.#end(entry), this.#options.idleTimeout)
  }

  #end(entry: Entry): void {
    this.#forget(entry)
    entry.connection.then((connection) => connection.close()).catch(() => {})
  }

  #forget(entry: Entry): void {
    clearTimeout(entry.idle)
    if (this.#entries.get(entry.key) !== entry) return
    this.#entries.delete(entry.key)
    this.#slots.free()
  }
}
