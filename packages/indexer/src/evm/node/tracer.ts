import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import { type EndpointCall, type Endpoints, toQuantity } from "../../core/node/index.ts"
import type { BlockRequest } from "../decode/block.ts"
import type { ChainEndpoint } from "./chain-endpoint.ts"
import type { Limits } from "./fetch-blocks.ts"
import type { RefusedTraces } from "./refused-traces.ts"

const traceAttempts = 3
const tracerPauseMs = 60_000
/** Kinds of faults that a repeated request for a single block will hardly fix. */
const lasting = new Set(["refused", "nonsense", "timeout", "too-large", "unsupported"])

/** A response that is not JSON-RPC says nothing about the block. Its fault has the client's error as its cause, and is temporary. */
const isLasting = ({ kind, cause }: NodeFault) => lasting.has(kind) && !(kind === "nonsense" && cause !== undefined)

interface Attempt {
  /** The blocks without traces, as positions in the request. */
  readonly missing: readonly number[]
  readonly reason: NodeFault | undefined
}

/**
 * Requests the call traces of blocks from any endpoint that offers them. Only traces may be missing: a node without them, or
 * without the state of old blocks, must not stop indexing. The log names the blocks without traces.
 */
export class Tracer {
  readonly #endpoints: Endpoints<ChainEndpoint>
  readonly #clock: Clock
  readonly #log: LogFunction
  readonly #refused: RefusedTraces
  /** The endpoint that returned the traces of a block. */
  readonly #givers = new WeakMap<object, ChainEndpoint>()
  /** Responses in a row that were not JSON-RPC. */
  #garbled = 0

  constructor(endpoints: Endpoints<ChainEndpoint>, refused: RefusedTraces, clock: Clock, log: LogFunction) {
    this.#endpoints = endpoints
    this.#refused = refused
    this.#clock = clock
    this.#log = log
  }

  /**
   * The traces of each block; undefined for a block without available traces.
   *
   * @throws NodeFault if a repeated request may help, possibly for fewer blocks.
   */
  fetch(asked: readonly BlockRequest[], limits: Limits): Promise<readonly unknown[]> {
    return this.#fetch(asked, limits, new Set())
  }

