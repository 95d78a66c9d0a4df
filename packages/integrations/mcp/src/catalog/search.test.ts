import { beforeAll, expect, test } from "vitest"
import type { ApiName } from "../apis/api-name.ts"
import { apiNames } from "../generated/apis.ts"
import { catalogOperations } from "./catalog.ts"
import type { CatalogOperation } from "./operation.ts"
import { matchingOperations } from "./search.ts"

let all: readonly CatalogOperation[]
beforeAll(async () => {
  all = (await Promise.all(apiNames.map((api: ApiName) => catalogOperations(api)))).flat()
})

/** The first operations that are found for a question, as `data.getBlock`. */
const found = (question: string, count = 1) =>
  matchingOperations(all, question)
    .slice(0, count)
    .map(({ api, name }) => `${api}.${name}`)

// Each question has the operations that answer it; one of them comes first.
test.each<[question: string, ...answers: string[]]>([
  ["latest blocks of a chain", "data.listLatestBlocks"],
  ["What are the latest blocks?", "data.listLatestBlocks", "data.listLatestBlocksAllChains"],
  ["How many AVAX are in circulation?", "data.getAvaxSupply"],
  ["native balance of an address", "data.getNativeBalance"],
  ["Which ERC-20 tokens does this wallet hold?", "data.listErc20Balances"],
  ["Which NFTs does an address own?", "data.listCollectibleBalances", "data.listErc721Balances"],
  ["Who holds this token?", "data.listTokenHolders"],
  ["Show me the owner and the metadata of an NFT", "data.getTokenDetails"],
  ["all tokens of an NFT collection", "data.listNftTokens"],
  ["transactions of an address", "data.listTransactions", "data.listTransactionsV2"],
  ["internal transactions of an address", "data.listInternalTransactions"],
  ["Which contracts has this address deployed?", "data.listContractDeployments"],
  ["transfers of an ERC-20 token contract", "data.listTokenTransfers", "data.listErc20Transactions"],
  ["transactions in a block", "data.getTransactionsForBlock"],
  ["What is the average TPS?", "metrics.getAverageTps"],
  ["transactions per second of a chain", "metrics.getAverageTps"],
  ["Which chains are supported?", "data.listChains"],
  ["on which chains is an address active", "data.listAddressChains", "data.getAddressChains"],
  ["validators of the primary network", "data.listValidators"],
  ["pending staking rewards of an address", "data.listPendingRewards"],
  ["rewards that were paid", "data.listHistoricalRewards"],
  ["delegators of a node", "data.listDelegators"],
  ["Which L1 validators are there?", "data.listL1Validators"],
  ["UTXOs of an address on the X-Chain", "data.listUtxos", "x-chain.getUTXOs"],
  ["interchain messages of an address", "data.listIcmMessages"],
  ["list all subnets", "data.listSubnets"],
  ["Is the node healthy?", "health.getHealth", "health.checkHealth"],
  ["current height of the P-Chain", "p-chain.getHeight"],
  ["What is the gas price now?", "subnet-evm.gasPrice"],
  ["receipt of a transaction", "subnet-evm.getTransactionReceipt"],
  ["logs of a contract", "subnet-evm.getLogs"],
  ["What is 0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC?", "data.search"],
  ["get block by hash", "subnet-evm.getBlockByHash"],
])("%s", (question, ...answers) => {
  expect(answers, `found ${found(question, 5).join(", ")}`).toContain(found(question)[0])
})

// The words of these questions fit others too.
test.each([
  ["Who deployed this contract?", "data.getDeploymentTransaction"],
  ["metadata of a contract", "data.getContractMetadata"],
  ["How much is staked on the network?", "data.getNetworkDetails"],
])("%s has its answer among the first three", (question, answer) => {
  expect(found(question, 3)).toContain(answer)
})

test("a word that every object has as a member is a word like any other", () => {
  const [one] = all as [CatalogOperation]
  const own = { ...one, name: "getConstructor", wireName: "getConstructor", summary: "Its constructor." }
  expect(matchingOperations([...all, own], "the constructors")).toEqual([own])
})

test("words that no operation has find nothing, and dull words alone find all", () => {
  expect(found("zzz qqq")).toEqual([])
  expect(matchingOperations(all, "what is the")).toEqual(all)
})
