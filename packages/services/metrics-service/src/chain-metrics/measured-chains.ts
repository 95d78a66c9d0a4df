import { ServiceError } from "@serac/http"
import type { ChainDefinition, ChainReader } from "@serac/store"
import type { Services } from "../services.ts"

/** Digits are all that a name of a chain has, but there may be any number of them. */
const bounded = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}...` : name)

/** The chains that a series is about: one by its EVM chain ID, or all of a network. Throws a 404 for an unknown one. */
export function measuredChains(name: string, { chains, store }: Services): readonly ChainReader[] {
  const measured = chainsCalled(name, chains)
  const isGroup = name === "total" || name === "mainnet" || isTestnet(name)
  if (measured.length === 0 && !isGroup)
    throw new ServiceError(
      404,
      `chain ${bounded(name)} is not measured; GET /v1/chains of the data service lists those that are`,
    )
  return measured.map(({ chainId }) => store.chain(chainId))
}

/** The chains that a name means: all for `total`, those of the test network for `fuji` as for `testnet`. */
export function chainsCalled(name: string, chains: readonly ChainDefinition[]): readonly ChainDefinition[] {
  const network = isTestnet(name) ? "testnet" : name
  return chains.filter((chain) => name === "total" || network === chain.network || name === chain.chainId)
}

function isTestnet(name: string): boolean {
  return name === "testnet" || name === "fuji"
}
