import type { TakeTurn } from "@serac/server/http"
import { closeCodes } from "./caller-socket.ts"
import type { CallerSubscriptions } from "./caller-subscriptions.ts"
import type { FrameSender } from "./frame-sender.ts"

/** What a frame is answered with: text, nothing, or the end of the conversation where it is no JSON. */
export interface FrameReply {
  /** Empty for none. */
  readonly body: string
  readonly isUnreadable?: boolean
  /** Is called once: when the answer is with the caller, or dropped. */
  readonly sent: (isSent: boolean) => void
  /** Are called behind the answer: events follow it. */
  readonly announced: readonly (() => void)[]
}

/** Answers a frame of a caller. */
export type AnswerFrame = (text: string) => Promise<FrameReply>

/** What one conversation is made of. */
export interface SocketSessionOptions {
  readonly sender: FrameSender
  readonly subscriptions: CallerSubscriptions
  readonly answer: AnswerFrame
  /** Begins an answer when the caller's turn has come. */
  readonly turn: TakeTurn
  /** Reads no more frames from the caller, or goes on. */
  readonly pause: (isPaused: boolean) => void
}

/** Frames of one caller that are answered at a time; no more are read meanwhile. */
export const framesAtOnce = 16

/** A conversation with a caller. */
export class SocketSession {
  readonly #options: SocketSessionOptions
  /** Those that had come when the caller was told to wait. */
  readonly #waiting: string[] = []
  #running = 0
  #hasEnded = false

  constructor(options: SocketSessionOptions) {
    this.#options = options
  }

  /** Takes a frame. */
  receive(text: string): void {
    if (this.#hasEnded) return
    if (this.#running >= framesAtOnce) {
      this.#waiting.push(text)
      return
    }
    this.#running += 1
    if (this.#running === framesAtOnce) this.#options.pause(true)
    this.#options.turn(() => {
      if (!this.#hasEnded) void this.#answer(text).finally(() => this.#answered())
    })
  }

  #answered(): void {
    this.#running -= 1
    const next = this.#waiting.shift()
    if (next !== undefined) this.receive(next)
    else if (this.#running === framesAtOnce - 1) this.#options.pause(false)
  }

  /** The caller has gone. */
  end(): void {
    this.#hasEnded = true
    this.#waiting.length = 0
    this.#options.sender.end()
    this.#options.subscriptions.end()
  }

  async #answer(text: string): Promise<void> {
    const { sender, answer } = this.#options
    const { body, isUnreadable = false, sent, announced } = await answer(text)
    if (isUnreadable) {
      sent(true)
      return sender.close(closeCodes.protocolError, "a frame is no JSON")
    }
    if (body === "") sent(true)
    else sender.send([body], sent)
    for (const announce of announced) announce()
  }
}
