import type { ServiceUrls } from "@serac/cli"
import { curl, post, type SuggestedCommand } from "./line.ts"
import type { NetworkFacts } from "./network-facts.ts"

/** The data service's answers about the primary network and its L1. */
export function networkLines(facts: NetworkFacts, { dataService }: ServiceUrls): readonly SuggestedCommand[] {
  const { address, assetId, nodeId, l1, signing } = facts
  // The data service's name for every network other than Mainnet and Fuji.
  const network = `${dataService}/v1/networks/testnet`
  const [p, x, c] = ["p-chain", "x-chain", "c-chain"].map((chain) => `${network}/blockchains/${chain}`)
  const signatures = `${dataService}/v1/signatureAggregator/testnet/aggregateSignatures`
  return [
    ["the network's stake", curl(network)],
    ["validators", curl(`${network}/validators?pageSize=2`)],
    ["one validator", curl(`${network}/validators/${nodeId}?pageSize=1`)],
    ["delegators", curl(`${network}/delegators?pageSize=2`)],
    ["validators of L1s", curl(`${network}/l1Validators?pageSize=2`)],
    ["the L1's subnet", curl(`${network}/subnets/${l1.subnetId}`)],
    ["blockchains", curl(`${network}/blockchains?pageSize=5`)],
    ["the P-Chain's newest blocks", curl(`${p}/blocks?pageSize=1`)],
    ["the P-Chain's newest transactions", curl(`${p}/transactions?pageSize=2`)],
    ["a transaction of the P-Chain", curl(`${p}/transactions/${l1.blockchainId}`)],
    ["stakes of now", curl(`${p}/transactions:listStaking?pageSize=2`)],
    ["rewards to come", curl(`${network}/rewards:listPending?pageSize=2&nodeIds=${nodeId}`)],
    ["how much AVAX there is", curl(`${dataService}/v1/avax/supply`)],
    ["UTXOs on the P-Chain", curl(`${p}/utxos?addresses=P-${address}&pageSize=2`)],
    ["the X-Chain's newest transactions", curl(`${x}/transactions?pageSize=2`)],
    ["transactions of AVAX", curl(`${x}/assets/${assetId}/transactions?pageSize=2`)],
    ["balances on the X-Chain", curl(`${x}/balances?addresses=X-${address}`)],
    ["what moved between the C-Chain and the others", curl(`${c}/transactions?pageSize=2`)],
    [
      "signed by the L1's validators: that it has accepted its first block",
      post(signatures, { message: signing.blockMessage }),
    ],
    ["and what the P-Chain says about it, by a transaction", curl(`${signatures}/${signing.conversionTxId}`)],
    ["where an address was seen", curl(`${network}/addresses:listChainIds?addresses=${address}`)],
  ]
}
