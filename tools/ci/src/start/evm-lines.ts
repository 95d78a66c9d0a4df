import type { ServiceUrls } from "@serac/cli"
import { act, curl, type SuggestedCommand } from "./line.ts"
import type { UsedNetworkFacts } from "./network-facts.ts"

/** The services' answers about EVM chains: mostly the L1, whose lines hold for the C-Chain too. */
export function evmLines(
  { account, cChain, l1, contracts }: UsedNetworkFacts,
  urls: ServiceUrls,
): readonly SuggestedCommand[] {
  const { token, nfts, goods, deployer, person } = contracts
  const chains = `${urls.dataService}/v1/chains`
  const chain = `${chains}/${l1.chainId}`
  const of = (address: string, what: string) => curl(`${chain}/addresses/${address}/${what}`)
  return [
    ["the chains", curl(chains)],
    ["one of them", curl(chain)],
    ["blocks of all chains", curl(`${urls.dataService}/v1/blocks?pageSize=2`)],
    ["transactions of all chains", curl(`${urls.dataService}/v1/transactions?pageSize=2`)],
    ["chains that an address is seen on", curl(`${urls.dataService}/v1/address/${person}/chains`)],
    ["the L1's newest block", curl(`${chain}/blocks?pageSize=1`)],
    ["a block by its number", curl(`${chain}/blocks/1`)],
    ["the L1's newest transactions", curl(`${chain}/transactions?pageSize=2`)],
    ["the C-Chain's newest transactions", curl(`${chains}/${cChain.chainId}/transactions?pageSize=2`)],
    ["transactions of an address", of(person, "transactions?pageSize=2")],
    ["its native transfers", of(person, "transactions:listNative?pageSize=2")],
    ["its ERC-20 transfers", of(person, "transactions:listErc20?pageSize=2")],
    ["its NFT transfers", of(person, "transactions:listErc721?pageSize=2")],
    ["a balance on the L1", of(account, "balances:getNative")],
    ["balances of ERC-20 tokens", of(person, "balances:listErc20?pageSize=2")],
    ["NFTs of an address", of(person, "balances:listCollectibles?pageSize=2")],
    ["transfers of an ERC-20 token", curl(`${chain}/tokens/${token}/transfers?pageSize=2`)],
    ["the transaction that made a token", curl(`${chain}/contracts/${token}/transactions:getDeployment`)],
    ["NFTs of a collection", curl(`${chain}/nfts/collections/${nfts}/tokens?pageSize=2`)],
    ["one NFT, with what its token URI points to", curl(`${chain}/nfts/collections/${nfts}/tokens/1`)],
    ["have its metadata read again, once an hour", act(`${chain}/nfts/collections/${nfts}/tokens/1:reindex`)],
    ["a contract", curl(`${chain}/addresses/${goods}`)],
    ["contracts that an address deployed", curl(`${chain}/contracts/${deployer}/deployments?pageSize=2`)],
    ["messages between the L1 and the C-Chain", curl(`${urls.dataService}/v1/icm/messages?pageSize=2`)],
    [
      "those that an address sent or received",
      curl(`${urls.dataService}/v1/icm/addresses/${person}/messages?pageSize=2`),
    ],
    ["what is meant by a word or an id", curl(`${urls.dataService}/v1/search?query=${token}`)],
    [
      "requests to the data service, by path",
      curl(`${urls.dataService}/v1/apiUsageMetrics?timeInterval=minute&groupBy=requestPath`),
    ],
    ["the last requests from here", curl(`${urls.dataService}/v1/apiLogs?pageSize=2`)],
    ["transactions a second, by day", curl(`${urls.metricsService}/v1/avg_tps/${l1.chainId}`)],
  ]
}
