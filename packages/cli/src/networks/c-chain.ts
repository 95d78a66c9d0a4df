import type { NetworkDefinition } from "@serac/store"
import type { ChainConfig } from "../config/config.ts"
import { nodeUrl, nodeWsUrl } from "./node-url.ts"

/** The subnet ID of the primary network, the same in every network. */
export const primarySubnetId = "11111111111111111111111111111111LpoYY"
/** The id of the VM of all C-Chains. */
const evmId = "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6"

/** Chain IDs by network ID, so that a node without the C-Chain need not be waited for. For other networks the node is asked. */
const chainIds: Readonly<Record<number, string>> = { 1: "43114", 5: "43113" }

/** The C-Chain of a network as an EVM chain of the network's nodes. */
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
