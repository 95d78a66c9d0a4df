import {
  getAddressChains,
  getContractMetadata,
  getDeploymentTransaction,
  getTransaction,
  listAddressChains,
  listErc20Transactions,
  listErc1155Transactions,
  listInternalTransactions,
  listNativeTransactions,
  listTransactions,
  listTransactionsV2,
} from "@serac/data"
import { getAddress } from "viem"
import type { ChainOracle } from "../oracle/chain-oracle.ts"
import type { OracleItem } from "../oracle/listed.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import { jsonResult, refusalOrResult } from "./compare-chain.ts"
import type { Comparison } from "./comparison.ts"
import { type BlockRange, rangesOf, sizesFor, withinBlocks } from "./cuts.ts"

const unknownAccount = "0x000000000000000000000000000000000000dead"
const listedItems = (list: readonly OracleItem[]) => list.map(({ item }) => item)

/** The native token of every chain under proof. */
export const provenToken = { name: "Ice", symbol: "ICE", decimals: 18 }

interface AddressRequest extends BlockRange {
  readonly chainId: string
  readonly address: string
  readonly pageSize: number
}

/**
 * Requests everything about each address of a chain, about an unknown address, and about each of the chain's contracts; for those of the sample also
 * by ranges, by pages of several sizes, from the oldest on, and by both names of an operation.
 *
 * @param messageInfos - the messages between chains in transactions, by transaction hash.
 */
export async function compareAddresses(
  { data }: ServiceClients,
  { chainId, about, addresses, blocks, contracts, wholeTransactions }: ChainOracle,
  comparison: Comparison,
  messageInfos: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): Promise<void> {
  type Pages = { pages(): Parameters<Comparison["list"]>[4] }
  const head = blocks[0]?.block ?? 0
  const lists: readonly [string, keyof typeof about & string, (asked: AddressRequest) => Pages][] = [
    ["native transactions", "native", (asked) => listNativeTransactions(data, asked)],
    ["ERC-20 transactions", "erc20", (asked) => listErc20Transactions(data, asked)],
    ["ERC-1155 transactions", "erc1155", (asked) => listErc1155Transactions(data, asked)],
    ["internal transactions", "internal", (asked) => listInternalTransactions(data, asked)],
    ["address transactions", "details", (asked) => listTransactions(data, asked)],
  ]
  for (const address of [...addresses, unknownAccount]) {
    for (const [kind, name, list] of lists) {
      const whole = (about[name] as ReadonlyMap<string, readonly OracleItem[]>).get(address) ?? []
      const isOfSample = comparison.isOfSample(kind, whole)
      if (comparison.leavesOut(kind, isOfSample, whole)) continue
      for (const [at, [range, where]] of rangesOf(whole, head, isOfSample).entries()) {
        const wanted = listedItems(withinBlocks(whole, range))
        // Pages are tested on ranges without limits.
        for (const pageSize of sizesFor(wanted.length, isOfSample && at === 0)) {
          const pages = list({ chainId, address, pageSize, ...range }).pages()
          await comparison.list(kind, `${chainId} ${address} ${where}`, wanted, pageSize, pages)
        }
      }
    }
    const details = listedItems(about.details.get(address) ?? [])
    const isOfSample = comparison.isOfSample("details", details)
    if (comparison.leavesOut("details", isOfSample, details)) continue
    const [pageSize = 10] = sizesFor(details.length, isOfSample)
    const ascending = listTransactions(data, { chainId, address, pageSize, sortOrder: "asc" }).pages()
    await comparison.list("ascending", `${chainId} ${address}`, details.toReversed(), pageSize, ascending)
    const judged = listTransactionsV2(data, { chainId, address, pageSize }).pages()
    await comparison.list("judged", `${chainId} ${address}`, details.map(unjudged), pageSize, judged)
    const isThere = details.length > 0
    for (const list of isOfSample ? [listAddressChains, getAddressChains] : [listAddressChains]) {
      const { indexedChains = [], ...others } = (await jsonResult(list(data, { address }))) as IndexedChains
      const told = { isThere: indexedChains.some((chain) => chain.chainId === chainId), ...others }
      comparison.value("chains of an address", `${chainId} ${address}`, { isThere }, told)
    }
  }

  const networkTokenDetails = { networkToken: provenToken }
  for (const [txHash, item] of comparison.some(wholeTransactions)) {
    const served = await jsonResult(getTransaction(data, { chainId, txHash }))
    const teleporterMessageInfo = messageInfos.get(txHash)
    const message = teleporterMessageInfo && { teleporterMessageInfo }
    comparison.value("transaction", `${chainId} ${txHash}`, { ...item, networkTokenDetails, ...message }, served)
  }
  for (const [address, { item, txHash }] of comparison.some(contracts)) {
    const contract = await jsonResult(getContractMetadata(data, { chainId, address }))
    comparison.value("contract", `${chainId} ${address}`, item, contract)
    const served = await refusalOrResult(getDeploymentTransaction(data, { chainId, address }))
    const expected = txHash && { ...wholeTransactions.get(txHash), networkTokenDetails }
    comparison.value("deployment", `${chainId} ${address}`, expected ?? noContract(address), served)
  }
  const unknown = await refusalOrResult(getContractMetadata(data, { chainId, address: unknownAccount }))
  comparison.value("no contract", chainId, noContract(unknownAccount), unknown)
}

interface IndexedChains {
  readonly indexedChains?: readonly { readonly chainId: string }[]
}

const noContract = (address: string) => `404 contract ${getAddress(address)} was not found`

/** The item with `tokenReputation` null in every ERC-20 transfer, as without a token list. */
function unjudged(item: Readonly<Record<string, unknown>>) {
  const { erc20Transfers } = item as { erc20Transfers?: readonly { readonly erc20Token: object }[] }
  if (erc20Transfers === undefined) return item
  const judged = erc20Transfers.map((one) => ({ ...one, erc20Token: { ...one.erc20Token, tokenReputation: null } }))
  return { ...item, erc20Transfers: judged }
}
