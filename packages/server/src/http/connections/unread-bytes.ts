import type { Socket } from "node:net"

/**
 * What a connection has been sent since its caller sent something: of that nobody knows whether it was read. The system keeps up to some
 * megabytes of it (`net.ipv4.tcp_wmem`), after the connection is closed in good order as well.
 */
export class UnreadBytes {
  readonly #socket: Socket
  #readBefore = 0
  #writtenBefore = 0

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /** A request is there: where it has come since the last answer, its caller has read that. What is sent ahead tells nothing. */
  ask(): void {
    const { bytesRead, bytesWritten } = this.#socket
    if (bytesRead === this.#readBefore) return
    this.#readBefore = bytesRead
    this.#writtenBefore = bytesWritten
  }

  get bytes(): number {
    return this.#socket.bytesWritten - this.#writtenBefore
  }
}
