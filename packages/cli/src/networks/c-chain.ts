import type { NetworkDefinition } from "@serac/store"
import type { ChainConfig } from "../config/config.ts"
import { nodeUrl, nodeWsUrl } from "./node-url.ts"

/** The primary network as a subnet, in every network. */
export const primarySubnetId = "11111111111111111111111111111111LpoYY"
/** The VM that all C-Chains run. */
const evmId = "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6"

/** By network ID: there a node that does not serve the C-Chain is not waited for. Those of other networks are asked for. */
const chainIds: Readonly<Record<number, string>> = { 1: "43114", 5: "43113" }

/** The C-Chain of a network as an EVM chain, which the network's nodes serve. */
export function cChainOf({ networkId, network, nodeUrls, cChainId }: NetworkDefinition): ChainConfig {
  const [first] = nodeUrls
  const chainId = chainIds[networkId]
  return {
    ...(chainId === undefined ? {} : { chainId }),
    name: "C-Chain",
    network,
    rpcUrls: nodeUrls.map((url) => nodeUrl(url, "/ext/bc/C/rpc")),
    ...(first === undefined ? {} : { wsUrl: nodeWsUrl(first, "/ext/bc/C/ws") }),
    nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
    platformChainId: cChainId,
    subnetId: primarySubnetId,
    vmId: evmId,
    vmName: "EVM",
  }
}
