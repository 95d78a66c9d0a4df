import { formatAddress } from "@serac/chain"
import { createPChainCore, getHeight as getPHeight, getUTXOs as getPUtxos } from "@serac/p-chain"
import type { NetworkDefinition, PrimaryChain } from "@serac/store"
import { avaxGetUTXOs, createSubnetEvmCore } from "@serac/subnet-evm"
import { createXChainCore, getHeight as getXHeight, getUTXOs as getXUtxos } from "@serac/x-chain"
import { Endpoints, toRecord } from "../../core/node/index.ts"
import { smallAnswerBytes } from "../node/answer-limits.ts"
import { toHeight } from "../node/answers.ts"
import { askCHeight } from "../node/ask-c-blocks.ts"
import { askNetworkId } from "../node/ask-network-id.ts"
import { askValidators } from "../node/ask-validators.ts"
import { ByNameEndpoint } from "../node/by-name-endpoint.ts"
import { CEndpoint } from "../node/c-endpoint.ts"
import type { NetworkNodeOptions, StakersRequest } from "../node/network-node.ts"
import { askPages, type UtxoPage } from "../node/utxo-pages.ts"
import { type ReportedValidator, readValidator } from "./reported-validators.ts"

/** Maximum bytes of an answer; a page of UTXOs takes half a megabyte. */
const maxUtxosAnswerBytes = 32 * 1024 * 1024
/** Maximum pages of UTXOs in one comparison. */
const maxPages = 16

/** Heights by chain. */
export type StateHeights = Readonly<Partial<Record<PrimaryChain, number>>>

/** A node's answer, with the heights of its chains right before and right after. */
export interface ReportBetweenHeights<T> {
  readonly value: T
  readonly before: StateHeights
  readonly after: StateHeights
}

/** The current state of a primary network at its nodes. Each method makes one attempt with one node, and throws a NodeFault. */
export interface StateNode {
  heights(chains: readonly PrimaryChain[], signal: AbortSignal): Promise<StateHeights>
  /** The current validators of a subnet, or one of them with its delegators. */
  validators(asked: StakersRequest, signal: AbortSignal): Promise<ReportBetweenHeights<readonly ReportedValidator[]>>
  /** Bytes of the UTXOs of at most 1024 addresses of 20 bytes on a chain, created on it or on another; undefined if there are more than 16,384. */
  utxos(asked: UtxosRequest, signal: AbortSignal): Promise<ReportBetweenHeights<readonly Uint8Array[] | undefined>>
}

/** Which UTXOs are requested. */
export interface UtxosRequest {
  /** The chain where they can be consumed. */
  readonly chain: PrimaryChain
  /** The chain where they were created. */
  readonly source: PrimaryChain
  readonly addresses: readonly Uint8Array[]
}

/** One node, with its interfaces. */
interface NodeInterfaces {
  readonly P: ByNameEndpoint
  readonly X: ByNameEndpoint
  readonly C: CEndpoint
  readonly avax: ByNameEndpoint
}

/** The nodes behind the base URLs of a network. Failures here do not affect other uses of the nodes. */
export function createStateNode({ network, clock, log, fetch, timeout = 20_000 }: NetworkNodeOptions): StateNode {
  const nodes = network.nodeUrls.map((url): NodeInterfaces => {
    const at = { url, clock, fetch, timeout }
    return {
      P: new ByNameEndpoint({ ...at, create: createPChainCore }),
      X: new ByNameEndpoint({ ...at, create: createXChainCore }),
      C: new CEndpoint({ ...at, create: createPChainCore }),
      avax: new ByNameEndpoint({ ...at, create: createSubnetEvmCore }),
    }
  })
  const byP = new Map(nodes.map((node) => [node.P, node]))
  const served = { kind: "network", id: String(network.networkId), urls: "node URLs" } as const
  const ask = (endpoint: ByNameEndpoint, signal: AbortSignal) => askNetworkId(endpoint, network, signal)
  const endpoints = new Endpoints([...byP.keys()], { ...served, ask }, clock, log)
  const use = <T>(work: (node: NodeInterfaces) => Promise<T>, signal: AbortSignal) =>
    endpoints.use((endpoint) => work(byP.get(endpoint) as NodeInterfaces), signal)
  const between = <T>(
    chains: readonly PrimaryChain[],
    work: (node: NodeInterfaces) => Promise<T>,
    signal: AbortSignal,
  ) =>
    use(async (node): Promise<ReportBetweenHeights<T>> => {
      const before = await askHeights(node, chains, signal)
      const value = await work(node)
      return { value, before, after: await askHeights(node, chains, signal) }
    }, signal)
  return {
    heights: (chains, signal) => use((node) => askHeights(node, chains, signal), signal),
    validators: (asked, signal) =>
      between(["P"], async ({ P }) => (await askValidators(P, asked, signal)).map(readValidator), signal),
    utxos: (asked, signal) =>
      between([...new Set([asked.chain, asked.source])], (node) => askUtxos(node, network, asked, signal), signal),
  }
}

async function askHeights(
  node: NodeInterfaces,
  chains: readonly PrimaryChain[],
  signal: AbortSignal,
): Promise<StateHeights> {
  const heights = await Promise.all(chains.map(async (chain) => [chain, await askHeight(node, chain, signal)] as const))
  return Object.fromEntries(heights)
}

async function askHeight(node: NodeInterfaces, chain: PrimaryChain, signal: AbortSignal): Promise<number> {
  if (chain === "C") return askCHeight(node.C, signal)
  const getHeight = chain === "P" ? getPHeight : getXHeight
  const answer = await node[chain].ask(
    (core, options): Promise<unknown> => getHeight(core, {}, options),
    signal,
    smallAnswerBytes,
  )
  return toHeight(toRecord(answer, "the answer").height, "height")
}

async function askUtxos(
  node: NodeInterfaces,
  { hrp, xChainId, cChainId }: NetworkDefinition,
  { chain, source, addresses }: UtxosRequest,
  signal: AbortSignal,
): Promise<readonly Uint8Array[] | undefined> {
  const sourceChain = { P: "11111111111111111111111111111111LpoYY", X: xChainId, C: cChainId }[source]
  const texts = addresses.map((address) => formatAddress(address, hrp, chain))
  const ask = (page: UtxoPage) => askPage(node, chain, chain === source ? page : { ...page, sourceChain }, signal)
  return askPages(texts, maxPages, ask)
}

interface PageOfSource extends UtxoPage {
  readonly sourceChain?: string
}

function askPage(
  node: NodeInterfaces,
  chain: PrimaryChain,
  given: PageOfSource,
  signal: AbortSignal,
): Promise<unknown> {
  if (chain === "C") {
    const parameters = { ...given, sourceChain: given.sourceChain ?? "" }
    return node.avax.ask(
      (core, options): Promise<unknown> => avaxGetUTXOs(core, parameters, options),
      signal,
      maxUtxosAnswerBytes,
    )
  }
  const getUtxos = chain === "P" ? getPUtxos : getXUtxos
  return node[chain].ask(
    (core, options): Promise<unknown> => getUtxos(core, given, options),
    signal,
    maxUtxosAnswerBytes,
  )
}
