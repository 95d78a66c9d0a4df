import type { ChainDefinition, Hex } from "@serac/store"
import type { Fetched } from "../../core/backfill/index.ts"
import { sharedKeccak } from "../../core/header/index.ts"
import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import {
  type EndpointCall,
  type EndpointOutcome,
  Endpoints,
  type Meter,
  type NodeBlock,
  resultOrThrow,
  toHash,
  toQuantity,
  toRecord,
  type UntrueAnswers,
  unreadable,
} from "../../core/node/index.ts"
import type { BlockAnswers, BlockRequest } from "../decode/block.ts"
import { askChainId, ChainEndpoint } from "./chain-endpoint.ts"
import { type BlockAndReceipts, fetchBlocks, type Limits } from "./fetch-blocks.ts"
import { type Header, headerHashAt, nullIfBehind, readHeader } from "./header.ts"
import { RefusedTraces } from "./refused-traces.ts"
import { Tracer } from "./tracer.ts"

const maxNodeAnswerBytes = 4 * 1024 * 1024
const staleAfter = 15_000
const passing = new Set(["connection", "timeout", "http", "throttled", "behind", "nonsense", "wrong-chain"])

/**
 * A chain's node, whatever it consists of. A method asks once and throws a NodeFault when that failed; asking again is the
 * caller's business, pausing before it and taking another endpoint is the node's.
 */
export interface ChainNode {
  /** When it may be asked next, by the clock's `elapsed`. */
  readonly due: number
  /** The newest block. */
  latest(signal: AbortSignal): Promise<Header>
  /** A block by number or hash; undefined where the node does not have it. */
  header(id: number | Hex, signal: AbortSignal): Promise<Header | undefined>
  /**
   * Blocks with receipts and, where there are any, traces. Where a single one was asked for and what is answered makes no
   * sense, the fault's cause is an UnreadableAnswer.
   *
   * @param limit - bytes of an answer.
   * @param read - reads the answers, one for each block that was asked for, in order; a NodeFault that it throws counts as the node's.
   */
  blocks<T>(
    asked: readonly BlockRequest[],
    signal: AbortSignal,
    limit: number,
    read: (answers: readonly BlockAnswers[]) => T,
  ): Promise<Fetched<T>>
  /** What it tells is hardly this chain's: each endpoint has to say again which chain it serves, before it is asked anything. */
  doubt(): void
  /**
   * Calls that go out in one request, asked once: what became of each, in order. Nothing where that failed, or a part of it did in a way
   * that may pass: they are to be asked for alone.
   */
  requestTogether(calls: readonly EndpointCall[], signal: AbortSignal): Promise<readonly EndpointOutcome[]>
  /** Blocks that it gave contradict each other: the endpoint that gave the last of them is left alone for a while. */
  distrust(fault: NodeFault): void
  /** The block that each endpoint has at a height, as far as they have one whose header has its hash. */
  blocksAt(height: number, signal: AbortSignal): Promise<readonly NodeBlock[]>
  /** What endpoints answered that cannot be true. */
  readonly untrue: readonly UntrueAnswers[]
  /** Blocks that were read without their traces, since those that endpoints gave cannot be true. */
  readonly refusedTraces: RefusedTraces
  /** Any call, asked again until it is answered or three attempts for each endpoint failed. Rejects with RpcError where the node refuses. */
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
}

/** What a node is reached by. */
export interface IndexerNodeOptions {
  readonly chain: Pick<ChainDefinition, "chainId" | "rpcUrls">
  readonly clock: Clock
  readonly log: LogFunction
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. Default 20_000. */
  readonly timeout?: number | undefined
  /** Default `auto`. */
  readonly traces?: "auto" | "off" | undefined
  /** Gets the blocks whose traces cannot be true. Default one of its own. */
  readonly refusedTraces?: RefusedTraces | undefined
}

/** An error; where it says that an answer makes no sense, and nothing beneath it does, with that answer as its cause. */
function withAnswer(error: unknown, meter: Meter): unknown {
  if (!(error instanceof NodeFault) || error.kind !== "nonsense" || error.cause !== undefined) return error
  return new NodeFault(error.kind, error.message, { cause: unreadable(meter) })
}

