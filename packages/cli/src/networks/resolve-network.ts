import type { NetworkDefinition } from "@serac/store"
import { redactUrl } from "../config/redact.ts"
import type { KnownNetwork, KnownNetworks } from "../directory/known-networks.ts"
import type { NodeReply } from "../node/ask.ts"
import { type WaitForNodeOptions, waitForNode } from "../node/wait-for-node.ts"
import { type Genesis, requireGenesisOf } from "./genesis.ts"
import { networkName } from "./network-name.ts"

/** A configured primary network that is identified. */
export interface ResolvedNetwork {
  readonly definition: NetworkDefinition
  /** The text of its genesis file. */
  readonly genesis?: string
}

/** Options for resolving a network. */
export interface ResolveNetworkOptions extends WaitForNodeOptions {
  readonly known: KnownNetworks
  readonly askNetwork: (nodeUrls: readonly string[], signal?: AbortSignal) => Promise<NodeReply<KnownNetwork>>
  readonly genesis?: Genesis | undefined
}

/**
 * Finds the network of nodes: the one that they report, else the one that they reported at an earlier start. It waits for nodes
 * that have never answered.
 *
 * Throws when the genesis is that of another network.
 */
export async function resolveNetwork(
  nodeUrls: readonly string[],
  { known, askNetwork, genesis, ...waiting }: ResolveNetworkOptions,
): Promise<ResolvedNetwork> {
  const network = await waitForNode(
    {
      urls: nodeUrls,
      ask: (signal) => askNetwork(nodeUrls, signal),
      known,
      wanted: "its network",
      answered: ({ networkId }) => `${redactUrl(nodeUrls[0] ?? "")} answers: ${networkName(networkId)}`,
    },
    waiting,
  )
  if (genesis !== undefined) requireGenesisOf(network.networkId, genesis)
  return { definition: { ...network, nodeUrls }, ...(genesis === undefined ? {} : { genesis: genesis.text }) }
}
