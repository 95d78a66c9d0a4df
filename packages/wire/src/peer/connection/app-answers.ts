import type { Refusal } from "../errors/peer-error.ts"
import type { AppRequest } from "../messages/app.ts"
import type { PeerAnswer } from "./pending-requests.ts"

/** A request of a peer. */
export interface IncomingRequest {
  /** The node ID of the peer, 20 bytes. */
  readonly nodeId: Uint8Array
  /** 32 bytes. */
  readonly chainId: Uint8Array
  /** The request's id, chosen by the peer; some chains accept only odd ones. */
  readonly requestId: number
  readonly appBytes: Uint8Array
  /** Aborts when the answer is not needed any more. */
  readonly signal: AbortSignal
}

/** Answers a request; `undefined` sends no answer. */
export type AppHandler = (request: IncomingRequest) => Promise<PeerAnswer | undefined>

const unexpectedError: Refusal = { code: -1, text: "unexpected error" }
const throttled: Refusal = { code: -4, text: "throttled" }
/** Maximum time for an answer in milliseconds: nodes wait no longer, regardless of the request's deadline. */
const maxAnswerMs = 10_000

/** Answers a peer's requests, with limited concurrency. */
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

  /** Handles a request, and passes the answer to `reply` unless it is late or absent. */
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

  /** Aborts all running requests. */
  close(): void {
    for (const controller of this.#underWay) controller.abort()
  }
}