const hashIn = (block: unknown): Hex => toHash(toRecord(block, "the block").hash, "hash")

/** A node behind JSON-RPC URLs. */
export function createNode({
  chain,
  clock,
  log,
  fetch,
  timeout = 20_000,
  traces = "auto",
  refusedTraces = new RefusedTraces(),
}: IndexerNodeOptions): ChainNode {
  const list = chain.rpcUrls.map((url) => new ChainEndpoint({ url, clock, fetch, timeout }))
  if (list.length === 0) throw new TypeError(`Chain ${chain.chainId} has no RPC URL`)
  const endpoints = new Endpoints(
    list,
    { kind: "chain", id: chain.chainId, urls: "RPC URLs", ask: askChainId },
    clock,
    log,
  )
  const tracer = traces === "auto" ? new Tracer(endpoints, refusedTraces, clock, log) : undefined
  let best = -1
  let movedAt = clock.elapsed()
  let lastGiver: ChainEndpoint | undefined

  const ask = async (endpoint: ChainEndpoint, call: EndpointCall, signal: AbortSignal) => {
    const [outcome] = await endpoint.call([call], signal, maxNodeAnswerBytes)
    if (!outcome) throw new NodeFault("nonsense", "no answer")
    return resultOrThrow(outcome)
  }
  const askLatest = (signal: AbortSignal) => async (endpoint: ChainEndpoint) => {
    const header = readHeader(
      await ask(endpoint, { method: "eth_getBlockByNumber", params: ["latest", false] }, signal),
    )
    endpoint.head = header.number
    return header
  }

  return {
    get due() {
      return endpoints.due
    },

    async latest(signal) {
      let header = await endpoints.use(askLatest(signal), signal)
      const now = clock.elapsed()
      // Either this endpoint lags, or nothing happens on the chain: the others know.
      if (list.length > 1 && (header.number < best || now - movedAt > staleAfter)) {
        const others = list.filter((one) => one.due <= now && one.chain !== "wrong")
        for (const told of await Promise.allSettled(others.map((one) => endpoints.ask(one, askLatest(signal), signal))))
          if (told.status === "fulfilled" && told.value.number > header.number) header = told.value
        signal.throwIfAborted()
        movedAt = now
      }
      if (header.number > best) movedAt = now
      best = header.number
      return header
    },

    async header(id, signal) {
      const call =
        typeof id === "number"
          ? { method: "eth_getBlockByNumber", params: [toQuantity(id), false] }
          : { method: "eth_getBlockByHash", params: [id, false] }
      const answer = async (endpoint: ChainEndpoint) => {
        const result = await ask(endpoint, call, signal).catch(nullIfBehind)
        if (result === null) return undefined
        const header = readHeader(result)
        if (typeof id === "number" ? header.number !== id : header.hash !== id)
          throw new NodeFault(
            "nonsense",
            `asked for block ${id}, the node answered block ${header.number} ${header.hash}`,
          )
        return header
      }
      const first = await endpoints.use(answer, signal, typeof id === "number" ? { block: id } : {})
      if (first || list.length === 1) return first
      const others = list.filter((one) => one.due <= clock.elapsed() && one.chain !== "wrong")
      const told = await Promise.allSettled(others.map((one) => endpoints.ask(one, answer, signal)))
      signal.throwIfAborted()
      return told.map((one) => (one.status === "fulfilled" ? one.value : undefined)).find((one) => one !== undefined)
    },

    async blocks(asked, signal, limit, read) {
      const isOne = asked.length === 1
      const meter: Meter = isOne ? { bytes: 0, kept: [] } : { bytes: 0 }
      const limits: Limits = { signal, limit, meter }
      const highest = Math.max(...asked.map(({ number }) => number))
      const trace = (blocks: readonly BlockRequest[]) =>
        tracer?.fetch(blocks, limits).then(
          (traces) => ({ traces }),
          (error: unknown) => ({ error }),
        )
      const early = asked.every(({ hash }) => hash !== undefined) ? trace(asked) : undefined
      const work = async (endpoint: ChainEndpoint) => {
        lastGiver = endpoint
        const fetched = await fetchBlocks(endpoint, asked, limits)
        if (fetched.some(({ block, receipts }) => block === null || receipts === null))
          throw new NodeFault("behind", `does not have all of blocks ${asked[0]?.number} to ${highest} yet`)
        // By hash in any case: the same transactions may create other contracts on another fork.
        const traced = await (early ??
          trace(asked.map((one, index) => ({ ...one, hash: hashIn(fetched[index]?.block) }))))
        if (traced && "error" in traced) {
          // The fork that this endpoint shows may be one that nobody else knows.
          if (traced.error instanceof NodeFault && traced.error.kind === "behind") throw traced.error
          return traced
        }
        return readTraced(fetched, traced?.traces ?? [])
      }
      // A block whose traces cannot be true is read with those of another endpoint, or without any.
      const readTraced = async (fetched: readonly BlockAndReceipts[], given: readonly unknown[]) => {
        const liars = new Set<ChainEndpoint>()
        for (let traces = given; ; ) {
          try {
            const value = read(fetched.map((one, index) => ({ ...one, traces: traces[index] })))
            for (const one of traces) tracer?.accept(one)
            return { value }
          } catch (error) {
            if (!(error instanceof NodeFault && error.isOfTraces) || tracer === undefined) throw error
            // Nobody knows yet of which block: one at a time.
            if (!isOne) return { error }
            traces = [await tracer.replace(asked[0] as BlockRequest, traces[0], error, limits, liars)]
          }
        }
      }
      const outcome = await endpoints.use(
        (endpoint) => work(endpoint).catch((error) => Promise.reject(isOne ? withAnswer(error, meter) : error)),
        signal,
        { block: highest },
      )
      if ("error" in outcome) throw outcome.error
      return { value: outcome.value, bytes: meter.bytes }
    },

    doubt() {
      for (const one of list) if (one.chain === "right") one.chain = undefined
    },

    async requestTogether(calls, signal) {
      const work = async (endpoint: ChainEndpoint) => {
        const outcomes = await endpoint.callContracts(calls, signal, maxNodeAnswerBytes)
        const failed = outcomes.find(({ fault }) => fault !== undefined && passing.has(fault.kind))
        if (failed?.fault) throw failed.fault
        return outcomes
      }
      try {
        return await endpoints.use(work, signal)
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
        return []
      }
    },

    distrust(fault) {
      if (lastGiver === undefined) return
      endpoints.distrust(lastGiver, fault)
      lastGiver.failed(fault, lastGiver.begin())
    },

    async blocksAt(height, signal) {
      const keccak = await sharedKeccak()
      const told = await endpoints.askAll(async (endpoint) => {
        const answer = await ask(
          endpoint,
          { method: "eth_getBlockByNumber", params: [toQuantity(height), false] },
          signal,
        )
        return answer === null ? undefined : headerHashAt(answer, height, keccak)
      }, signal)
      signal.throwIfAborted()
      return told.flatMap((one): readonly NodeBlock[] => {
        if (one.status === "rejected" || one.value.value === undefined) return []
        return [{ host: one.value.endpoint.host, hash: one.value.value }]
      })
    },

    refusedTraces,

    get untrue() {
      return endpoints.untrue
    },

    async request(method, params, signal) {
      for (let attempt = 1; ; attempt++) {
        let refusal: unknown
        const work = async (endpoint: ChainEndpoint) => {
          const [outcome] = await endpoint.call([{ method, params }], signal, maxNodeAnswerBytes)
          if (!outcome) throw new NodeFault("nonsense", "no answer")
          if (!outcome.fault || passing.has(outcome.fault.kind)) return resultOrThrow(outcome)
          refusal = outcome.error
          return undefined
        }
        try {
          const result = await endpoints.use(work, signal)
          if (refusal === undefined) return result
        } catch (error) {
          if (!(error instanceof NodeFault) || !passing.has(error.kind) || attempt >= 3 * list.length) throw error
        }
        if (refusal !== undefined) throw refusal
      }
    },
  }
}
