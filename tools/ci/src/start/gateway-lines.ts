import { call, curl, type SuggestedCommand } from "./line.ts"
import type { NetworkFacts } from "./network-facts.ts"

/** The address of a gateway in front of the node, and of the data service that reports its calls. */
export interface GatewayUrls {
  readonly gateway: string
  readonly dataService: string
}

/** The gateway's forwarded calls, and their usage counts. */
export function gatewayLines(
  { l1, nodeId }: NetworkFacts,
  { gateway, dataService }: GatewayUrls,
): readonly SuggestedCommand[] {
  const network = `${dataService}/v1/primaryNetworkRpcUsageMetrics?network=testnet`
  const block = call(`${gateway}/ext/bc/C/rpc`, "eth_getBlockByNumber", ["0x1", false])
  return [
    ["the P-Chain's height", call(`${gateway}/ext/bc/P`, "platform.getHeight", {})],
    ["a validator", call(`${gateway}/ext/bc/P`, "platform.getCurrentValidators", { nodeIDs: [nodeId] })],
    ["a block of the C-Chain, the second time from memory", block],
    ["the L1's newest block", call(`${gateway}/ext/bc/${l1.chainId}/rpc`, "eth_blockNumber", [])],
    ["how the node is", curl(`${gateway}/ext/health`)],
    ["calls to the primary network, by method", curl(`${network}&groupBy=rpcMethod`)],
    ["calls to the L1", curl(`${dataService}/v1/subnetRpcUsageMetrics?chainId=${l1.chainId}`)],
  ]
}
