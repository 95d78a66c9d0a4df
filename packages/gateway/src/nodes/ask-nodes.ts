import { HeldBytes, NoRoomError, type RequestBytes } from "../held-bytes.ts"
import { gatewayDefaults } from "../settings.ts"
import { type ForwardedRequest, type NodeAnswer, NodeConnections, UselessAnswer } from "./node-connections.ts"
import { type FaultyCall, nodeFaultIn } from "./node-fault.ts"
import { NodeHeads, type WatchedChain } from "./node-heads.ts"
import { NodeRanking } from "./node-ranking.ts"

/** How nodes are asked. */
export interface NodeAsking {
  /** Milliseconds for a node to answer. Default that of `gateway.timeout`. */
  readonly timeout?: number
  /** Bytes of an answer. Default 67,108,864. */
  readonly maxAnswerBytes?: number
  /**
   * Milliseconds in which a node that failed is asked after the others, twice as many each time that it fails again, up to
   * a minute. Default 5,000.
   */
  readonly pause?: number
  /** Milliseconds since some moment. Default `performance.now`. */
  readonly clock?: () => number
}

/** What a gateway's nodes are, and who is told of them. */
export interface NodesOptions extends NodeAsking {
  /** Chains whose nodes are ranked by their heads. Default none. */
  readonly watched?: readonly WatchedChain[]
  readonly observe?: ObserveNode
}

/** A request, and what of it is needed to judge a node's answer. */
export interface NodeRequest extends ForwardedRequest {
  /** What is read and written, as routes name it. */
  readonly ledger: string
  /** Its calls; none for what is no JSON-RPC. */
  readonly calls: readonly FaultyCall[]
}

/** Bytes of the answer to a question for a node's head. */
const maxHeadBytes = 65_536

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
  readonly #clock: () => number
  readonly #observe: ObserveNode
  readonly #heads: NodeHeads
  readonly #ranking: NodeRanking

  constructor(options: NodesOptions = {}) {
    const { timeout = gatewayDefaults.timeout, maxAnswerBytes = 64 * 2 ** 20, pause = 5_000 } = options
    const { clock = () => performance.now(), observe = () => {}, watched: chains = [] } = options
    this.#connections = new NodeConnections({ timeout, maxAnswerBytes })
    this.#clock = clock
    this.#observe = observe
    const holding = new HeldBytes(maxHeadBytes)
    const ask = async (url: string, body: string) => {
      const bytes = holding.begin()
      const request = { method: "POST", query: "", body, isWriting: false } as const
      return (await this.#connections.ask(url, request, bytes).finally(() => bytes.end())).text
    }
    this.#heads = new NodeHeads({ chains, ask })
    this.#ranking = new NodeRanking({ pause, clock, heads: this.#heads })
  }

  /** Begins to watch the heads. */
  start(): void {
    this.#heads.start()
  }

  /** Takes a node that could not be reached out of its turn for a while. */
  rest(url: string): void {
    this.#ranking.rest(url)
  }

  /** Ends connections that nobody uses. */
  close(): void {
    this.#heads.close()
    this.#connections.close()
  }

  /**
   * The answer of the first node that has one: its status is below 500 and not 429, its body is whole, and it tells of no fault of the node's. Where all
   * have faults the first answer of them goes on.
   *
   * @param holding counts the answer's bytes
   * @throws {@link NoNodeError}
   * @throws {@link NoRoomError} where there is no room for the answer
   */
  async ask(urls: readonly string[], request: NodeRequest, holding: RequestBytes): Promise<NodeAnswer> {
    let last: unknown
    let faulty: NodeAnswer | undefined
    for (const url of this.inTurn(urls, request.ledger)) {
      const began = this.#clock()
      try {
        const answer = await this.#connections.ask(url, request, holding)
        const fault = nodeFaultIn(answer.text, request.calls, this.#heads.headOf(request.ledger))
        this.#observe(url, fault === undefined, this.#clock() - began)
        this.#ranking.answered(url, fault !== undefined)
        // What takes one node too long would take the next one's time as well.
        if (fault === undefined || fault === "slow" || request.isWriting) return answer
        faulty ??= answer
      } catch (error) {
        // Another node's answer would not fit either.
        if (error instanceof NoRoomError) throw error
        last = error
        this.#observe(url, false, this.#clock() - began)
        this.rest(url)
        if (request.isWriting && !isUntaken(error)) break
      }
    }
    if (faulty !== undefined) return faulty
    throw new NoNodeError(!(last instanceof UselessAnswer), last)
  }

  /** Whether a node is behind while another one of a chain is not. */
  isBehind(url: string, urls: readonly string[], ledger: string): boolean {
    return this.#heads.lagOf(ledger, url) > 0 && urls.some((other) => this.#heads.lagOf(ledger, other) === 0)
  }

  /** Nodes of a chain in the order in which they are asked. */
  inTurn(urls: readonly string[], ledger: string): readonly string[] {
    return this.#ranking.inTurn(urls, ledger)
  }
}

/** Whether a node has certainly not taken a request: it could not be connected to, or refused it for now. */
function isUntaken(error: unknown): boolean {
  if (error instanceof UselessAnswer) return error.isRefusal
  const { code } = error as NodeJS.ErrnoException
  return code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN"
}
