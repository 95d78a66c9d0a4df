import type { ResolvedChain } from "../chains/resolve-chains.ts"
import { type ResolveOptions, resolveChain, resolveChains } from "../chains/resolve-chains.ts"
import type { Config } from "../config/config.ts"
import { knownChains } from "../directory/known-chains.ts"
import { knownNetworks } from "../directory/known-networks.ts"
import { cChainOf } from "../networks/c-chain.ts"
import type { Genesis } from "../networks/genesis.ts"
import { type ResolvedNetwork, resolveNetwork } from "../networks/resolve-network.ts"
import { askNetwork } from "../node/ask-network.ts"
import { askChainId } from "../node/ask-node.ts"
import type { Waiting } from "../node/wait-for-node.ts"

/** All that is indexed or served. */
export interface Resolved {
  readonly chains: readonly ResolvedChain[]
  readonly network?: ResolvedNetwork
}

/**
 * Asks the nodes of all configured chains and of the network who they are. The network's C-Chain is one of the chains, unless
 * the operator configured it.
 *
 * @param writable - whether the nodes' answers are remembered
 */
export async function resolveAll(
  config: Pick<Config, "chains" | "node" | "dataDirectory">,
  genesis: Genesis | undefined,
  writable: boolean,
  waiting: Waiting,
): Promise<Resolved> {
  const ofChains: ResolveOptions = { known: knownChains(config.dataDirectory, writable), askChainId, ...waiting }
  const configured = resolveChains(config.chains, ofChains)
  if (config.node.length === 0) return { chains: await configured }
  const known = knownNetworks(config.dataDirectory, writable)
  const [chains, { network, cChain }] = await Promise.all([
    configured,
    resolveNetwork(config.node, { known, askNetwork, genesis, ...waiting }).then(async (network) => ({
      network,
      cChain: await resolveChain(cChainOf(network.definition), ofChains),
    })),
  ])
  const isConfigured = chains.some(({ definition }) => definition.chainId === cChain.definition.chainId)
  return { chains: isConfigured ? chains : [...chains, cChain], network }
}
