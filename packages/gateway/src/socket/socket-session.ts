import type { TakeTurn } from "@serac/server/http"
import { closeCodes } from "./caller-socket.ts"
import type { CallerSubscriptions } from "./caller-subscriptions.ts"
import type { FrameSender } from "./frame-sender.ts"

/** The reply to a frame: text, nothing, or the end of the connection if the frame is not JSON. */
export interface FrameReply {
  /** Empty for no answer. */
  readonly body: string
  readonly isUnreadable?: boolean
  /** Called once, when the answer is sent or dropped. */
  readonly sent: (isSent: boolean) => void
  /** Called after the answer is sent: events follow it. */
  readonly announced: readonly (() => void)[]
}

/** Answers a caller's frame. */
export type AnswerFrame = (text: string) => Promise<FrameReply>

/** What a {@link SocketSession} needs. */
export interface SocketSessionOptions {
  readonly sender: FrameSender
  readonly subscriptions: CallerSubscriptions
  readonly answer: AnswerFrame
  /** Schedules an answer among those of other callers. */
  readonly turn: TakeTurn
  /** Stops reading frames from the caller, or resumes. */
  readonly pause: (isPaused: boolean) => void
}

/** Maximum frames of one caller that are answered in parallel; reading pauses meanwhile. */
export const framesAtOnce = 16

/** The session of one WebSocket. */
export class SocketSession {
  readonly #options: SocketSessionOptions
  /** Frames that had arrived before reading paused. */
  readonly #waiting: string[] = []
  #running = 0
  #hasEnded = false

  constructor(options: SocketSessionOptions) {
    this.#options = options
  }

  /** Handles a frame. */
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

  /** Ends the session: the caller has disconnected. */
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
