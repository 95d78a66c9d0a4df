import { type ChainPart, createNode, type DevnetNode, type Finding } from "@serac/devnet"
import { recordedChains } from "./recorded-chains.ts"
import { type RecordedNetwork, readRecordedNetwork } from "./recorded-network.ts"

/** Devnets with what a recorded network had in the end. */
export interface RecordedDevnet {
  readonly network: RecordedNetwork
  readonly chains: readonly ChainPart[]
  /** A node that serves some of the chains; default all. Its clock is the caller's. */
  node(options?: { readonly chains?: readonly ChainPart[]; readonly clock?: { now(): number } }): DevnetNode
}

/** Reads a recording, and lets new ledgers accept all of it. */
export async function openRecordedDevnet(directory: string): Promise<RecordedDevnet> {
  const network = await readRecordedNetwork(directory)
  const all = await recordedChains(network)
  const { nodeID, nodePOP, helicon, recording } = network
  return {
    network,
    chains: all,
    node: ({ chains = all, clock = { now: () => Date.now() } } = {}) =>
      createNode({ networkID: recording.networkID, identity: { nodeID, nodePOP }, clock, chains, helicon }),
  }
}

/** Lets a check of a node find something else from now on. */
export function overrule({ health }: DevnetNode, name: string, found: Finding): void {
  health.add({ name, look: () => found })
}
