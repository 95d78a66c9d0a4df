import { type NetworkDefinition, type NetworkStatus, type PrimaryChain, primaryChains } from "@serac/store"
import { redactUrl } from "../config/redact.ts"
import type { RunningFile } from "../directory/running.ts"
import { networkName } from "../networks/network-name.ts"
import type { NetworkProgress } from "../networks/network-progress.ts"
import { askHeight } from "../node/ask-network.ts"
import { newestCondition, primaryChainKey, type ServiceReply } from "./ask-service.ts"
import { primaryChainCondition, type StoreContents } from "./read-store.ts"
import { startingCondition } from "./starting.ts"
import type { NetworkReport, PrimaryChainReport } from "./status.ts"

/** Reports of the configured network, and of networks that are stored but not configured. */
export async function reportNetworks(
  node: readonly string[],
  network: NetworkDefinition | undefined,
  contents: StoreContents,
  running: RunningFile | undefined,
  states: ServiceReply["states"],
): Promise<readonly NetworkReport[]> {
  const configured =
    node.length === 0 ? [] : [await reportConfigured(node, network?.networkId, contents, running, states)]
  const others = contents.networks.filter(({ networkId }) => networkId !== network?.networkId)
  return [...configured, ...others.map((status) => reportStored(status, contents))]
}

async function reportConfigured(
  node: readonly string[],
  networkId: number | undefined,
  contents: StoreContents,
  running: RunningFile | undefined,
  states: ServiceReply["states"],
): Promise<NetworkReport> {
  const status = contents.networks.find((each) => each.networkId === networkId)
  const progress = running?.networks.find((each) => each.networkId === networkId)
  const { faults, error } = progress ?? {}
  return {
    ...(networkId === undefined ? {} : { networkId }),
    name: networkId === undefined ? "unknown network" : networkName(networkId),
    nodes: node.map(redactUrl),
    notes: progress?.notes ?? status?.notes ?? [],
    ...(faults === undefined ? {} : { faults }),
    ...(error === undefined ? {} : { error }),
    chains: await Promise.all(
      primaryChains.map(async (chain) => ({
        ...(await reportChain(chain, node, status, progress)),
        ...(networkId === undefined
          ? {}
          : newestCondition(
              startingCondition(
                primaryChainCondition(contents, networkId, chain, nowInSeconds()),
                running,
                nowInSeconds(),
              ),
              states.get(primaryChainKey(networkId, chain)),
            )),
      })),
    ),
  }
}

async function reportChain(
  chain: PrimaryChain,
  node: readonly string[],
  status: NetworkStatus | undefined,
  progress: NetworkProgress | undefined,
): Promise<PrimaryChainReport> {
  const asked = await askHeight(node, chain)
  const indexed = indexedPart(chain, status)
  const nodeHeight = "answer" in asked ? asked.answer : undefined
  const doing = progress?.chains.find((each) => each.chain === chain)
  return {
    chain,
    ...indexed,
    ...("fault" in asked ? { nodeFault: asked.fault } : { nodeHeight: asked.answer }),
    ...(indexed.indexed === undefined || nodeHeight === undefined
      ? {}
      : { lag: { blocks: Math.max(0, nodeHeight - indexed.indexed.number) } }),
    ...(doing === undefined ? {} : { progress: doing }),
  }
}

/** The report of a network that is stored but not configured. */
function reportStored(status: NetworkStatus, contents: StoreContents): NetworkReport {
  const { networkId, notes } = status
  return {
    networkId,
    name: networkName(networkId),
    nodes: [],
    notes,
    chains: status.chains.map(({ chain }) => ({
      chain,
      ...indexedPart(chain, status),
      ...primaryChainCondition(contents, networkId, chain, nowInSeconds()),
    })),
  }
}

function indexedPart(
  chain: PrimaryChain,
  status: NetworkStatus | undefined,
): Pick<PrimaryChainReport, "indexed" | "transactions"> {
  const stored = status?.chains.find((each) => each.chain === chain)
  if (stored === undefined) return {}
  const { head, transactions } = stored
  return { indexed: { number: head.height, timestamp: head.timestamp }, transactions }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
