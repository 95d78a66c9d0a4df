import type { PeerConnection } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import { abortable } from "./abortable.ts"
import { Slots } from "./slots.ts"

/** Options of a connection pool. */
export interface PoolOptions<Target> {
  /** The key of a target; equal keys share a connection. */
  readonly keyOf: (target: Target) => string
  /** Connects and performs the handshake, until the signal aborts; calls `onEnd` when the connection has ended. */
  readonly open: (
    target: Target,
    told: { readonly signal: AbortSignal; readonly onEnd: () => void },
  ) => Promise<PeerConnection>
  /** Maximum number of connections. */
  readonly most: number
  /** How long an unused connection is kept, in milliseconds. */
  readonly idleTimeout: number
}

interface PooledConnection {
  readonly key: string
  readonly connection: Promise<PeerConnection>
  /** Aborts waiting for a slot, and connecting. */
  readonly opening: AbortController
  hasSlot: boolean
  users: number
  idle: NodeJS.Timeout | undefined
}

/** A bounded pool of shared connections, which are kept for a while. If all are in use, callers wait. */
export class ConnectionPool<Target> {
  readonly #options: PoolOptions<Target>
  /** The connections, least recently used first. */
  readonly #entries = new Map<string, PooledConnection>()
  readonly #slots: Slots
  #isClosed = false

  constructor(options: PoolOptions<Target>) {
    this.#options = options
    this.#slots = new Slots(options.most)
  }

  /** Number of connections that are open, connecting, or waiting for a slot. */
  get size(): number {
    return this.#entries.size
  }

  /**
   * Runs a task with a connection to a target.
   *
   * @param task - receives whether the connection was reused.
   * @throws errors of connecting and of the task, or the reason of the signal
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

  /** Closes all connections; no new ones can be made. */
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

  /** Closes an unused connection, if there is no free slot. */
  #makeRoom(): void {
    if (!this.#slots.isFull) return
    const idle = [...this.#entries.values()].find(({ users }) => users === 0)
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
    // A connection that waits for a slot, or has just received one, releases it itself.
    if (entry.hasSlot) this.#slots.free()
  }
}

const poolClosed = () => new PeerError("closed", "The peer network of this client is closed")
