import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { ServerSession } from "./pooler-session.ts"
import { frontendMessages, greeting, isStartup, refusalMessage, startupParameters, startupSize } from "./pooler-wire.ts"

/** Options of a pooler. */
export interface PoolerOptions {
  /**
   * `transaction` assigns any free session to each transaction, preferring the most recently used; `session` assigns each client a separate
   * session until it disconnects. Default `transaction`.
   */
  readonly mode?: "transaction" | "session"
  /** The handling of `options` in a client's startup message: PgBouncer refuses them unless it is configured to ignore them. Default `refuse`. */
  readonly startupOptions?: "refuse" | "ignore"
  /** The maximum number of sessions; clients wait for a free one. Default 20. */
  readonly sessions?: number
}

/** A running pooler. */
export interface Pooler {
  /** The server's URL through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a pooler that behaves like PgBouncer: it accepts clients' connections in place of the server, and forwards their
 * messages to one of its sessions with the server. It requires no password.
 */
export async function startPooler(serverUrl: string, options: PoolerOptions = {}): Promise<Pooler> {
  const sessions = new Sessions(serverUrl, options.sessions ?? 20)
  const clients = new Set<Socket>()
  // Sessions send small packets: with Nagle's algorithm each would wait up to 40 ms for the previous one's acknowledgement.
  const server = createServer({ noDelay: true }, (socket) => {
    clients.add(socket)
    socket.on("error", () => {}).on("close", () => clients.delete(socket))
    new PoolerClient(socket, sessions, options)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = new URL(serverUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    async stop() {
      for (const socket of clients) socket.destroy()
      server.close()
      await once(server, "close")
      await sessions.end()
    },
  }
}

/** Sessions with the server, the most recently used first. */
class Sessions {
  readonly #url: string
  readonly #most: number
  readonly #free: ServerSession[] = []
  readonly #all = new Set<Promise<ServerSession>>()
  readonly #waiting: ((session: ServerSession) => void)[] = []

  constructor(url: string, most: number) {
    this.#url = url
    this.#most = most
  }

  take(): Promise<ServerSession> {
    const free = this.#free.pop()
    if (free !== undefined) return Promise.resolve(free)
    if (this.#all.size >= this.#most) return new Promise((resolve) => this.#waiting.push(resolve))
    const opened = ServerSession.open(this.#url)
    this.#all.add(opened)
    opened.then(
      (session) => session.onEnd(() => this.#all.delete(opened)),
      () => this.#all.delete(opened),
    )
    return opened
  }

  give(session: ServerSession): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#free.push(session)
    else next(session)
  }

  async end(): Promise<void> {
    for (const session of await Promise.allSettled(this.#all)) {
      if (session.status === "fulfilled") session.value.destroy()
    }
  }
}

/** A client whose messages go to its current session, or wait for one. */
class PoolerClient {
  readonly #socket: Socket
  readonly #sessions: Sessions
  readonly #options: PoolerOptions
  #begun = false
  #received: Buffer = Buffer.alloc(0)
  #session: ServerSession | undefined
  #taking: Promise<void> | undefined

  constructor(socket: Socket, sessions: Sessions, options: PoolerOptions) {
    this.#socket = socket
    this.#sessions = sessions
    this.#options = options
    socket.on("data", (octets) => {
      this.#received = Buffer.concat([this.#received, octets])
      if (this.#begun) void this.#forward()
      else this.#begin()
    })
    socket.on("close", () => void this.#leave())
  }

  #begin(): void {
    const size = startupSize(this.#received)
    if (size === undefined) return
    const startup = this.#received.subarray(0, size)
    this.#received = this.#received.subarray(size)
    // A first message that is not a startup message requests encryption.
    if (!isStartup(startup)) return void this.#socket.write("N")
    if (startupParameters(startup).has("options") && this.#options.startupOptions !== "ignore") {
      this.#socket.end(refusalMessage("unsupported startup parameter: options"))
      return
    }
    this.#begun = true
    this.#socket.write(greeting())
    void this.#forward()
  }

  async #forward(): Promise<void> {
    if (this.#session === undefined) {
      if (this.#received.length === 0) return
      this.#taking ??= this.#take()
      await this.#taking
    }
    const { messages, rest } = frontendMessages(this.#received)
    this.#received = rest
    for (const message of messages) {
      if (message[0] === 0x58) this.#socket.end()
      else this.#session?.send(message)
    }
  }

  async #take(): Promise<void> {
    const session = await this.#sessions.take()
    this.#session = session
    this.#taking = undefined
    session.serve(
      (octets) => this.#socket.write(octets),
      () => {
        if (this.#options.mode === "session") return
        this.#session = undefined
        this.#sessions.give(session)
        if (this.#received.length > 0) void this.#forward()
      },
    )
  }

  async #leave(): Promise<void> {
    await this.#taking
    const session = this.#session
    if (session === undefined) return
    this.#session = undefined
    // As in PgBouncer, only a session that was assigned to a single client is reset.
    if (session.busy) session.destroy()
    else if (this.#options.mode === "session") session.reset(() => this.#sessions.give(session))
    else this.#sessions.give(session)
  }
}
