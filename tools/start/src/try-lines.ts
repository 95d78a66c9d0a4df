import type { ServiceUrls } from "@serac/cli"
import type { DemoChain } from "@serac/demo-chain"

/** Lines to paste: each works as it stands. `config` is the configuration file's name from the repository's root. */
export function tryLines({ chainId, contracts, accounts }: DemoChain, urls: ServiceUrls, config: string): string {
  const { iceCoin, gallery } = contracts
  const chain = `${urls.dataService}/v1/chains/${chainId}`
  const [deployer, owner] = accounts.map(({ address }) => address)
  const curls = [
    ["the newest block", `${chain}/blocks?pageSize=1`],
    ["a block by its number", `${chain}/blocks/1`],
    ["the newest transactions", `${chain}/transactions?pageSize=2`],
    ["transfers of an ERC-20 token", `${chain}/tokens/${iceCoin.address}/transfers?pageSize=2`],
    ["NFT transfers of an address", `${chain}/addresses/${owner}/transactions:listErc721?pageSize=2`],
    ["NFTs of a collection", `${chain}/nfts/collections/${gallery.address}/tokens?pageSize=2`],
    ["contracts that an address deployed", `${chain}/contracts/${deployer}/deployments?pageSize=2`],
    ["transactions a second, by day", `${urls.metricsService}/v1/avg_tps/${chainId}`],
  ]
  return [
    ...curls.flatMap(([words, url]) => [`# ${words}`, `curl -s '${url}'`]),
    "# the same in TypeScript",
    program(chainId, iceCoin.address, urls),
    "# how far it is",
    `npx -y pnpm@12.21.0 serac status --config ${config}`,
  ].join("\n")
}

/** A program with both clients, and the shell's words that run it here. */
function program(chainId: string, token: string, { dataService, metricsService }: ServiceUrls): string {
  return `npx -y pnpm@12.21.0 --dir tools/start exec node --input-type=module-typescript - <<'END'
import { createDataClient } from "@serac/data"
import { createMetricsClient } from "@serac/metrics"

const data = createDataClient({ baseUrl: "${dataService}" })
let count = 0
for await (const transfer of data.listTokenTransfers({ chainId: "${chainId}", address: "${token}", pageSize: 100 })) {
  if (!("erc20Token" in transfer) || ++count > 5) break
  console.log(transfer.from.address, "->", transfer.to.address, transfer.value, transfer.erc20Token.symbol)
}

const metrics = createMetricsClient({ baseUrl: "${metricsService}" })
for await (const { timestamp, value } of metrics.getAverageTps({ chainId: "${chainId}" })) {
  console.log(new Date(timestamp * 1000).toISOString(), value, "tx/s")
}
END`
}
