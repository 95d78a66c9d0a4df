import { ServiceError } from "@serac/server/http"
import type { ChainReader } from "@serac/store"

type State = Awaited<ReturnType<ChainReader["status"]>>

/** Throws a 503 for a single chain, requested by its EVM chain ID, while nothing of it is indexed. */
export function requireIndexed(name: string, chains: readonly ChainReader[], states: readonly State[]): void {
  if (chains.some(({ chainId }, at) => chainId === name && states[at] === undefined))
    throw new ServiceError(503, `chain ${name} is not indexed yet`, { retryAfter: 5 })
}
