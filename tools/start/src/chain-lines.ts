import type { ServiceUrls } from "@serac/cli"
import type { DemoChain } from "@serac/demo-chain"
import { curl, type Line } from "./line.ts"

/** What the services answer about the demo chain. */
export function chainLines({ chainId, contracts, accounts }: DemoChain, urls: ServiceUrls): readonly Line[] {
  const { iceCoin, gallery } = contracts
  const chain = `${urls.dataService}/v1/chains/${chainId}`
  const [deployer, owner] = accounts.map(({ address }) => address)
  return [
    ["the newest block", curl(`${chain}/blocks?pageSize=1`)],
    ["a block by its number", curl(`${chain}/blocks/1`)],
    ["the newest transactions", curl(`${chain}/transactions?pageSize=2`)],
    ["transfers of an ERC-20 token", curl(`${chain}/tokens/${iceCoin.address}/transfers?pageSize=2`)],
    ["NFT transfers of an address", curl(`${chain}/addresses/${owner}/transactions:listErc721?pageSize=2`)],
    ["NFTs of a collection", curl(`${chain}/nfts/collections/${gallery.address}/tokens?pageSize=2`)],
    ["contracts that an address deployed", curl(`${chain}/contracts/${deployer}/deployments?pageSize=2`)],
    ["transactions a second, by day", curl(`${urls.metricsService}/v1/avg_tps/${chainId}`)],
  ]
}
