import { type CallerSocket, closeCodes } from "./caller-socket.ts"

/** A frame that waits, in parts: what many callers are told is in memory once. */
interface WaitingFrame {
  readonly parts: readonly string[]
  readonly length: number
  readonly sent: (isSent: boolean) => void
}

/** Bytes that are handed to the system at a time. */
const writtenAtOnce = 64 * 1024

/**
 * Sends frames to one caller in their order. What the caller does not read waits here, and where that is more than may wait the conversation
 * ends with code 1008: nobody else waits for a caller who reads slowly.
 */
export class FrameSender {
  readonly #socket: CallerSocket
  readonly #maxUnsent: number
  #waiting: WaitingFrame[] = []
  #unsent = 0
  #hasEnded = false

  /** @param maxUnsent - characters that may wait before another frame is added */
  constructor(socket: CallerSocket, maxUnsent: number) {
    this.#socket = socket
    this.#maxUnsent = maxUnsent
  }

  /** Characters that wait. */
  get unsent(): number {
    return this.#unsent
  }

  /** Sends a frame. @param sent - called once: when the system has taken it, or when it is dropped */
  send(parts: readonly string[], sent: (isSent: boolean) => void = () => {}): void {
    if (!this.#hasEnded && this.#unsent > this.#maxUnsent) this.close(closeCodes.tooSlow, "the caller reads too slowly")
    if (this.#hasEnded) sent(false)
    else {
      const length = parts.reduce((sum, part) => sum + part.length, 0)
      this.#waiting.push({ parts, length, sent })
      this.#unsent += length
      this.#write()
    }
  }

  /** Answers a ping of the caller; one who asks on without reading the answers is too slow. */
  pong(data: Buffer): void {
    if (this.#hasEnded) return
    if (this.#socket.bufferedAmount > this.#maxUnsent) this.close(closeCodes.tooSlow, "the caller reads too slowly")
    else this.#socket.pong(data)
  }

  /** Ends the conversation, and drops what waits. */
  close(code: number, reason: string): void {
    if (this.#hasEnded) return
    this.end()
    this.#socket.close(code, reason)
  }

  /** Drops what waits: the conversation has ended. */
  end(): void {
    this.#hasEnded = true
    const dropped = this.#waiting
    this.#waiting = []
    this.#unsent = 0
    for (const { sent } of dropped) sent(false)
  }

  #write(): void {
    while (!this.#hasEnded && this.#socket.bufferedAmount < writtenAtOnce) {
      const frame = this.#waiting.shift()
      if (frame === undefined) return
      this.#socket.send(frame.parts.join(""), () => {
        if (!this.#hasEnded) this.#unsent -= frame.length
        frame.sent(true)
        this.#write()
      })
    }
  }
}
