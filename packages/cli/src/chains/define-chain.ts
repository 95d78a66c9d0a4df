import type { ChainDefinition } from "@serac/store"
import type { ChainConfig } from "../config/config.ts"

/** Completes the definition of a configured chain with the values that most chains have. Without a configured native token its name and symbol are empty. */
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
