import { equalBytes, formatId } from "@serac/chain"
import { createPChainCore, getHeight as getPHeight, type RpcCore, type RpcOptions } from "@serac/p-chain"
import type { PrimaryChain } from "@serac/store"
import { createXChainCore, getHeight as getXHeight } from "@serac/x-chain"
import type { Fetched } from "../../core/backfill/index.ts"
import { NodeFault, unixSeconds } from "../../core/index.ts"
import { type EndpointState, Endpoints, type NodeBlock, toRecord } from "../../core/node/index.ts"
import type { CBlock } from "../c/c-block.ts"
import { type ChainBlock, checkBlocks } from "../chain-block.ts"
import { hexKey } from "../p/keys.ts"
import { mergedTerms, type ReportedTerms } from "../p/reported-terms.ts"
import { networkNames } from "../render/names.ts"
import { chainIdentities } from "../require-network.ts"
import { readXBlock } from "../x/x-block.ts"
import { askAgreed } from "./agreed-answer.ts"
import { smallAnswerBytes } from "./answer-limits.ts"
import { toHeight } from "./answers.ts"
import { BlockAsker } from "./ask-blocks.ts"
import { askCBlocks, askCHeight, askCId, maxBatchSize } from "./ask-c-blocks.ts"
import { askNetworkId } from "./ask-network-id.ts"
import { askGraph, askPlatformTerms, askRewardUtxos, askStakers, askTransaction, askUtxos } from "./ask-platform.ts"
import { ProposerAsker } from "./ask-proposers.ts"
import { askByHeight } from "./by-height.ts"
import { ByNameEndpoint } from "./by-name-endpoint.ts"
import { CEndpoint } from "./c-endpoint.ts"
import { type BlockOf, readPBlock } from "./chain-blocks.ts"
import { NodeHeights } from "./heights.ts"
import type { NetworkNode, NetworkNodeOptions } from "./network-node.ts"
import { SharedReading } from "./shared-reading.ts"

/** Maximum bytes of the answer about one block: twice the largest block, in hexadecimal. */
const maxBlockAnswerBytes = 4 * 1024 * 1024
const disagreementPause = 60_000
/** Transactions and rewards that are requested in parallel. */
const together = 8

/** Whether a fault means that an endpoint does not belong to the network. */
const isElsewhere = (error: unknown) => error instanceof NodeFault && error.kind === "wrong-chain"

/** Whether the X-Chain had a DAG before its blocks; undefined if the node does not tell. */
interface ReportedGraph {
  readonly hadGraph: boolean | undefined
}

