import type { Socket } from "node:net"
import pg from "pg"
import { frontendMessages, simpleQuery } from "./pooler-wire.ts"

const query = 0x51
const sync = 0x53
const readyForQuery = 0x5a
const idleStatus = 0x49

/** A connection to the server whose messages are forwarded unchanged. */
export class ServerSession {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  /** The number of pending answers of the server, and whether it is in a transaction. */
  #owed = 0
  #inTransaction = false
  #deliver: (octets: Buffer) => void = () => {}
  #onFree: () => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on("error", () => {}).on("data", (octets) => this.#read(octets))
  }

  static async open(url: string): Promise<ServerSession> {
    const client = new pg.Client({ connectionString: url, application_name: "pooler" })
    client.on("error", () => {})
    await client.connect()
    // The driver has authenticated; from here on, the connection is used for clients' messages.
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
    stream.removeAllListeners("data").removeAllListeners("end")
    return new ServerSession(stream)
  }

  /** Whether an answer is pending or a transaction is open. */
  get busy(): boolean {
    return this.#owed > 0 || this.#inTransaction
  }

  onEnd(listener: () => void): void {
    this.#socket.on("close", listener)
  }

  /** Assigns the session to a client; `onFree` is called when a transaction has ended and no answer is pending. */
  serve(deliver: (octets: Buffer) => void, onFree: () => void): void {
    this.#deliver = deliver
    this.#onFree = onFree
  }

  send(message: Buffer): void {
    if (message[0] === query || message[0] === sync) this.#owed += 1
    this.#socket.write(message)
  }

  /** Resets the session's state. */
  reset(done: () => void): void {
    this.serve(() => {}, done)
    this.send(simpleQuery("DISCARD ALL"))
  }

  destroy(): void {
    this.#socket.destroy()
  }

  #read(octets: Buffer): void {
    // Server messages have the same framing as client messages.
    const { messages, rest } = frontendMessages(Buffer.concat([this.#received, octets]))
    this.#received = rest
    for (const message of messages) {
      this.#deliver(message)
      if (message[0] !== readyForQuery) continue
      this.#owed -= 1
      this.#inTransaction = message[5] !== idleStatus
      if (!this.busy) this.#onFree()
    }
  }
}
