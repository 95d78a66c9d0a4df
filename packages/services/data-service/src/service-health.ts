import type { Health } from "@serac/http"
import type { ChainDefinition, NetworkDefinition, Store } from "@serac/store"
import { chainHealth } from "./chains/chain-health.ts"
import { networkHealth } from "./networks/network-health.ts"

/**
 * How far everything is indexed, for `/health`. Ready is a service that has data of a chain; how much lag is too much is the
 * operator's to say.
 */
export async function serviceHealth(
  store: Store,
  chains: readonly ChainDefinition[],
  networks: readonly NetworkDefinition[],
): Promise<Health> {
  const chainStates = new Map((await store.chains()).map((state) => [state.chainId, state]))
  const networkStates = new Map(
    networks.length === 0 ? [] : (await store.networks()).map((state) => [state.networkId, state]),
  )
  const hasData =
    chains.some(({ chainId }) => chainStates.has(chainId)) ||
    networks.some(({ networkId }) => (networkStates.get(networkId)?.chains.length ?? 0) > 0)
  return {
    ready: hasData || (chains.length === 0 && networks.length === 0),
    details: {
      chains: chains.map((chain) => chainHealth(chain, chainStates.get(chain.chainId))),
      ...(networks.length > 0 && {
        networks: networks.map((network) => networkHealth(network, networkStates.get(network.networkId))),
      }),
    },
  }
}
