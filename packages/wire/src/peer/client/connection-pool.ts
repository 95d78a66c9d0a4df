import type { PeerConnection } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import { abortable } from "./abortable.ts"
import { Slots } from "./slots.ts"

/** How connections are made and kept. */
export interface PoolOptions<Target> {
  /** What tells targets apart. */
  readonly keyOf: (target: Target) => string
  /** Connects and shakes hands, until the signal aborts; tells `onEnd` when what it gave has ended. */
  readonly open: (
    target: Target,
    told: { readonly signal: AbortSignal; readonly onEnd: () => void },
  ) => Promise<PeerConnection>
  /** Connections at a time. */
  readonly most: number
  /** How long one is kept that nobody uses, in milliseconds. */
  readonly idleTimeout: number
}

interface PooledConnection {
  readonly key: string
  readonly connection: Promise<PeerConnection>
  /** Ends waiting for a slot, and connecting. */
  readonly opening: AbortController
  hasSlot: boolean
  users: number
  idle: NodeJS.Timeout | undefined
}

/** Connections that are shared, kept for a while, and bounded: where all are in use, who comes waits. */
export class ConnectionPool<Target> {
  readonly #options: PoolOptions<Target>
  /** Those that were used longest ago first. */
  readonly #entries = new Map<string, PooledConnection>()
  readonly #slots: Slots
  #isClosed = false

  constructor(options: PoolOptions<Target>) {
    this.#options = options
    this.#slots = new Slots(options.most)
  }

  /** Connections that are there, on their way, or waited for. */
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
    if (this.#isClosed) throw poolClosed()
    const key = this.#options.keyOf(target)
    const known = this.#entries.get(key)
    const entry = known ?? this.#connect(key, target)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    entry.users++
    clearTimeout(entry.idle)
    try {
      return await task(await abortable(entry.connection, signal), known !== undefined)
    } finally {
      this.#leave(entry)
    }
  }

  /** Ends all connections; none is made any more. */
  close(): void {
    this.#isClosed = true
    for (const entry of this.#entries.values()) this.#end(entry)
  }

  #connect(key: string, target: Target): PooledConnection {
    this.#makeRoom()
    const opening = new AbortController()
    const { signal } = opening
    const onEnd = () => this.#forget(entry)
    const open = async () => {
      await this.#slots.take(signal)
      entry.hasSlot = true
      if (signal.aborted) {
        this.#slots.free()
        throw signal.reason
      }
      return this.#options.open(target, { signal, onEnd })
    }
    const connection = Promise.resolve().then(open)
    const entry: PooledConnection = { key, connection, opening, hasSlot: false, users: 0, idle: undefined }
    connection.catch(onEnd)
    return entry
  }

  /** Takes the slot of a connection that nobody uses, if there is no other. */
  #makeRoom(): void {
    if (!this.#slots.isFull) return
    const idle = [...this.#entries.values()].find(({ users, hasSlot }) => users === 0 && hasSlot)
    if (idle) this.#end(idle)
  }

  #leave(entry: PooledConnection): void {
    entry.users--
    if (entry.users > 0 || this.#entries.get(entry.key) !== entry) return
    if (!entry.hasSlot || this.#slots.isWanted) this.#end(entry)
    else entry.idle = setTimeout(() => this.#end(entry), this.#options.idleTimeout)
  }

  #end(entry: PooledConnection): void {
    this.#forget(entry)
    entry.opening.abort(poolClosed())
    entry.connection.then((connection) => connection.close()).catch(() => {})
  }

  #forget(entry: PooledConnection): void {
    clearTimeout(entry.idle)
    if (this.#entries.get(entry.key) !== entry) return
    this.#entries.delete(entry.key)
    // Who waits for a slot, or has been given one this moment, frees it where it waits.
    if (entry.hasSlot) this.#slots.free()
  }
}

const poolClosed = () => new PeerError("closed", "The peer network of this client is closed")
