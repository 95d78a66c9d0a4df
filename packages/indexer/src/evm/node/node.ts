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
import { headBlocks } from "../../core/settings.ts"
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
 * A chain's node, which may have several endpoints. Each method makes one attempt and throws a NodeFault if it fails.
 * Repeating it is the caller's task; the node itself pauses failing endpoints and selects the next.
 */
export interface ChainNode {
  /** When the next request can be sent, by the clock's `elapsed`. */
  readonly due: number
  /** The newest block. */
  latest(signal: AbortSignal): Promise<Header>
  /** A block by number or hash; undefined if the node does not have it. */
  header(id: number | Hex, signal: AbortSignal): Promise<Header | undefined>
  /**
   * Blocks with receipts and, if available, traces. If the answer to a request for a single block makes no sense, the
   * fault's cause is an UnreadableAnswer.
   *
   * @param limit - maximum bytes of an answer.
   * @param read - decodes the answers, one for each requested block, in order; a NodeFault that it throws counts as the
   * node's.
   */
  blocks<T>(
    asked: readonly BlockRequest[],
    signal: AbortSignal,
    limit: number,
    read: (answers: readonly BlockAnswers[]) => T,
  ): Promise<Fetched<T>>
  /** The answers seem to be another chain's: each endpoint must prove again which chain it serves before its next use. */
  doubt(): void
  /**
   * Sends calls in one request, once. Returns their outcomes in order; an empty list if the request failed, or a part of it
   * failed temporarily, so that the calls must be made singly.
   */
  requestTogether(calls: readonly EndpointCall[], signal: AbortSignal): Promise<readonly EndpointOutcome[]>
  /** The returned blocks contradict each other: the endpoint that returned the last of them is paused. */
  distrust(fault: NodeFault): void
  /** The block of each endpoint at a height. Endpoints without the block, or with a header that does not match its hash, are left out. */
  blocksAt(height: number, signal: AbortSignal): Promise<readonly NodeBlock[]>
  /** The endpoints' answers that cannot be true. */
  readonly untrue: readonly UntrueAnswers[]
  /** Blocks that were read without traces, since the endpoints' traces cannot be true. */
  readonly refusedTraces: RefusedTraces
  /** Makes any call, repeated until it is answered or three attempts for each endpoint failed. Rejects with RpcError if the node refuses it. */
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
}

/** The options of a node. */
export interface IndexerNodeOptions {
  readonly chain: Pick<ChainDefinition, "chainId" | "rpcUrls">
  readonly clock: Clock
  readonly log: LogFunction
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for one request. Default 20_000. */
  readonly timeout?: number | undefined
  /** Default `auto`. */
  readonly traces?: "auto" | "off" | undefined
  /** Records the blocks whose traces cannot be true. Default: a new record. */
  readonly refusedTraces?: RefusedTraces | undefined
}

/** Adds the answer as cause to a fault of kind `nonsense`, unless it has a cause. */
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
      // Either this endpoint lags, or the chain has no new blocks: the other endpoints show which.
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
        // Traces are always requested by hash: on another fork the same transactions may create other contracts.
        const traced = await (early ??
          trace(asked.map((one, index) => ({ ...one, hash: hashIn(fetched[index]?.block) }))))
        if (traced && "error" in traced) {
          // This endpoint may show a fork that no other endpoint knows.
          if (traced.error instanceof NodeFault && traced.error.kind === "behind") throw traced.error
          return traced
        }
        return readTraced(fetched, traced?.traces ?? [])
      }
      // A block whose traces cannot be true is read with another endpoint's traces, or without any.
      const readTraced = async (fetched: readonly BlockAndReceipts[], given: readonly unknown[]) => {
        const liars = new Set<ChainEndpoint>()
        for (let traces = given; ; ) {
          try {
            const value = read(fetched.map((one, index) => ({ ...one, traces: traces[index] })))
            for (const one of traces) tracer?.accept(one)
            return { value }
          } catch (error) {
            if (!(error instanceof NodeFault && error.isOfTraces) || tracer === undefined) throw error
            // The fault does not identify the block, so blocks are then requested singly.
            if (!isOne) return { error }
            traces = [await tracer.replace(asked[0] as BlockRequest, traces[0], error, limits, liars)]
          }
        }
      }
      const outcome = await endpoints.use(
        (endpoint) => work(endpoint).catch((error) => Promise.reject(isOne ? withAnswer(error, meter) : error)),
        signal,
        // Near the head nodes may have different blocks.
        { block: highest, ...(!isOne && highest <= best - headBlocks && { blocksOf: () => asked.length }) },
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
