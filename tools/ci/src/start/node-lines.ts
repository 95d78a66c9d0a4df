import { call, curl, type SuggestedCommand } from "./line.ts"
import type { NetworkFacts } from "./network-facts.ts"

/** The answers of the network's node: one or two lines for each interface. */
export function nodeLines({
  url,
  assetId,
  nodeId,
  address,
  account,
  cChain,
  l1,
}: NetworkFacts): readonly SuggestedCommand[] {
  const [p, x] = [`${url}/ext/bc/P`, `${url}/ext/bc/X`]
  return [
    ["how the node is", curl(`${url}/ext/health`)],
    ["which network it is in", call(`${url}/ext/info`, "info.getNetworkID", {})],
    ["the X-Chain's newest height", call(x, "avm.getHeight", {})],
    ["a block of the X-Chain", call(x, "avm.getBlockByHeight", { height: "1", encoding: "json" })],
    ["what AVAX is", call(x, "avm.getAssetDescription", { assetID: assetId })],
    ["UTXOs on the X-Chain", call(x, "avm.getUTXOs", { addresses: [`X-${address}`], limit: 2 })],
    ["the P-Chain's newest height", call(p, "platform.getHeight", {})],
    [
      "the transaction that made the L1's chain",
      call(p, "platform.getTx", { txID: l1.blockchainId, encoding: "json" }),
    ],
    ["a validator of the primary network", call(p, "platform.getCurrentValidators", { nodeIDs: [nodeId] })],
    ["the L1's validators", call(p, "platform.getCurrentValidators", { subnetID: l1.subnetId })],
    ["who validates the L1, as its node tells", call(`${l1.url}/validators`, "validators.getCurrentValidators", {})],
    ["a block of the C-Chain", call(`${cChain.url}/rpc`, "eth_getBlockByNumber", ["0x1", false])],
    ["a balance on the C-Chain", call(`${cChain.url}/rpc`, "eth_getBalance", [account, "latest"])],
    ["the L1's fees", call(`${l1.url}/rpc`, "eth_feeConfig", [])],
  ]
}