/** The nodes behind the base URLs of a network. */
export function createNetworkNode(options: NetworkNodeOptions): NetworkNode {
  const { network, clock, log, fetch, timeout = 20_000, hasAnswers = false } = options
  const { nodeUrls, networkId } = network
  if (nodeUrls.length === 0) throw new TypeError(`Network ${networkId} has no node URL`)
  const places = chainIdentities(network)
  const at = { clock, fetch, timeout }
  const id = String(networkId)
  const served = { kind: "network", id, urls: "node URLs" } as const

  function byName(create: (options: RpcOptions) => RpcCore): Endpoints<ByNameEndpoint> {
    const all = nodeUrls.map((url) => new ByNameEndpoint({ ...at, url, create }))
    const platformEndpoints = new Map(all.map((one, index) => [one, platformOf(nodeUrls[index] as string)]))
    const ask = (one: ByNameEndpoint, signal: AbortSignal) =>
      askNetworkId(platformEndpoints.get(one) as ByNameEndpoint, network, signal)
    return new Endpoints(all, { ...served, ask }, clock, log)
  }
  const platformOf = (url: string) => new ByNameEndpoint({ ...at, url, create: createPChainCore })
  const cEndpoints = nodeUrls.map((url) => new CEndpoint({ ...at, url, create: createPChainCore }))
  const endpoints = {
    P: byName(createPChainCore),
    X: byName(createXChainCore),
    C: new Endpoints(
      cEndpoints,
      { ...served, ask: ({ nodeEndpoint }: CEndpoint, signal) => askNetworkId(nodeEndpoint, network, signal) },
      clock,
      log,
    ),
  }
  const askHeight =
    (getHeight: typeof getPHeight | typeof getXHeight) => async (endpoint: ByNameEndpoint, signal: AbortSignal) => {
      const call = (core: RpcCore, options: object): Promise<unknown> => getHeight(core, {}, options)
      return toHeight(toRecord(await endpoint.ask(call, signal, smallAnswerBytes), "the answer").height, "height")
    }
  const heights = {
    P: new NodeHeights(endpoints.P, clock, askHeight(getPHeight)),
    X: new NodeHeights(endpoints.X, clock, askHeight(getXHeight)),
    C: new NodeHeights(endpoints.C, clock, askCHeight),
  }
  const askers = {
    P: new BlockAsker(
      { chain: "P", chainId: places.P.blockchainId },
      endpoints.P,
      (bytes, proposer, height) => readPBlock(bytes, proposer, height, places.P),
      clock,
      log,
    ),
    X: new BlockAsker(
      { chain: "X", chainId: places.X.blockchainId },
      endpoints.X,
      (bytes, proposer) => readXBlock(bytes, proposer, places.X),
      clock,
      log,
    ),
  }
  const proposerAsker = new ProposerAsker(endpoints.P, places, clock, log)
  /** Reads blocks to compare histories. After a network was reset its X-Chain has another ID, so its blocks are different rather than invalid. */
  const readAny = {
    P: (bytes: Uint8Array, height: number) => readPBlock(bytes, undefined, height, places.P),
    X: (bytes: Uint8Array): ChainBlock => readXBlock(bytes, undefined, undefined),
  }
  const { chainIds } = networkNames(network)
  const chainOf = (id: string) => (["P", "X", "C"] as const).find((chain) => chainIds[chain] === id)
  const limits = (signal: AbortSignal) => ({ signal, limit: maxBlockAnswerBytes, meter: { bytes: 0 } })

  const askBlock =
    (chain: "P" | "X") =>
    async (endpoint: ByNameEndpoint, height: number, signal: AbortSignal): Promise<ChainBlock> => {
      const blocks = await askByHeight(endpoint, chain, { from: height, count: 1 }, limits(signal), readAny[chain])
      checkBlocks(chain, height, blocks)
      return blocks[0] as ChainBlock
    }
  const idAt = { P: askBlock("P"), X: askBlock("X"), C: askCId }
  const reading = {
    P: new SharedReading("P", endpoints.P, idAt.P, clock, log),
    X: new SharedReading("X", endpoints.X, idAt.X, clock, log),
    C: new SharedReading("C", endpoints.C, idAt.C, clock, log),
  }

  const termsQuestion = {
    what: "the terms of the P-Chain",
    ask: (endpoint: ByNameEndpoint, signal: AbortSignal) => askPlatformTerms(endpoint, networkId, signal),
    merge: (one: ReportedTerms, other: ReportedTerms) => mergedTerms(one, other, unixSeconds(clock)),
  }
  const graphQuestion = {
    what: "the X-Chain before its blocks",
    ask: async (endpoint: ByNameEndpoint, signal: AbortSignal) => ({ hadGraph: await askGraph(endpoint, signal) }),
    merge: (one: ReportedGraph, other: ReportedGraph) => {
      const hadGraph = one.hadGraph ?? other.hadGraph
      return (other.hadGraph ?? hadGraph) === hadGraph ? { hadGraph } : undefined
    },
  }

  /** Every available endpoint's block at a height. */
  function idsAt(
    chain: PrimaryChain,
    height: number,
    signal: AbortSignal,
  ): Promise<PromiseSettledResult<{ readonly endpoint: EndpointState; readonly value: Pick<ChainBlock, "id"> }>[]> {
    if (chain === "C") return endpoints.C.askAll((endpoint) => askCId(endpoint, height, signal), signal)
    return endpoints[chain].askAll((endpoint) => idAt[chain](endpoint, height, signal), signal)
  }

  return {
    due: (chain) => endpoints[chain].due,

    height: (chain, signal) => heights[chain].latest(signal),

    async blocks<Chain extends PrimaryChain>(
      chain: Chain,
      from: number,
      count: number,
      signal: AbortSignal,
      limit: number,
    ) {
      const [to, { best }] = [from + count - 1, heights[chain]]
      const ask = {
        P: () => askers.P.ask(from, count, signal, limit, reading.P.range(to, best)),
        X: () => askers.X.ask(from, count, signal, limit, reading.X.range(to, best)),
        C: () => {
          const shared = reading.C.range<CBlock>(to, best)
          return askCBlocks(endpoints.C, { place: places.C, hasAnswers }, { from, count }, signal, limit, shared)
        },
      }
      return (await ask[chain]()) as Fetched<readonly BlockOf[Chain][]>
    },

    mostBlocks: (chain) => (chain === "C" ? maxBatchSize : askers[chain].most),

    async knows(chain, { height, id }, signal) {
      const told = await idsAt(chain, height, signal)
      signal.throwIfAborted()
      const answers = told.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
      const [failed] = told.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))
      if (answers.length === 0) throw failed ?? new NodeFault("behind", `no node can tell block ${height}`)
      const isKnown = answers.some(({ value }) => equalBytes(value.id, id))
      if (!isKnown) {
        // Endpoints that do not answer may be the right ones.
        const silent = told.find((one) => one.status === "rejected" && !isElsewhere(one.reason))
        if (silent?.status !== "rejected" || !(silent.reason instanceof NodeFault)) return false
        const other = answers.map(({ endpoint }) => endpoint.host).join(", ")
        throw silent.reason.saying(`${other}: has another block ${height} than is stored; ${silent.reason.message}`)
      }
      for (const { endpoint, value } of answers) {
        if (equalBytes(value.id, id)) continue
        const { host } = endpoint
        log("error", "A node has a different history; not used for a while", { chain, host, height })
        endpoint.chain = "wrong"
        endpoint.due = clock.elapsed() + disagreementPause
      }
      return true
    },

    async haveOther(chain, { height, id }, signal) {
      const told = await idsAt(chain, height, signal)
      signal.throwIfAborted()
      const answers = told.flatMap((one) => (one.status === "fulfilled" ? [one.value.value] : []))
      return answers.length > 0 && !answers.some((answer) => equalBytes(answer.id, id))
    },

    async blocksAt(chain, height, signal) {
      const told = await idsAt(chain, height, signal)
      signal.throwIfAborted()
      return told.flatMap((one): readonly NodeBlock[] => {
        if (one.status === "rejected") return []
        const { endpoint, value } = one.value
        return [{ host: endpoint.host, hash: chain === "C" ? `0x${hexKey(value.id)}` : formatId(value.id) }]
      })
    },

    distrust: (chain, block, fault) => reading[chain].distrust(block, fault),

    untrue: (chain) => endpoints[chain].untrue,

    proposers: (chain, blocks, signal) => proposerAsker.ask(chain, blocks, signal),

    platformTerms: (signal) => askAgreed(endpoints.P, termsQuestion, clock, signal),

    hadGraph: async (signal) => (await askAgreed(endpoints.P, graphQuestion, clock, signal)).hadGraph,

    rewardUtxos: (stakers, height, signal) =>
      endpoints.P.use(
        async (endpoint) => {
          const head = await heights.P.of(endpoint, signal)
          if (head < height) throw new NodeFault("behind", `is at block ${head} and has no block ${height} yet`)
          const found = new Map<string, readonly Uint8Array[]>()
          for (let from = 0; from < stakers.length; from += together) {
            const some = stakers.slice(from, from + together)
            const answers = await Promise.all(some.map((staker) => askRewardUtxos(endpoint, staker, signal)))
            for (const [index, utxos] of answers.entries()) found.set(hexKey(some[index] as Uint8Array), utxos)
          }
          return found
        },
        signal,
        { block: height },
      ),

    transactions: (chain, ids, signal) =>
      endpoints[chain].use(async (endpoint) => {
        const found = new Map<string, Uint8Array>()
        for (let from = 0; from < ids.length; from += together) {
          const some = ids.slice(from, from + together)
          const answers = await Promise.all(some.map((one) => askTransaction(endpoint, chain, one, signal)))
          for (const [index, bytes] of answers.entries()) if (bytes) found.set(hexKey(some[index] as Uint8Array), bytes)
        }
        return { value: found, height: await heights[chain].of(endpoint, signal) }
      }, signal),

    utxos: (chain, addresses, signal) =>
      endpoints[chain].use(async (endpoint) => {
        const value = await askUtxos(endpoint, chain, addresses, network.hrp, signal)
        return { value, height: await heights[chain].of(endpoint, signal) }
      }, signal),

    stakers: (asked, signal) => endpoints.P.use((endpoint) => askStakers(endpoint, asked, chainOf, signal), signal),
  }
}
