import { NoRoomError, type RequestBytes } from "../held-bytes.ts"
import { gatewayDefaults } from "../settings.ts"
import { type ForwardedRequest, type NodeAnswer, NodeConnections, UselessAnswer } from "./node-connections.ts"

/** How nodes are asked. */
export interface NodeAsking {
  /** Milliseconds for a node to answer. Default that of `gateway.timeout`. */
  readonly timeout?: number
  /** Bytes of an answer. Default 67,108,864. */
  readonly maxAnswerBytes?: number
  /**
   * Milliseconds in which a node that failed is asked after the others, twice as many each time that it fails again, up to
   * {@link maxRest}. Default 5,000.
   */
  readonly pause?: number
  /** Milliseconds since some moment. Default `performance.now`. */
  readonly clock?: () => number
}

/** The longest time in milliseconds for which a node is asked after the others. */
export const maxRest = 60_000

/** Is told how long a node took, and whether its answer was of use. */
export type ObserveNode = (url: string, isOfUse: boolean, milliseconds: number) => void

/** No node answered: `isUnreachable` where none could be asked at all, or in time; else their answers were of no use. */
export class NoNodeError extends Error {
  override readonly name = "NoNodeError"
  readonly isUnreachable: boolean

  constructor(isUnreachable: boolean, cause: unknown) {
    super(isUnreachable ? "no node can be reached" : "no node answered as it should", { cause })
    this.isUnreachable = isUnreachable
  }
}

/** Asks one node after the other until one answers. */
export class Nodes {
  readonly #connections: NodeConnections
  readonly #pause: number
  readonly #clock: () => number
  readonly #observe: ObserveNode
  /** When a node that failed is asked in its turn again. */
  readonly #restsUntil = new Map<string, number>()
  /** How often it has failed since it last answered. */
  readonly #failures = new Map<string, number>()

  constructor(asking: NodeAsking = {}, observe: ObserveNode = () => {}) {
    const { timeout = gatewayDefaults.timeout, maxAnswerBytes = 64 * 2 ** 20, pause = 5_000, clock } = asking
    this.#connections = new NodeConnections({ timeout, maxAnswerBytes })
    this.#pause = pause
    this.#clock = clock ?? (() => performance.now())
    this.#observe = observe
  }

  /** Takes a node that failed out of its turn for a while. */
  rest(url: string): void {
    const now = this.#clock()
    // Requests that were with it at the same time fail together.
    if ((this.#restsUntil.get(url) ?? now) > now) return
    const failures = this.#failures.get(url) ?? 0
    this.#failures.set(url, failures + 1)
    this.#restsUntil.set(url, now + Math.min(this.#pause * 2 ** failures, maxRest))
  }

  /** Ends connections that nobody uses. */
  close(): void {
    this.#connections.close()
  }

  /**
   * The answer of the first node that has one: its status is below 500 and not 429, and its body is whole.
   *
   * @param holding counts the answer's bytes
   * @throws {@link NoNodeError}
   * @throws {@link NoRoomError} where there is no room for the answer
   */
  async ask(urls: readonly string[], request: ForwardedRequest, holding: RequestBytes): Promise<NodeAnswer> {
    let last: unknown
    for (const url of this.inTurn(urls)) {
      const began = this.#clock()
      try {
        const answer = await this.#connections.ask(url, request, holding)
        this.#observe(url, true, this.#clock() - began)
        this.#restsUntil.delete(url)
        this.#failures.delete(url)
        return answer
      } catch (error) {
        // Another node's answer would not fit either.
        if (error instanceof NoRoomError) throw error
        last = error
        this.#observe(url, false, this.#clock() - began)
        this.rest(url)
        if (request.isWriting && !isUntaken(error)) break
      }
    }
    throw new NoNodeError(!(last instanceof UselessAnswer), last)
  }

  /** Nodes in the order in which they are asked: those that failed a moment ago come last. */
  inTurn(urls: readonly string[]): readonly string[] {
    if (this.#restsUntil.size === 0) return urls
    const now = this.#clock()
    const rests = (url: string) => Number((this.#restsUntil.get(url) ?? now) > now)
    return urls.toSorted((one, other) => rests(one) - rests(other))
  }
}

/** Whether a node has certainly not taken a request: it could not be connected to, or refused it for now. */
function isUntaken(error: unknown): boolean {
  if (error instanceof UselessAnswer) return error.isRefusal
  const { code } = error as NodeJS.ErrnoException
  return code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN"
}
