import type { Duplex } from "node:stream"
import type { ClientBase } from "pg"

/** Milliseconds without a byte from the server after which it is asked about a connection, and between two such questions. */
const silenceLimitMs = 1_500
const questionPauseMs = 500
/** What was sent may still be on its way: so many bytes a millisecond come through at least. */
const slowestLink = 256
/** So many times in a row it must say the same: the answer may be on its way, too. */
const saidBefore = 2

/** What the server does for a connection, as it says over another one. */
export type BackendState =
  /** It executes what it was sent, or waits for a lock. */
  | "working"
  /** It waits for the client, or has ended the session: what each of them waits for was lost on the way. */
  | "lost"
  /** The server does not answer. */
  | "away"
  /** It refuses to say. */
  | "unknown"

/** How a connection is watched. */
export interface WatchedConnection {
  readonly client: ClientBase
  /** Asks the server, over another connection, what it does for this one. Never rejects. */
  readonly ask: () => Promise<BackendState>
  /** Has the server end the session of a connection that is lost, so that its locks are free. Never rejects. */
  readonly release: () => Promise<void>
  /** Whether statements fail while the server is away. Default: they wait for it, as those of a writer that keeps its lock. */
  readonly failsWhenAway: boolean
}

const watches = new WeakMap<ClientBase, ConnectionWatch>()

/** From now on what {@link watched} does with this client ends when its connection is lost. */
export function watchConnection(connection: WatchedConnection): void {
  watches.set(connection.client, new ConnectionWatch(connection))
}

/** Does something with a client that ends with an answer of the server. It rejects when the connection is found to be lost. */
export function watched<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  return watches.get(client)?.during(work) ?? work()
}

/**
 * Finds out that a connection is lost which neither side was told about: a machine in between was restarted, a network cut. Each
 * side would wait for the other for minutes.
 */
class ConnectionWatch {
  readonly #connection: WatchedConnection
  readonly #stream: Duplex & { readonly bytesWritten?: number }
  #underWay = 0
  #heardAt = 0
  /** Bytes written when the server was last heard. */
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

  /** Milliseconds that what was sent since the last answer may be on its way. */
  #sending(): number {
    return ((this.#stream.bytesWritten ?? 0) - this.#writtenBefore) / slowestLink
  }

  async #end(said: BackendState): Promise<void> {
    const seconds = Math.round((performance.now() - this.#heardAt) / 1000)
    if (said === "lost") await this.#connection.release()
    this.#stream.destroy(new Error(`no answer for ${seconds} s${said === "lost" ? ": the connection is lost" : ""}`))
  }
}
