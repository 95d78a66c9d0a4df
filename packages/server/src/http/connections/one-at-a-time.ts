import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"

/** Requests that one connection may send ahead of their answers; one more closes it. */
const maxQueued = 32

/**
 * Answers the requests of a connection one after the other. Node hands over all that a client sends ahead (pipelining, RFC 9112) at once, and
 * the response to such a request never says that it was closed where the connection breaks before its turn: what was begun for it would never
 * be ended, and one connection could have any number of requests under way.
 */
export class OneAtATime {
  readonly #ahead = new WeakMap<Socket, { readonly response: ServerResponse; readonly answer: () => void }[]>()

  /** Answers a request now, or after those that its connection sent before; never where the connection breaks before that. */
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
    // Behind what the answer itself ends by then.
    response.once("close", () => this.#next(socket))
  }

  #next(socket: Socket): void {
    const next = this.#ahead.get(socket)?.shift()
    // A response without a socket has lost its connection: by a fault, or since the answer before was to be the last.
    if (next !== undefined && next.response.socket !== null) this.#begin(socket, next.response, next.answer)
    else this.#ahead.delete(socket)
  }
}