  /**
   * Rejects traces of a block that cannot be true, and requests them from the other endpoints.
   *
   * @param liars - the endpoints that returned false traces of the block before; the one that returned these is added
   * @returns the traces of another endpoint; undefined if no other has any, in which case the block is recorded as stored
   * without traces
   */
  async replace(
    asked: BlockRequest,
    traces: unknown,
    fault: NodeFault,
    limits: Limits,
    liars: Set<ChainEndpoint>,
  ): Promise<unknown> {
    const giver = this.#givers.get(Object(traces))
    if (giver !== undefined) {
      liars.add(giver)
      this.#endpoints.distrust(giver, giver.explain(fault))
      if (++giver.untrueTraces >= traceAttempts * 2) this.#rest(giver)
    }
    const [others] = await this.#fetch([asked], limits, liars)
    if (others === undefined) {
      const reason = giver?.explain(fault).message ?? fault.message
      this.#refused.add(asked.number, reason)
      this.#log("warn", "The traces of a block cannot be true and are not stored; they are asked for again", {
        block: asked.number,
        reason,
      })
    }
    return others
  }

  /** The traces of a block were read, and match it. */
  accept(traces: unknown): void {
    const giver = this.#givers.get(Object(traces))
    if (giver !== undefined) giver.untrueTraces = 0
  }

  async #fetch(
    asked: readonly BlockRequest[],
    limits: Limits,
    without: ReadonlySet<ChainEndpoint>,
  ): Promise<readonly unknown[]> {
    const traces: unknown[] = asked.map(() => undefined)
    // The genesis block has no transactions, and nodes refuse to trace it.
    const all = asked.map((_, index) => index).filter((index) => (asked[index] as BlockRequest).number > 0)
    let left: Attempt = { missing: all, reason: undefined }
    for (let attempt = 0; left.missing.length > 0 && attempt < traceAttempts && this.#isOffered(without); ) {
      try {
        left = await this.#attempt(asked, left.missing, traces, limits, without)
        this.#garbled = 0
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
        // The endpoint may still return valid blocks, so nothing else delays the next attempt.
        if (error.kind === "nonsense")
          await this.#clock.sleep(Math.min(5_000, 100 * 2 ** this.#garbled++), limits.signal)
        if (!isLasting(error) || asked.length > 1) throw error
        left = { missing: left.missing, reason: error }
      }
      // An endpoint without support for traces is not used again, so it does not count as an attempt: the other endpoints get all of theirs.
      if (left.reason?.kind !== "unsupported") attempt++
    }
    const isRefused = left.reason !== undefined && left.reason.kind !== "unsupported"
    if (left.missing.length > 0 && without.size === 0 && (isRefused || this.#rests()))
      this.#log(
        "warn",
        "Blocks could not be traced: their internal transactions and the contracts that contracts created are missing",
        {
          ...blockRangeOf(left.missing.map((index) => (asked[index] as BlockRequest).number)),
          reason: isRefused ? left.reason?.message : "the node cannot trace for now",
        },
      )
    return traces
  }

  /** Whether an endpoint that may support traces is paused. */
  #rests(): boolean {
    return this.#endpoints.all.some(({ traces, tracesDue }) => traces !== false && tracesDue > this.#clock.elapsed())
  }

  #isOffered(without: ReadonlySet<ChainEndpoint>): boolean {
    return this.#endpoints.all.some((endpoint) => this.#offers(endpoint) && !without.has(endpoint))
  }

  #offers({ traces, tracesDue }: ChainEndpoint): boolean {
    return traces !== false && tracesDue <= this.#clock.elapsed()
  }

  #attempt(
    asked: readonly BlockRequest[],
    positions: readonly number[],
    traces: unknown[],
    limits: Limits,
    without: ReadonlySet<ChainEndpoint>,
  ): Promise<Attempt> {
    const calls = positions.map((index) => traceCall(asked[index] as BlockRequest))
    const block = Math.max(...positions.map((index) => (asked[index] as BlockRequest).number))
    const work = async (endpoint: ChainEndpoint): Promise<Attempt> => {
      const outcomes = await endpoint.call(calls, limits.signal, limits.limit, limits.meter)
      const faults = outcomes.flatMap(({ fault }) => fault ?? [])
      const passing = faults.find((fault) => !isLasting(fault))
      if (passing) throw passing
      const missing = positions.filter((_, at) => !isTraced(outcomes[at]?.result))
      for (const [at, index] of positions.entries()) {
        if (missing.includes(index)) continue
        const result = outcomes[at]?.result
        traces[index] = result
        this.#givers.set(Object(result), endpoint)
      }
      this.#learn(endpoint, missing.length === positions.length, faults)
      return { missing, reason: faults[0] ?? new NodeFault("nonsense", "a transaction was not traced") }
    }
    const suits = (endpoint: ChainEndpoint) => this.#offers(endpoint) && !without.has(endpoint)
    return this.#endpoints.use(work, limits.signal, { block, suits })
  }

  #learn(endpoint: ChainEndpoint, nothing: boolean, faults: readonly NodeFault[]): void {
    if (!nothing) {
      endpoint.traces = true
      endpoint.untraced = 0
    } else if (faults.some(({ kind }) => kind === "unsupported")) {
      if (endpoint.traces === false) return
      endpoint.traces = false
      this.#log(
        "info",
        "The node does not support tracing: internal transactions and contracts created by contracts are not found",
        { host: endpoint.host },
      )
    } else if (++endpoint.untraced >= traceAttempts * 2) {
      this.#rest(endpoint)
    }
  }

  /** Pauses requests for traces to an endpoint that returns none, or false ones. */
  #rest(endpoint: ChainEndpoint): void {
    endpoint.untraced = 0
    endpoint.untrueTraces = 0
    endpoint.tracesDue = this.#clock.elapsed() + tracerPauseMs
    this.#log("info", "The node cannot trace at the moment; retrying in a minute", { host: endpoint.host })
  }
}

/** Formats ascending block numbers for the log. */
function blockRangeOf(blocks: readonly number[]): object {
  return blocks.length <= 16 ? { blocks } : { from: blocks[0], to: blocks.at(-1), count: blocks.length }
}

const config = { tracer: "callTracer" }

function traceCall({ number, hash }: BlockRequest): EndpointCall {
  return hash === undefined
    ? { method: "debug_traceBlockByNumber", params: [toQuantity(number), config] }
    : { method: "debug_traceBlockByHash", params: [hash, config] }
}

/** Whether the result has a trace of every transaction; a node may time out on one and return an error for it. */
function isTraced(result: unknown): boolean {
  return Array.isArray(result) && result.every((one) => Object(one).result != null)
}
