import { type CallerSocket, closeCodes } from "./caller-socket.ts"

/** A waiting frame in parts; a result for many callers is in memory once. */
interface WaitingFrame {
  readonly parts: readonly string[]
  readonly length: number
  readonly sent: (isSent: boolean) => void
}

/** Maximum bytes that are passed to the operating system at a time. */
const writtenAtOnce = 64 * 1024

/**
 * Sends frames to one caller in order. Frames wait here until the caller reads. Beyond the limit the connection is closed
 * with code 1008, so that a slow reader never delays other callers.
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

  /** Characters that are waiting. */
  get unsent(): number {
    return this.#unsent
  }

  /** Sends a frame. @param sent - called once: when the operating system has accepted the frame, or when it is dropped */
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

  /** Answers a ping. A caller who keeps sending pings without reading the answers is too slow. */
  pong(data: Buffer): void {
    if (this.#hasEnded) return
    if (this.#socket.bufferedAmount > this.#maxUnsent) this.close(closeCodes.tooSlow, "the caller reads too slowly")
    else this.#socket.pong(data)
  }

  /** Closes the connection, and drops the waiting frames. */
  close(code: number, reason: string): void {
    if (this.#hasEnded) return
    this.end()
    this.#socket.close(code, reason)
  }

  /** Drops the waiting frames: the connection has ended. */
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
