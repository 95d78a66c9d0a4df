import { ServiceError } from "@serac/server/http"
import type { ChainDefinition, ChainReader } from "@serac/store"
import type { Services } from "../services.ts"

/** Limits a chain name in messages: it has only digits, but any number of them. */
const boundedName = (name: string) => (name.length > 80 ? `${name.slice(0, 80)}...` : name)

/** The chains of a series: one by its EVM chain ID, or all of a network. Throws a 404 for an unknown chain, a 503 while chains may be unknown yet. */
export function measuredChains(name: string, { chains, store, missing }: Services): readonly ChainReader[] {
  const measured = chainsCalled(name, chains)
  if (measured.length > 0 || name === "total") return measured.map(({ chainId }) => store.chain(chainId))
  if (missing !== undefined)
    throw new ServiceError(503, `chain ${boundedName(name)} is not known yet: ${missing}`, { retryAfter: 2 })
  if (name === "mainnet" || isTestnet(name)) throw new ServiceError(404, `this service has no network ${name}`)
  throw new ServiceError(
    404,
    `chain ${boundedName(name)} is not measured; GET /v1/chains of the data service lists those that are`,
  )
}

/** The chains of a name: all for `total`, those of the test network for `fuji` as for `testnet`. */
export function chainsCalled(name: string, chains: readonly ChainDefinition[]): readonly ChainDefinition[] {
  const network = isTestnet(name) ? "testnet" : name
  return chains.filter((chain) => name === "total" || network === chain.network || name === chain.chainId)
}

function isTestnet(name: string): boolean {
  return name === "testnet" || name === "fuji"
}
