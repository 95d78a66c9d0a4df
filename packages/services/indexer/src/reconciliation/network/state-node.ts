import { formatAddress } from "@serac/chain"
import { createPChainCore, getCurrentValidators, getHeight as getPHeight, getUTXOs as getPUtxos } from "@serac/p-chain"
import type { NetworkDefinition, PrimaryChain } from "@serac/store"
import { avaxGetUTXOs, createSubnetEvmCore } from "@serac/subnet-evm"
import { createXChainCore, getHeight as getXHeight, getUTXOs as getXUtxos } from "@serac/x-chain"
import { toArray, toRecord } from "../../decode/hex.ts"
import { toBytes, toHeight, toText } from "../../network/node/answers.ts"
import { askCHeight } from "../../network/node/ask-c-blocks.ts"
import { askNetworkId } from "../../network/node/ask-network-id.ts"
import { ByNameEndpoint } from "../../network/node/by-name-endpoint.ts"
import { CEndpoint } from "../../network/node/c-endpoint.ts"
import type { NetworkNodeOptions, StakersAsked } from "../../network/node/network-node.ts"
import { Endpoints } from "../../node/endpoints.ts"
import { readValidator, type ToldValidator } from "./told-validators.ts"

const smallAnswer = 65_536
/** All validators of a large network take some megabytes, a page of 1024 UTXOs half a megabyte. */
const largeAnswer = 32 * 1024 * 1024
const pageSize = 1024
/** UTXOs that are asked for in one go at most. */
const mostPages = 16

export type Heights = Readonly<Partial<Record<PrimaryChain, number>>>

/** What one node told, and the heights of its chains right before and right after. */
export interface ToldBetween<T> {
  readonly value: T
  readonly before: Heights
  readonly after: Heights
}

/** What the nodes of a primary network say of its present state. A method asks one node, once, and throws a NodeFault. */
export interface StateNode {
  heights(chains: readonly PrimaryChain[], signal: AbortSignal): Promise<Heights>
  /** The current validators of a subnet, or one of them with its delegators. */
  validators(asked: StakersAsked, signal: AbortSignal): Promise<ToldBetween<readonly ToldValidator[]>>
  /**
   * Bytes of the UTXOs of at most 1024 addresses of 20 bytes that a chain has, made on it or on another one; undefined where
   * there are more than 16,384.
   */
  utxos(asked: UtxosAsked, signal: AbortSignal): Promise<ToldBetween<readonly Uint8Array[] | undefined>>
}

/** Which UTXOs. */
export interface UtxosAsked {
  /** Where they can be consumed. */
  readonly chain: PrimaryChain
  /** Where they were made. */
  readonly source: PrimaryChain
  readonly addresses: readonly Uint8Array[]
}

/** One node, by all the interfaces that it is asked at. */
interface Node {
  readonly P: ByNameEndpoint
  readonly X: ByNameEndpoint
  readonly C: CEndpoint
  readonly avax: ByNameEndpoint
}

/** The nodes behind the base URLs of a network. What they fail at counts against no other use of them. */
export function createStateNode({ network, clock, log, fetch, timeout = 20_000 }: NetworkNodeOptions): StateNode {
  const nodes = network.nodeUrls.map((url): Node => {
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
  const use = <T>(work: (node: Node) => Promise<T>, signal: AbortSignal) =>
    endpoints.use((endpoint) => work(byP.get(endpoint) as Node), signal)
  const between = <T>(chains: readonly PrimaryChain[], work: (node: Node) => Promise<T>, signal: AbortSignal) =>
    use(async (node): Promise<ToldBetween<T>> => {
      const before = await askHeights(node, chains, signal)
      const value = await work(node)
      return { value, before, after: await askHeights(node, chains, signal) }
    }, signal)
  return {
    heights: (chains, signal) => use((node) => askHeights(node, chains, signal), signal),
    validators: (asked, signal) => between(["P"], (node) => askValidators(node, asked, signal), signal),
    utxos: (asked, signal) =>
      between([...new Set([asked.chain, asked.source])], (node) => askUtxos(node, network, asked, signal), signal),
  }
}

async function askHeights(node: Node, chains: readonly PrimaryChain[], signal: AbortSignal): Promise<Heights> {
  const heights = await Promise.all(chains.map(async (chain) => [chain, await askHeight(node, chain, signal)] as const))
  return Object.fromEntries(heights)
}

async function askHeight(node: Node, chain: PrimaryChain, signal: AbortSignal): Promise<number> {
  if (chain === "C") return askCHeight(node.C, signal)
  const getHeight = chain === "P" ? getPHeight : getXHeight
  const answer = await node[chain].ask(
    (core, options): Promise<unknown> => getHeight(core, {}, options),
    signal,
    smallAnswer,
  )
  return toHeight(toRecord(answer, "the answer").height, "height")
}

async function askValidators(
  { P }: Node,
  { subnetId, nodeId }: StakersAsked,
  signal: AbortSignal,
): Promise<readonly ToldValidator[]> {
  const parameters = {
    ...(subnetId === undefined ? {} : { subnetID: subnetId }),
    ...(nodeId === undefined ? {} : { nodeIDs: [nodeId] }),
  }
  const answer = await P.ask(
    (core, options): Promise<unknown> => getCurrentValidators(core, parameters, options),
    signal,
    largeAnswer,
  )
  return toArray(toRecord(answer, "platform.getCurrentValidators").validators, "validators").map(readValidator)
}

async function askUtxos(
  node: Node,
  { hrp, xChainId, cChainId }: NetworkDefinition,
  { chain, source, addresses }: UtxosAsked,
  signal: AbortSignal,
): Promise<readonly Uint8Array[] | undefined> {
  const sourceChain = { P: "11111111111111111111111111111111LpoYY", X: xChainId, C: cChainId }[source]
  const texts = addresses.map((address) => formatAddress(address, hrp, chain))
  const found: Uint8Array[] = []
  let startIndex: { readonly address: string; readonly utxo: string } | undefined
  for (let page = 0; page < mostPages; page++) {
    const given = { addresses: texts, limit: pageSize, encoding: "hex" as const, ...(startIndex ? { startIndex } : {}) }
    const answer = await askPage(node, chain, chain === source ? given : { ...given, sourceChain }, signal)
    const { utxos, endIndex } = toRecord(answer, "the answer")
    const bytes = toArray(utxos, "utxos").map((utxo) => toBytes(utxo, "a UTXO"))
    for (const one of bytes) found.push(one)
    if (bytes.length < pageSize) return found
    const { address, utxo } = toRecord(endIndex, "endIndex")
    startIndex = { address: toText(address, "address"), utxo: toText(utxo, "utxo") }
  }
  return undefined
}

interface PageParameters {
  readonly addresses: string[]
  readonly limit: number
  readonly encoding: "hex"
  readonly startIndex?: { readonly address: string; readonly utxo: string }
  readonly sourceChain?: string
}

function askPage(node: Node, chain: PrimaryChain, given: PageParameters, signal: AbortSignal): Promise<unknown> {
  if (chain === "C") {
    const parameters = { ...given, sourceChain: given.sourceChain ?? "" }
    return node.avax.ask(
      (core, options): Promise<unknown> => avaxGetUTXOs(core, parameters, options),
      signal,
      largeAnswer,
    )
  }
  const getUtxos = chain === "P" ? getPUtxos : getXUtxos
  return node[chain].ask((core, options): Promise<unknown> => getUtxos(core, given, options), signal, largeAnswer)
}
