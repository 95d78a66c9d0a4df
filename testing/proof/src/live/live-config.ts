import type { ChainDefinition } from "@serac/store"
import { provenToken } from "../evm/compare-addresses.ts"

/** The subjects and the store of a run on live nodes. */
export interface LiveConfig {
  /** Base URL of the node of the primary network. */
  readonly node: string
  /** Genesis file of the network; not needed for a public network or the local one. */
  readonly genesis?: string | undefined
  readonly chains: readonly ChainDefinition[]
  /** The URL of PostgreSQL. Default: SQLite in the data directory. */
  readonly store?: string | undefined
  /** The only gateway for documents of tokens. */
  readonly ipfsGateway: string
}

/** An EVM chain of a live network, in the form of the configuration and the services. @param rpcUrl ending in `/rpc`; the node serves `/ws` next to it */
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
