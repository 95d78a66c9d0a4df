import type { Duplex } from "node:stream"
import type { ClientBase } from "pg"

/** Milliseconds without a byte from the server after which its status is queried, and milliseconds between two such queries. */
const silenceLimitMs = 1_500
const questionPauseMs = 500
/** Sent data may still be in transit: the assumed minimum throughput, in bytes per millisecond. */
const slowestLink = 256
/** How often in a row the server must report the same state, because its answer may be in transit too. */
const saidBefore = 2

/** The state of a connection's session, which the server reports over another connection. */
export type BackendState =
  /** The session executes a statement, or waits for a lock. */
  | "working"
  /** The session waits for the client, or has ended: the data that each side waits for was lost. */
  | "lost"
  /** The server does not answer. */
  | "away"
  /** The server refuses the status query. */
  | "unknown"

/** A watched connection and its callbacks. */
export interface WatchedConnection {
  readonly client: ClientBase
  /** Queries the server, over another connection, for the state of this connection's session. Never rejects. */
  readonly ask: () => Promise<BackendState>
  /** Makes the server end the session of a lost connection, so that its locks are released. Never rejects. */
  readonly release: () => Promise<void>
  /** Whether statements fail while the server is unreachable. If false, they wait for it, as those of a writer that keeps its lock. */
  readonly failsWhenAway: boolean
}

const watches = new WeakMap<ClientBase, ConnectionWatch>()

/** Watches a connection: from now on, {@link watched} calls with this client reject when the connection is lost. */
export function watchConnection(connection: WatchedConnection): void {
  watches.set(connection.client, new ConnectionWatch(connection))
}

/** Runs work that ends with an answer of the server. Rejects when the connection is found to be lost. */
export function watched<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  return watches.get(client)?.during(work) ?? work()
}

/**
 * Detects a lost connection of which neither side was notified, after a restart of a machine in between or a network failure.
 * Without the watch each side would wait for the other for minutes.
 */
class ConnectionWatch {
  readonly #connection: WatchedConnection
  readonly #stream: Duplex & { readonly bytesWritten?: number }
  #underWay = 0
  #heardAt = 0
  /** Bytes written when the last data arrived from the server. */
  #writtenBefore = 0
  #timer: NodeJS.Timeout | undefined
  #said: BackendState = "working"
  #times = 0

  constructor(connection: WatchedConnection) {
    this.#connection = connection
    this.#stream = (
      connection.client as unknown as { readonly connection: { readonly stream: Duplex } }
    ).connection.stream
    this.#stream.on("data", () => this.#hear())
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#underWay++ === 0) {
      this.#hear()
      this.#lookIn(silenceLimitMs)
    }
    try {
      return await work()
    } finally {
      if (--this.#underWay === 0) clearTimeout(this.#timer)
    }
  }

  #hear(): void {
    this.#heardAt = performance.now()
    this.#writtenBefore = this.#stream.bytesWritten ?? 0
    this.#times = 0
  }

  #lookIn(milliseconds: number): void {
    this.#timer = setTimeout(() => void this.#look(), milliseconds)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    const left = this.#heardAt + silenceLimitMs + this.#sending() - performance.now()
    if (left > 0) return this.#lookIn(left)
    const heardAt = this.#heardAt
    const said = await this.#connection.ask()
    if (this.#underWay === 0) return
    if (this.#heardAt === heardAt) {
      this.#times = said === this.#said ? this.#times + 1 : 1
      this.#said = said
      const isOver = said === "lost" || (said === "away" && this.#connection.failsWhenAway)
      if (isOver && this.#times >= saidBefore) return this.#end(said)
    }
    this.#lookIn(questionPauseMs)
  }

  /** Milliseconds for which the data sent since the last answer may be in transit. */
  #sending(): number {
    return ((this.#stream.bytesWritten ?? 0) - this.#writtenBefore) / slowestLink
  }

  async #end(said: BackendState): Promise<void> {
    const seconds = Math.round((performance.now() - this.#heardAt) / 1000)
    if (said === "lost") await this.#connection.release()
    this.#stream.destroy(new Error(`no answer for ${seconds} s${said === "lost" ? ": the connection is lost" : ""}`))
  }
}
