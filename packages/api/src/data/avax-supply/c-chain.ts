import { ServiceError } from "@serac/server/http"
import type { ServedChain } from "../chains/served-chain.ts"
import type { ServedNetwork } from "../networks/served-network.ts"
import type { Services } from "../services.ts"

type Chains = Pick<Services, "chains">

/** The EVM chain IDs of the C-Chains of the well-known networks. */
const evmChainIds: Readonly<Record<number, string>> = { 1: "43114", 5: "43113", 12345: "43112" }

/** The C-Chain of a network among the EVM chains: by its blockchain ID or, of a well-known network, its EVM chain ID. */
export function findCChain({ definition }: ServedNetwork, { chains }: Chains): ServedChain | undefined {
  return chains.find(definition.cChainId) ?? chains.find(evmChainIds[definition.networkId] ?? "")
}

/** As {@link findCChain}. Throws a {@link ServiceError} (503) where this service does not index the C-Chain, or not yet. */
export async function indexedCChain(network: ServedNetwork, services: Chains): Promise<ServedChain> {
  const chain = findCChain(network, services)
  if (chain !== undefined) return services.chains.indexed(chain.chainId)
  const { network: name } = network.definition
  const message = `the supply of AVAX is not known, since this service has no EVM chain that is the C-Chain of ${name}`
  throw new ServiceError(503, message)
}
