import type { ChainDefinition } from "@serac/store"
import type { ChainConfig } from "../config/config.ts"

/**
 * A configured chain with all that a chain must have: what is not configured is what most chains have. A native token has no
 * name that most chains give it: without one its name and symbol are empty.
 */
export function defineChain(config: ChainConfig, chainId: string): ChainDefinition {
  const { indexer: _, network, nativeToken, ...members } = config
  return {
    ...members,
    chainId,
    name: config.name ?? `Chain ${chainId}`,
    network: network === "mainnet" ? "mainnet" : "testnet",
    nativeToken: { name: "", symbol: "", decimals: 18, ...nativeToken },
  }
}
