import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import type { LogFunction } from "../log.ts"
import { WrongChainError } from "../wrong-chain-error.ts"
import type { EndpointState, UntrueAnswers } from "./endpoint-state.ts"

const wrongChainPause = 60_000

/** What a request requires of an endpoint. */
export interface Wanted<One extends EndpointState, T = unknown> {
  /** The highest requested block, if any: endpoints known to be behind it are used last. */
  readonly block?: number
  /** Other conditions. */
  readonly suits?: (endpoint: One) => boolean
  /**
   * For a range of blocks that any endpoint may read, the number of them that a result has: endpoints share such ranges by their speed.
   * Default: the preferred endpoint is used, and the others only when it fails.
   */
  readonly blocksOf?: ((result: T) => number) | undefined
}

/** What all endpoints must serve, and how to check it. */
export interface ServedEndpoints<One extends EndpointState> {
  /** What `id` identifies: a chain or a network. */
  readonly kind: "chain" | "network"
  readonly id: string
  /** The name of the URLs in messages. */
  readonly urls: string
  /** Requests the ID from the endpoint itself. Throws NodeFault. */
  ask(endpoint: One, signal: AbortSignal): Promise<string>
}

/**
 * The endpoints of one chain, in order of preference. A failed endpoint pauses, longer each time, and the next one is used. Ranges of old
 * blocks are shared by all of them.
 * An endpoint is used only after it proved to serve the right chain.
 */
export class Endpoints<One extends EndpointState> {
  readonly all: readonly One[]
  readonly #served: ServedEndpoints<One>
  readonly #clock: Clock
  readonly #log: LogFunction
  /** Whether any endpoint has ever served the right chain. If so, a wrong ID may be a temporary error of a load balancer. */
  #wasRight = false

  constructor(all: readonly One[], served: ServedEndpoints<One>, clock: Clock, log: LogFunction) {
    this.all = all
    this.#served = served
    this.#clock = clock
    this.#log = log
  }

  /**
   * Runs the work with the best endpoint, once. While all endpoints pause, it waits for the first that is due.
   *
   * @throws NodeFault when the work failed: the next call uses the next endpoint, or the same one after a pause.
   * @throws WrongChainError when every endpoint serves another chain, and none has ever served the right one.
   */
  async use<T>(work: (endpoint: One) => Promise<T>, signal: AbortSignal, wanted: Wanted<One, T> = {}): Promise<T> {
    const { blocksOf } = wanted
    const endpoint = await this.#choose(signal, wanted, blocksOf !== undefined)
    const askedAt = this.#clock.elapsed()
    const result = await this.ask(endpoint, work, signal)
    if (blocksOf) endpoint.took(this.#clock.elapsed() - askedAt, blocksOf(result))
    return result
  }

  /** Runs the work with this endpoint, and records the outcome. */
  async ask<T>(endpoint: One, work: (endpoint: One) => Promise<T>, signal: AbortSignal): Promise<T> {
    const turn = endpoint.begin()
    endpoint.inFlight++
    try {
      if (endpoint.chain !== "right") await this.#checkChain(endpoint, signal)
      const result = await work(endpoint)
      endpoint.succeeded()
      return result
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!(error instanceof NodeFault)) throw error
      const fault = endpoint.explain(error)
      if (fault.kind === "wrong-chain") endpoint.due = this.#clock.elapsed() + wrongChainPause
      else this.#failed(endpoint, fault, turn)
      throw fault
    } finally {
      endpoint.inFlight--
    }
  }

  /** Runs the work with every available endpoint in parallel. Returns the outcomes in the order of the endpoints. */
  askAll<T>(
    work: (endpoint: One) => Promise<T>,
    signal: AbortSignal,
  ): Promise<PromiseSettledResult<{ readonly endpoint: One; readonly value: T }>[]> {
    const now = this.#clock.elapsed()
    // An endpoint that served another chain, or had another history, is used again after a pause.
    const asked = this.all.filter(({ chain, due }) => chain !== "wrong" || due <= now)
    return Promise.allSettled(
      asked.map(async (endpoint) => ({ endpoint, value: await this.ask(endpoint, work, signal) })),
    )
  }

  /** Records that an answer of the endpoint cannot be true, as other answers show: the endpoint is used last for a while. */
  distrust(endpoint: One, fault: NodeFault): void {
    this.#failed(endpoint, fault, endpoint.begin())
  }

  /** The endpoints' answers that cannot be true; endpoints without such answers are left out. */
  get untrue(): readonly UntrueAnswers[] {
    return this.all.flatMap(({ untrue }) => untrue ?? [])
  }

  #failed(endpoint: One, fault: NodeFault, turn: number): void {
    const wasTrusted = endpoint.isTrusted
    endpoint.failed(fault, turn)
    if (!wasTrusted || endpoint.isTrusted || this.all.length === 1) return
    const { kind, id } = this.#served
    const facts = { host: endpoint.host, [kind]: id, reason: fault.message }
    this.#log("warn", "What a node answered cannot be true; others are asked before it for a while", facts)
  }

  /** When the first endpoint may be used, by the clock's `elapsed`. */
  get due(): number {
    return Math.min(...this.all.map(({ due }) => due))
  }

  async #choose(
    signal: AbortSignal,
    { block, suits = () => true }: Pick<Wanted<One>, "block" | "suits">,
    isShared: boolean,
  ): Promise<One> {
    const dueOf = (one: One) => (block === undefined ? one.due : Math.max(one.due, one.blocksDue))
    const { urls, kind, id } = this.#served
    for (;;) {
      signal.throwIfAborted()
      const now = this.#clock.elapsed()
      if (!this.#wasRight && this.all.every(({ chain, due }) => chain === "wrong" && due > now))
        throw new WrongChainError(
          `None of the ${urls} serves ${kind} ${id}: ${this.all.map(({ host }) => host).join(", ")}. Correct the ${kind} ID or the URLs.`,
        )
      const suitable = this.all.filter(suits)
      const due = suitable.filter((one) => dueOf(one) <= now)
      // An endpoint that failed gets a single trial request while other endpoints are available.
      const sound = due.filter((one) => one.failures === 0 || one.inFlight === 0)
      const high = sound.filter(({ head }) => head === undefined || block === undefined || head >= block)
      const trusted = ({ isTrusted }: One) => isTrusted
      const sharing = isShared ? soonest(high.filter(trusted)) : undefined
      const chosen = sharing ?? high.find(trusted) ?? sound.find(trusted) ?? high[0] ?? sound[0] ?? due[0]
      if (chosen) return chosen
      if (suitable.length === 0) throw new NodeFault("unsupported", "no endpoint offers it")
      await this.#clock.sleep(Math.max(1, Math.min(...suitable.map(dueOf)) - now), signal)
    }
  }

  async #checkChain(endpoint: One, signal: AbortSignal): Promise<void> {
    const { id, kind, ask } = this.#served
    const served = await ask(endpoint, signal)
    if (served === id) {
      endpoint.chain = "right"
      this.#wasRight = true
      return
    }
    endpoint.chain = "wrong"
    const { host } = endpoint
    this.#log("error", `An RPC URL serves another ${kind} and is not used`, { host, expected: id, served })
    throw new NodeFault("wrong-chain", `${host}: serves ${kind} ${served}, not ${id}`)
  }
}

/** The endpoint that would answer first, by its speed and what it is asked already. */
function soonest<One extends EndpointState>(endpoints: readonly One[]): One | undefined {
  return [...endpoints].sort((one, other) => {
    // Infinite for both before any answer.
    if (one.expected === other.expected) return one.inFlight - other.inFlight
    return one.expected - other.expected
  })[0]
}
