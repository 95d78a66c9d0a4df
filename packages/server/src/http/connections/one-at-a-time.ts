import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"

/** Maximum pipelined requests of a connection; a further one closes it. */
const maxQueued = 32

/**
 * Answers the requests of a connection one after the other. Node.js emits all pipelined requests (RFC 9112) at once, and the response to a
 * queued request emits no `close` where the connection breaks before its turn: its work would never end, and one connection could have any
 * number of running requests.
 */
export class OneAtATime {
  readonly #ahead = new WeakMap<Socket, { readonly response: ServerResponse; readonly answer: () => void }[]>()

  /** Answers a request at once, or after the earlier requests of its connection; never where the connection breaks before that. */
  answer(socket: Socket, response: ServerResponse, answer: () => void): void {
    const ahead = this.#ahead.get(socket)
    if (ahead === undefined) {
      this.#ahead.set(socket, [])
      this.#begin(socket, response, answer)
    } else if (ahead.length < maxQueued) ahead.push({ response, answer })
    else socket.destroy()
  }

  #begin(socket: Socket, response: ServerResponse, answer: () => void): void {
    answer()
    // This runs after the `close` listeners that the answer itself added.
    response.once("close", () => this.#next(socket))
  }

  #next(socket: Socket): void {
    const next = this.#ahead.get(socket)?.shift()
    // A response without a socket has lost its connection: by an error, or since the response before closed it.
    if (next !== undefined && next.response.socket !== null) this.#begin(socket, next.response, next.answer)
    else this.#ahead.delete(socket)
  }
}
