import type { Refusal } from "../errors/peer-error.ts"
import type { AppRequest } from "../messages/app.ts"
import type { PeerAnswer } from "./pending-requests.ts"

/** What a peer asks. */
export interface IncomingRequest {
  /** Who asks: 20 bytes. */
  readonly nodeId: Uint8Array
  /** 32 bytes. */
  readonly chainId: Uint8Array
  /** The number that whoever asks gave it; some chains take odd ones only. */
  readonly requestId: number
  readonly appBytes: Uint8Array
  /** Is aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** Answers a request, or keeps silent: `undefined`. */
export type AppHandler = (request: IncomingRequest) => Promise<PeerAnswer | undefined>

const unexpectedError: Refusal = { code: -1, text: "unexpected error" }
const throttled: Refusal = { code: -4, text: "throttled" }
/** Nodes wait no longer, whatever a request says. */
const maxAnswerMs = 10_000

/** Answers a peer's requests, a bounded number at a time. */
export class AppAnswers {
  readonly #nodeId: Uint8Array
  readonly #answer: AppHandler
  readonly #most: number
  readonly #underWay = new Set<AbortController>()

  constructor(nodeId: Uint8Array, answer: AppHandler, most: number) {
    this.#nodeId = nodeId
    this.#answer = answer
    this.#most = most
  }

  /** Answers one, and gives the answer to `reply` unless it comes too late, or never. */
  take({ chainId, requestId, appBytes, deadline }: AppRequest, reply: (answer: PeerAnswer) => void): void {
    if (this.#underWay.size >= this.#most) {
      reply({ refusal: throttled })
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    this.#underWay.add(controller)
    const timer = setTimeout(() => controller.abort(), Math.min(Number(deadline / 1_000_000n), maxAnswerMs))
    this.#answer({ nodeId: this.#nodeId, chainId, requestId, appBytes, signal })
      .catch((): PeerAnswer => ({ refusal: unexpectedError }))
      .then((answer) => {
        clearTimeout(timer)
        this.#underWay.delete(controller)
        if (answer && !signal.aborted) reply(answer)
      })
  }

  /** Nobody waits any more. */
  close(): void {
    for (const controller of this.#underWay) controller.abort()
  }
}
