import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net"

/** A port before another one on this machine. While it is shut, connections end and new ones are refused, as when a process is killed. */
export class Door {
  readonly #target: number
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  private constructor(target: number) {
    this.#target = target
  }

  static async to(target: number): Promise<Door> {
    const door = new Door(target)
    await door.open()
    return door
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Listens, at the same port each time. */
  async open(): Promise<void> {
    this.#server = createServer((caller) => {
      const node = connect(this.#target, "127.0.0.1")
      for (const [from, to] of [
        [caller, node],
        [node, caller],
      ] as const) {
        this.#sockets.add(from)
        from.pipe(to)
        from.on("error", () => to.destroy())
        from.on("close", () => this.#sockets.delete(from))
      }
    })
    this.#server.listen(this.#port, "127.0.0.1")
    await once(this.#server, "listening")
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Ends all connections and refuses new ones. */
  async shut(): Promise<void> {
    if (this.#server?.listening !== true) return
    const closed = once(this.#server, "close")
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}
