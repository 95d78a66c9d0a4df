import { HeldBytes, NoRoomError, type RequestBytes } from "../held-bytes.ts"
import { gatewayDefaults } from "../settings.ts"
import { type ForwardedRequest, type NodeAnswer, NodeConnections, UselessAnswer } from "./node-connections.ts"
import { type FaultyCall, nodeFaultIn } from "./node-fault.ts"
import { NodeHeads, type NodeLag, type WatchedChain } from "./node-heads.ts"
import { NodeRanking } from "./node-ranking.ts"

/** How requests are sent to nodes. */
export interface NodeAsking {
  /** Milliseconds for a node to answer. Default that of `gateway.timeout`. */
  readonly timeout?: number
  /** Maximum bytes of an answer. Default 67,108,864. */
  readonly maxAnswerBytes?: number
  /** Milliseconds for which a failed node is used after the others, doubled with each further failure, up to a minute. Default 5,000. */
  readonly pause?: number
  /** Milliseconds since an arbitrary moment. Default `performance.now`. */
  readonly clock?: () => number
}

/** The nodes of a gateway, and the observer of their answers. */
export interface NodesOptions extends NodeAsking {
  /** Chains whose nodes are ranked by their heads. Default none. */
  readonly watched?: readonly WatchedChain[]
  readonly observe?: ObserveNode
}

/** A request, with the facts that are needed to judge a node's answer. */
export interface NodeRequest extends ForwardedRequest {
  /** Identifies the state that is read and written, as in {@link Route}. */
  readonly ledger: string
  /** The calls of the request; empty if it is not JSON-RPC. */
  readonly calls: readonly FaultyCall[]
}

/** Maximum bytes of the answer with a node's head. */
const maxHeadBytes = 65_536

/** Receives how long a node took, and whether its answer was useful. */
export type ObserveNode = (url: string, isOfUse: boolean, milliseconds: number) => void

/** No node answered. `isUnreachable` is true if no node could be reached in time, and false if their answers were unusable. */
export class NoNodeError extends Error {
  override readonly name = "NoNodeError"
  readonly isUnreachable: boolean

  constructor(isUnreachable: boolean, cause: unknown) {
    super(isUnreachable ? "no node can be reached" : "no node answered as it should", { cause })
    this.isUnreachable = isUnreachable
  }
}

/** Sends requests to one node after the other until one answers. */
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

  /** How far nodes are behind, of chains that have several. */
  get lags(): readonly NodeLag[] {
    return this.#heads.lags
  }

  /** Begins to watch the nodes' heads. */
  start(): void {
    this.#heads.start()
  }

  /** Ranks an unreachable node after the others for a while. */
  rest(url: string): void {
    this.#ranking.rest(url)
  }

  /** Closes idle connections, and stops watching heads. */
  close(): void {
    this.#heads.close()
    this.#connections.close()
  }

  /**
   * The answer of the first node with a usable one: its status is below 500 and not 429, its body is complete, and it
   * reports no fault of the node. If all answers report a fault, the first of them is returned.
   *
   * @param holding counts the bytes of the answer
   * @throws {@link NoNodeError}
   * @throws {@link NoRoomError} if there is no room for the answer
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
        // A call that is too slow for one node would be too slow for the next.
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

  /** Whether a node is behind while another node of the chain is not. */
  isBehind(url: string, urls: readonly string[], ledger: string): boolean {
    return this.#heads.lagOf(ledger, url) > 0 && urls.some((other) => this.#heads.lagOf(ledger, other) === 0)
  }

  /** The nodes of a chain in order of preference. */
  inTurn(urls: readonly string[], ledger: string): readonly string[] {
    return this.#ranking.inTurn(urls, ledger)
  }
}

/** Whether a node has certainly not accepted a request: the connection failed, or the node refused the request temporarily. */
function isUntaken(error: unknown): boolean {
  if (error instanceof UselessAnswer) return error.isRefusal
  const { code } = error as NodeJS.ErrnoException
  return code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN"
}
