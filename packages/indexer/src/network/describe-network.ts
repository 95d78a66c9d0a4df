import { hrpOf } from "@serac/chain"
import { createPChainCore, getBlockchains, getStakingAssetID, infoGetNetworkID } from "@serac/p-chain"
import type { NetworkDefinition } from "@serac/store"
import { createXChainCore, getAssetDescription } from "@serac/x-chain"
import { NodeFault, systemClock } from "../core/index.ts"
import { toArray, toRecord } from "../core/node/index.ts"
import { checkNodeUrls } from "./check-network-options.ts"
import { largeAnswerBytes, smallAnswerBytes } from "./node/answer-limits.ts"
import { toHeight, toId, toText } from "./node/answers.ts"
import { isNotOffered } from "./node/ask-network-id.ts"
import { ByNameEndpoint } from "./node/by-name-endpoint.ts"

const describeTimeoutMs = 20_000
const primarySubnet = "11111111111111111111111111111111LpoYY"
const mainnet = 1
const vms = {
  xChainId: "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq",
  cChainId: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
}

/**
 * Requests from nodes which primary network they belong to: its ID, its chains, its AVAX asset. The first answer is used;
 * whether the other nodes belong to the same network is checked when they are used.
 *
 * @param nodeUrls - base URLs of nodes of one network, such as `http://127.0.0.1:9650`.
 * @throws NodeFault if none answers, with the fault of the first; its message holds no secrets.
 * @throws TypeError if there is no URL, or one is not http(s).
 *
 * @example
 * ```ts
 * import { describeNetwork } from "@serac/indexer/network"
 *
 * const { networkId, hrp, xChainId } = await describeNetwork(["http://127.0.0.1:9650"])
 * ```
 */
export async function describeNetwork(
  nodeUrls: readonly string[],
  {
    signal = new AbortController().signal,
    fetch,
  }: {
    readonly signal?: AbortSignal | undefined
    /** Default: the global `fetch`. */
    readonly fetch?: typeof globalThis.fetch | undefined
  } = {},
): Promise<NetworkDefinition> {
  checkNodeUrls(nodeUrls, "nodeUrls")
  let first: NodeFault | undefined
  for (const url of nodeUrls) {
    try {
      return { ...(await describeNode(url, signal, fetch)), nodeUrls }
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      first ??= error
    }
  }
  throw first
}

async function describeNode(
  url: string,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch | undefined,
): Promise<Omit<NetworkDefinition, "nodeUrls">> {
  const at = { url, clock: systemClock, fetch, timeout: describeTimeoutMs }
  const platform = new ByNameEndpoint({ ...at, create: createPChainCore })
  const networkId = await askId(platform, signal)
  return {
    networkId,
    network: networkId === mainnet ? "mainnet" : "testnet",
    hrp: hrpOf(networkId),
    ...(await askChains(platform, signal)),
    avaxAssetId: await askAvax(platform, new ByNameEndpoint({ ...at, create: createXChainCore }), signal),
  }
}

async function askId(platform: ByNameEndpoint, signal: AbortSignal): Promise<number> {
  const answer = await platform.ask(
    (core, options): Promise<unknown> => infoGetNetworkID(core, {}, options),
    signal,
    smallAnswerBytes,
  )
  return toHeight(toRecord(answer, "info.getNetworkID").networkID, "networkID")
}

/** The X-Chain and the C-Chain are the chains of the primary network that run their two virtual machines. */
async function askChains(
  platform: ByNameEndpoint,
  signal: AbortSignal,
): Promise<Pick<NetworkDefinition, "xChainId" | "cChainId">> {
  const answer = await platform.ask(
    (core, options): Promise<unknown> => getBlockchains(core, {}, options),
    signal,
    largeAnswerBytes,
  )
  const { blockchains } = toRecord(answer, "platform.getBlockchains")
  const own = toArray(blockchains, "blockchains")
    .map((one) => toRecord(one, "a blockchain"))
    .filter(({ subnetID }) => subnetID === primarySubnet)
  const idOf = (vm: string, what: string) => {
    const id = toText(own.find(({ vmID }) => vmID === vm)?.id, what)
    toId(id, what)
    return id
  }
  return { xChainId: idOf(vms.xChainId, "the X-Chain's ID"), cChainId: idOf(vms.cChainId, "the C-Chain's ID") }
}

async function askAvax(platform: ByNameEndpoint, x: ByNameEndpoint, signal: AbortSignal): Promise<string> {
  let answer: unknown
  try {
    answer = await platform.ask(
      (core, options): Promise<unknown> => getStakingAssetID(core, {}, options),
      signal,
      smallAnswerBytes,
    )
  } catch (error) {
    if (!isNotOffered(error)) throw error
    answer = await x.ask(
      (core, options): Promise<unknown> => getAssetDescription(core, { assetID: "AVAX" }, options),
      signal,
      smallAnswerBytes,
    )
  }
  const id = toText(toRecord(answer, "the answer").assetID, "the asset ID of AVAX")
  toId(id, "the asset ID of AVAX")
  return id
}
