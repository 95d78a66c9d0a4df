import { EventEmitter } from "node:events"
import type { RequestListener, Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { RefuseRequest } from "./connections/connections.ts"
import type { Upgrades } from "./upgrades.ts"

/** The handlers of a port's requests. */
export interface Answering {
  readonly listener: RequestListener
  readonly refuse: RefuseRequest
  /** Default: no request is upgraded. */
  readonly upgrades?: Upgrades | undefined
}

/** A port that services take over one after the other. */
export interface TakenPort {
  readonly server: Server
  /** The services that listen; the last one answers. */
  readonly taking: TakenServer[]
  /** Open connections. */
  readonly sockets: ReadonlySet<Socket>
}

/**
 * Represents the server of a shared port to the service that takes it over: its `listen` binds nothing, and it answers from then on. When the
 * service closes, the port closes with it, unless another service has the port too: then `close` waits only for the service's own requests.
 */
export class TakenServer extends EventEmitter {
  readonly answering: Answering
  readonly #port: TakenPort
  readonly #running = new Set<ServerResponse>()
  #ended: (() => void) | undefined

  constructor(port: TakenPort, answering: Answering) {
    super()
    this.#port = port
    this.answering = answering
  }

  get listening(): boolean {
    return this.#port.taking.includes(this)
  }

  /** Answers a request; it counts as this service's until it ends. */
  readonly answer: RequestListener = (request, response) => {
    this.#running.add(response)
    response.once("close", () => {
      this.#running.delete(response)
      if (this.#running.size === 0) this.#ended?.()
    })
    this.answering.listener(request, response)
  }

  /** Replaces a server's `listen`: only the last argument is used, the listener of `listening`. */
  listen(...args: unknown[]): this {
    const listening = args.at(-1)
    if (typeof listening === "function") this.once("listening", () => listening())
    const { server, taking } = this.#port
    taking.push(this)
    // Without a listener of `clientError`, Node.js itself answers malformed requests.
    if (this.listenerCount("clientError") > 0 && server.listenerCount("clientError") === 0)
      server.on("clientError", (...args) => taking.at(-1)?.emit("clientError", ...args))
    process.nextTick(() => this.emit("listening"))
    return this
  }

  address(): ReturnType<Server["address"]> {
    return this.#port.server.address()
  }

  setTimeout(milliseconds: number): this {
    this.#port.server.setTimeout(milliseconds)
    return this
  }

  close(closed: (error?: Error) => void = () => {}): this {
    const { server, taking } = this.#port
    if (this.#isAlone) server.close(closed)
    else {
      if (this.listening) taking.splice(taking.indexOf(this), 1)
      this.#ended = () => closed()
      if (this.#running.size === 0) process.nextTick(this.#ended)
    }
    return this
  }

  closeIdleConnections(): void {
    if (!this.#isAlone) return
    this.#port.server.closeIdleConnections()
    // `closeIdleConnections` skips connections on which nothing was sent; clients open such connections in advance.
    for (const socket of this.#port.sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  closeAllConnections(): void {
    if (this.#isAlone) this.#port.server.closeAllConnections()
    else for (const response of this.#running) response.socket?.destroy()
  }

  /** Whether this is the only service of the port. */
  get #isAlone(): boolean {
    return this.listening && this.#port.taking.length === 1
  }
}
