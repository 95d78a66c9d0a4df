import { existsSync } from "node:fs"
import type { NetworkDefinition, Store } from "@serac/store"
import type { ChainConfig, Config } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import { knownChains } from "../directory/known-chains.ts"
import { knownNetworks } from "../directory/known-networks.ts"
import { cChainOf } from "../networks/c-chain.ts"
import { readGenesis, requireGenesisOf } from "../networks/genesis.ts"
import { askNetwork } from "../node/ask-network.ts"
import { askChainId } from "../node/ask-node.ts"
import { locateStore } from "../stack/locate-store.ts"
import type { SubjectReport, VerifyReport } from "./report.ts"
import { verifyChainSubject } from "./verify-chain-subject.ts"
import { verifyNetworkSubject } from "./verify-network-subject.ts"
import type { Verifying } from "./verifying.ts"

/**
 * Verifies all stored chains and networks, with their nodes if they are configured. It changes nothing. Throws {@link ConfigError} for a genesis of another
 * network.
 */
export async function verify(config: Config, verifying: Verifying): Promise<VerifyReport> {
  const genesis = config.genesis === undefined ? undefined : readGenesis(config.genesis)
  const location = locateStore(config)
  // Opening a missing store would create it.
  if (location.kind === "sqlite" && !existsSync(`${location.directory}/meta.sqlite`)) return { subjects: [] }
  const { openStore } = await import("@serac/store")
  const store: Store = await openStore(location)
  try {
    const silent: SubjectReport[] = []
    const network = await findNetwork(config, silent, verifying.signal)
    if (genesis !== undefined && network !== undefined) requireGenesisOf(network.networkId, genesis)
    const urls = await findChains(config, network, silent, verifying.signal)
    const subjects: SubjectReport[] = []
    for (const { chainId } of await store.chains())
      subjects.push(await verifyChainSubject(store, { chainId, rpcUrls: urls.get(chainId) ?? [] }, verifying))
    for (const { networkId } of await store.networks()) {
      const definition = network?.networkId === networkId ? network : undefined
      subjects.push(await verifyNetworkSubject(store, networkId, definition, verifying))
    }
    return { subjects: [...subjects, ...silent] }
  } finally {
    await store.close()
  }
}

/** URLs of the nodes of each chain, for nodes whose chain is known. */
export async function findNodeUrls(
  config: Config,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  return findChains(config, await findNetwork(config, [], signal), [], signal)
}

/** URLs of the nodes of all configured chains, including the network's C-Chain. */
async function findChains(
  config: Config,
  network: NetworkDefinition | undefined,
  silent: SubjectReport[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const configured: readonly ChainConfig[] = [...(network ? [cChainOf(network)] : []), ...config.chains]
  const found = new Map<string, readonly string[]>()
  for (const { chainId: given, rpcUrls } of configured) {
    const asked = given === undefined ? await askChainId(rpcUrls, signal) : { answer: given }
    const known = knownChains(config.dataDirectory, false)
    const chainId = "answer" in asked ? asked.answer : rpcUrls.map((url) => known.get(url)).find(isKnown)
    if (chainId !== undefined) found.set(chainId, rpcUrls)
    else if ("fault" in asked) silent.push(unverifiedSubject(rpcUrls, "which chain it serves", asked.fault))
  }
  return found
}

/** The network of the configured nodes, as far as it is known; undefined without a node. */
export function findNodeNetwork(config: Config, signal: AbortSignal): Promise<NetworkDefinition | undefined> {
  return findNetwork(config, [], signal)
}

async function findNetwork(
  { node, dataDirectory }: Config,
  silent: SubjectReport[],
  signal: AbortSignal,
): Promise<NetworkDefinition | undefined> {
  if (node.length === 0) return undefined
  const asked = await askNetwork(node, signal)
  const known = knownNetworks(dataDirectory, false)
  const told = "answer" in asked ? asked.answer : node.map((url) => known.get(url)).find(isKnown)
  if (told !== undefined) return { ...told, nodeUrls: node }
  if ("fault" in asked) silent.push(unverifiedSubject(node, "which network it is in", asked.fault))
  return undefined
}

const isKnown = <T>(value: T | undefined): value is T => value !== undefined

/** The result for nodes that never reported their chain or network. */
function unverifiedSubject(urls: readonly string[], what: string, reason: string): SubjectReport {
  const skipped = [{ what, reason, times: 1 }]
  const subject = urls.map(redactUrl).join(", ")
  return {
    subject,
    checked: {},
    inconsistencies: [],
    hasMoreInconsistencies: false,
    compared: {},
    differences: [],
    skipped,
  }
}
