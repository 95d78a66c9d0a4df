import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { ServerSession } from "./pooler-session.ts"
import { frontendMessages, greeting, isStartup, refusalMessage, startupParameters, startupSize } from "./pooler-wire.ts"

/** How a pooler shares its sessions out. */
export interface PoolerOptions {
  /**
   * `transaction` gives each transaction whichever session is free, the one used last first; `session` gives each client one of its
   * own until it leaves. Default `transaction`.
   */
  readonly mode?: "transaction" | "session"
  /** What becomes of `options` of a client that connects: PgBouncer refuses them, unless it is told to ignore them. Default `refuse`. */
  readonly startupOptions?: "refuse" | "ignore"
  /** At most so many sessions; clients wait for one. Default 20. */
  readonly sessions?: number
}

/** A pooler that runs. */
export interface Pooler {
  /** The server's URL by way of the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts what PgBouncer is to a client: it answers in the server's stead when the client connects, and passes on what the
 * client says to one of the server's sessions. It asks for no password.
 */
export async function startPooler(serverUrl: string, options: PoolerOptions = {}): Promise<Pooler> {
  const sessions = new Sessions(serverUrl, options.sessions ?? 20)
  const clients = new Set<Socket>()
  // Sessions send small pieces: by Nagle's algorithm each waits up to 40 ms for the acknowledgement of the one before.
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

/** Sessions of the server, the one that was used last first. */
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

/** One client: what it says goes to the session that it has just now, or waits for one. */
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
    // What is no startup asks for encryption.
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
    // As PgBouncer does: only a session that one client had to itself is made as new.
    if (session.busy) session.destroy()
    else if (this.#options.mode === "session") session.reset(() => this.#sessions.give(session))
    else this.#sessions.give(session)
  }
}
