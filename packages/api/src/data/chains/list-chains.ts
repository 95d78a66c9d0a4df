import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { describeChain } from "./describe-chain.ts"

/** `GET /v1/chains`. */
export const listChains: Handler<operations["listChains"], Services> = async ({ query }, services) => {
  const indexed = new Set((await services.store.chains()).map(({ chainId }) => chainId))
  const chains = services.chains
    .served(query.network)
    .map(({ definition }) => describeChain(definition, { ...services, indexed: indexed.has(definition.chainId) }))
  const { feature } = query
  return { chains: feature === undefined ? chains : chains.filter((chain) => chain.enabledFeatures?.includes(feature)) }
}
