import { formatId } from "@serac/chain"
import { type ChainPart, createNode, type DevnetNode, type Finding, localUpgradeConfig } from "@serac/devnet"
import { type RecordedChains, recordedChains } from "./recorded-chains.ts"
import { type RecordedNetwork, readRecordedNetwork } from "./recorded-network.ts"
import type { RecordedSocket } from "./recorded-socket.ts"
import type { Replayed } from "./replay.ts"

/** Devnets with the final state of a recorded network. */
export interface RecordedDevnet {
  readonly network: RecordedNetwork
  readonly chains: readonly ChainPart[]
  /** The WebSockets of the network's EVM chains, by the names of their ledgers. */
  readonly sockets: ReadonlyMap<string, RecordedSocket>
  /** What the P-Chain prefers where the network decided about rewards. */
  readonly decisions: Replayed
  /** The comparison of the state roots and hashes of the EVM chains' blocks, and the number of blocks that are left out of it. */
  readonly roots: RecordedChains["roots"]
  /** A node that serves some of the chains; default all. The caller provides its clock. */
  node(options?: { readonly chains?: readonly ChainPart[]; readonly clock?: { now(): number } }): DevnetNode
}

/** Reads a recording, and adds all of its blocks to new ledgers. */
export async function openRecordedDevnet(directory: string): Promise<RecordedDevnet> {
  const network = await readRecordedNetwork(directory)
  const { served, uncreated, sockets, decisions, roots, ownStake } = await recordedChains(network)
  const { nodeID, nodePOP, helicon, recording } = network
  const identity = { nodeID, nodePOP }
  const uptime = () => ({ rewarding: ownStake, weighted: ownStake })
  const upgrades = localUpgradeConfig(helicon === undefined ? undefined : helicon / 1_000)
  return {
    network,
    chains: served,
    sockets,
    decisions,
    roots,
    node({ chains = served, clock = { now: () => Date.now() } } = {}) {
      const node = createNode({ networkID: recording.networkID, identity, clock, chains, upgrades, uptime })
      for (const { part, error } of uncreated) {
        node.addChain(part)
        overrule(node, formatId(part.id), { error }, [formatId(part.subnetID)])
      }
      return node
    },
  }
}

/** Replaces the result of a node's health check. @param tags The tags of a chain's check */
export function overrule({ health }: DevnetNode, name: string, found: Finding, tags?: readonly string[]): void {
  health.add({ name, ...(tags && { tags }), look: () => found })
}
