import { once } from "node:events"
import { connect, createServer, type Server, type Socket } from "node:net"
import { reservePort } from "../chaos/ports.ts"

/** The treatment of connections to a database. */
export type DatabaseConduct = "pass" | "cut" | "hang" | "slow"

/** The delay in milliseconds of the server's bytes in slow mode. */
const slowMs = 300

/** A proxy in front of a database server, on a fixed port: it passes bytes, delays them, closes connections, or passes nothing. */
export class DatabaseProxy {
  /** The URL of the database through the proxy. */
  readonly url: string
  readonly #port: number
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #conduct: DatabaseConduct = "pass"

  private constructor(target: string, port: number) {
    this.#target = new URL(target)
    this.#port = port
    const url = new URL(target)
    url.port = String(port)
    this.url = url.href
  }

  static async start(target: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(target, await reservePort())
    await proxy.#listen()
    return proxy
  }

  /** Sets the treatment of connections. Connections that hung stay broken. */
  async set(conduct: DatabaseConduct): Promise<void> {
    this.#conduct = conduct
    if (conduct === "cut") await this.close()
    else if (this.#server === undefined) await this.#listen()
    if (conduct === "hang") for (const socket of this.#sockets) socket.pause()
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    for (const socket of this.#sockets) socket.destroy()
    if (server === undefined) return
    const closed = once(server, "close")
    server.close()
    await closed
  }

  async #listen(): Promise<void> {
    const server = createServer((socket) => this.#take(socket))
    server.listen(this.#port, "127.0.0.1")
    await once(server, "listening")
    this.#server = server
  }

  #take(socket: Socket): void {
    this.#hold(socket)
    if (this.#conduct === "hang") return void socket.pause()
    const upstream = connect(Number(this.#target.port), this.#target.hostname)
    this.#hold(upstream)
    socket.on("data", (bytes) => upstream.write(bytes))
    upstream.on("data", (bytes) => {
      if (this.#conduct === "slow") setTimeout(() => socket.write(bytes), slowMs)
      else socket.write(bytes)
    })
    socket.on("close", () => upstream.destroy())
    upstream.on("close", () => socket.destroy())
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on("error", () => socket.destroy())
    socket.on("close", () => this.#sockets.delete(socket))
  }
}
