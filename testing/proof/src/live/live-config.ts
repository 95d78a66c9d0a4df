import type { ChainDefinition } from "@serac/store"
import { provenToken } from "../evm/compare-addresses.ts"

/** What a run beside living nodes indexes. */
export interface LiveConfig {
  /** Base URL of the node of the primary network. */
  readonly node: string
  /** Genesis file of the network, where it is not a public or the local one. */
  readonly genesis?: string | undefined
  readonly chains: readonly ChainDefinition[]
  /** PostgreSQL's URL. Default: SQLite in the data directory. */
  readonly store?: string | undefined
  /** The only gateway that documents of tokens are read from. */
  readonly ipfsGateway: string
}

/** An EVM chain of a living network, as the configuration and the services describe it. @param rpcUrl ending in `/rpc`, beside which a node has `/ws` */
export function liveDefinition(
  chain: Pick<ChainDefinition, "chainId" | "name" | "platformChainId">,
  rpcUrl: string,
): ChainDefinition {
  return {
    ...chain,
    network: "testnet",
    description: `Living ${chain.name}`,
    rpcUrls: [rpcUrl],
    wsUrl: rpcUrl.replace(/^http/, "ws").replace(/rpc$/, "ws"),
    nativeToken: provenToken,
  }
}

/** The text of `serac.json`. */
export function liveConfig({ node, genesis, chains, store, ipfsGateway }: LiveConfig): string {
  return JSON.stringify({
    node: [node],
    ...(genesis && { genesis }),
    chains,
    dataDirectory: "data",
    ...(store && { store }),
    dataService: { port: 0 },
    metricsService: { port: 0 },
    nft: { ipfsGateway, allowedPrivateHosts: [new URL(ipfsGateway).hostname] },
  })
}
