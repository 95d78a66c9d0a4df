import { EventEmitter } from "node:events"
import type { RequestListener, Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { RefuseRequest } from "./connections/connections.ts"
import type { Upgrades } from "./upgrades.ts"

/** What answers the requests of a port. */
export interface Answering {
  readonly listener: RequestListener
  readonly refuse: RefuseRequest
  /** Default: nothing is upgraded. */
  readonly upgrades?: Upgrades | undefined
}

/** A port that services take over one after the other. */
export interface TakenPort {
  readonly server: Server
  /** Those that listen; the last one answers. */
  readonly taking: TakenServer[]
  /** Connections that are open. */
  readonly sockets: ReadonlySet<Socket>
}

/**
 * Stands for the server of a port before a service that takes it over: it binds nothing when the service listens, and answers from then
 * on. When the service closes, the port is closed with it, unless another service has it too: then only its own requests are waited for.
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

  /** Answers a request, which counts as this service's until it is over. */
  readonly answer: RequestListener = (request, response) => {
    this.#running.add(response)
    response.once("close", () => {
      this.#running.delete(response)
      if (this.#running.size === 0) this.#ended?.()
    })
    this.answering.listener(request, response)
  }

  /** Takes the place of a server's: only the last argument is looked at, which is called when it listens. */
  listen(...args: unknown[]): this {
    const listening = args.at(-1)
    if (typeof listening === "function") this.once("listening", () => listening())
    const { server, taking } = this.#port
    taking.push(this)
    // Where nobody listens for it, Node itself answers what is no HTTP.
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
    // Node takes a connection on which nothing was ever sent for one that has a request. Clients open such ones in advance.
    for (const socket of this.#port.sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  closeAllConnections(): void {
    if (this.#isAlone) this.#port.server.closeAllConnections()
    else for (const response of this.#running) response.socket?.destroy()
  }

  /** Whether no other service has the port. */
  get #isAlone(): boolean {
    return this.listening && this.#port.taking.length === 1
  }
}
