import { formatId } from "@serac/chain"
import { type ChainPart, createNode, type DevnetNode, type Finding, localUpgradeConfig } from "@serac/devnet"
import { recordedChains } from "./recorded-chains.ts"
import { type RecordedNetwork, readRecordedNetwork } from "./recorded-network.ts"
import type { RecordedSocket } from "./recorded-socket.ts"

/** Devnets with what a recorded network had in the end. */
export interface RecordedDevnet {
  readonly network: RecordedNetwork
  readonly chains: readonly ChainPart[]
  /** The WebSockets of its EVM chains, by the names of their ledgers. */
  readonly sockets: ReadonlyMap<string, RecordedSocket>
  /** A node that serves some of the chains; default all. Its clock is the caller's. */
  node(options?: { readonly chains?: readonly ChainPart[]; readonly clock?: { now(): number } }): DevnetNode
}

/** Reads a recording, and lets new ledgers accept all of it. */
export async function openRecordedDevnet(directory: string): Promise<RecordedDevnet> {
  const network = await readRecordedNetwork(directory)
  const { served, uncreated, sockets } = await recordedChains(network)
  const { nodeID, nodePOP, helicon, recording } = network
  const identity = { nodeID, nodePOP }
  const upgrades = localUpgradeConfig(helicon === undefined ? undefined : helicon / 1_000)
  return {
    network,
    chains: served,
    sockets,
    node({ chains = served, clock = { now: () => Date.now() } } = {}) {
      const node = createNode({ networkID: recording.networkID, identity, clock, chains, upgrades })
      for (const { part, error } of uncreated) {
        node.addChain(part)
        overrule(node, formatId(part.id), { error }, [formatId(part.subnetID)])
      }
      return node
    },
  }
}

/** Lets a check of a node find something else from now on. @param tags Those of a chain's check */
export function overrule({ health }: DevnetNode, name: string, found: Finding, tags?: readonly string[]): void {
  health.add({ name, ...(tags && { tags }), look: () => found })
}
