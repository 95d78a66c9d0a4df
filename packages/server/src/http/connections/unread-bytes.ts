import type { Socket } from "node:net"

/**
 * Bytes sent on a connection since its caller last sent something; they may be unread. The operating system keeps up to some megabytes of them
 * (`net.ipv4.tcp_wmem`), also after an orderly close.
 */
export class UnreadBytes {
  readonly #socket: Socket
  #readBefore = 0
  #writtenBefore = 0

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /**
   * Records a request: if bytes have arrived since the last one, the caller has read the response before. A request that was pipelined proves
   * nothing.
   */
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
