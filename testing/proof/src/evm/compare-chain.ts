import {
  getBlock,
  getTokenDetails,
  getTransactionsForBlock,
  listContractDeployments,
  listErc721Transfers,
  listLatestBlocks,
  listLatestTransactions,
  listNftTokens,
  listTokenTransfers,
  NotFoundError,
} from "@serac/data"
import { getAddress } from "viem"
import type { ChainOracle } from "../oracle/chain-oracle.ts"
import type { OracleItem } from "../oracle/listed.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import type { Comparison } from "./comparison.ts"
import { rangesOf, sizesFor, withinBlocks } from "./cuts.ts"

const listedItems = (list: readonly OracleItem[] = []) => list.map(({ item }) => item)

/**
 * Requests every listing of a chain, of every address in it and of an unknown address, by pages of several sizes; with a sample
 * only, the listings of the sample.
 */
export async function compareChain(stack: ServiceClients, oracle: ChainOracle, comparison: Comparison): Promise<void> {
  const { data } = stack
  const { chainId } = oracle
  const paged = async (
    kind: string,
    where: string,
    expected: readonly unknown[],
    list: (pageSize: number) => { pages(): Parameters<Comparison["list"]>[4] },
    isOfSample = comparison.isOfSample(kind, expected),
  ) => {
    if (comparison.leavesOut(kind, isOfSample, expected)) return
    for (const size of sizesFor(expected.length, isOfSample)) {
      await comparison.list(kind, `${chainId} ${where}`, expected, size, list(size).pages())
    }
  }

  await paged("4.12 blocks", "", listedItems(oracle.blocks), (pageSize) =>
    listLatestBlocks(data, { chainId, pageSize }),
  )
  for (const { item } of comparison.some(oracle.blocks)) {
    const { blockNumber, blockHash } = item as { blockNumber: string; blockHash: string }
    for (const blockId of [blockNumber, blockHash]) {
      comparison.value(
        "4.13 block",
        `${chainId} ${blockId}`,
        item,
        await jsonResult(getBlock(data, { chainId, blockId })),
      )
    }
  }

  const { transactions } = oracle
  await paged("4.8 transactions", "", listedItems(transactions), (pageSize) =>
    listLatestTransactions(data, { chainId, pageSize }),
  )
  for (const status of ["success", "failed"] as const) {
    const wanted = transactions.filter(({ succeeded }) => succeeded === (status === "success"))
    await paged("4.8 transactions", status, listedItems(wanted), (pageSize) =>
      listLatestTransactions(data, { chainId, pageSize, status }),
    )
  }

  for (const { block, item } of oracle.blocks) {
    const ofBlock = listedItems(transactions.filter((one) => one.block === block)).toReversed()
    const { blockHash } = item as { blockHash: string }
    const isOfSample = comparison.isOfSample("transactions of a block", ofBlock)
    if (comparison.leavesOut("transactions of a block", isOfSample, ofBlock)) continue
    for (const blockId of isOfSample ? [String(block), blockHash] : [blockHash])
      for (const pageSize of isOfSample && ofBlock.length > 1 ? [undefined, 1, 3] : [undefined])
        await comparison.list(
          "transactions of a block",
          `${chainId} ${blockId}`,
          ofBlock,
          pageSize ?? 10_000,
          getTransactionsForBlock(data, { chainId, blockId, ...(pageSize && { pageSize }) }).pages(),
        )
  }

  const head = oracle.blocks[0]?.block ?? 0
  for (const address of [...oracle.addresses, "0x000000000000000000000000000000000000dead"]) {
    await paged("4.9 deployments", address, listedItems(oracle.deployments.get(address)), (pageSize) =>
      listContractDeployments(data, { chainId, address, pageSize }),
    )
    const tokens = oracle.tokens.get(address)
    const listTokens = (pageSize?: number) => listNftTokens(data, { chainId, address, pageSize })
    if (tokens) {
      await paged("4.10 tokens", address, listedItems(tokens), listTokens)
      for (const { item } of tokens) {
        const tokenId = String(item.tokenId)
        const token = await jsonResult(getTokenDetails(data, { chainId, address, tokenId }))
        comparison.value("token details", `${chainId} ${address} ${tokenId}`, item, token)
      }
    } else if (!comparison.leavesOut("no collection", comparison.isOfSample("no collection")))
      comparison.value(
        "4.10 no collection",
        `${chainId} ${address}`,
        noCollection(address),
        await refusalOrResult(listTokens()),
      )
    const erc721Transfers = oracle.erc721Transfers.get(address)
    const isErc721Sample = comparison.isOfSample("4.6 ERC-721 transfers by range", erc721Transfers)
    for (const [range, block] of rangesOf(erc721Transfers, head, isErc721Sample))
      await paged(
        "4.6 ERC-721 transfers",
        `${address} ${block}`,
        listedItems(withinBlocks(erc721Transfers, range)),
        (pageSize) => listErc721Transfers(data, { chainId, address, pageSize, ...range }),
        isErc721Sample,
      )
    const tokenTransfers = oracle.tokenTransfers.get(address)
    const isTokenSample = comparison.isOfSample("4.7 token transfers by range", tokenTransfers)
    for (const [range, block] of rangesOf(tokenTransfers, head, isTokenSample))
      await paged(
        "4.7 token transfers",
        `${address} ${block}`,
        listedItems(withinBlocks(tokenTransfers, range)),
        (pageSize) => listTokenTransfers(data, { chainId, address, pageSize, ...range }),
        isTokenSample,
      )
  }
}

const noCollection = (address: string) => `404 collection ${getAddress(address)} was not found`

/** The status and the message of a 404; the result of a successful request. */
export async function refusalOrResult(request: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await jsonResult(request)
  } catch (error) {
    if (error instanceof NotFoundError) return `${error.status} ${error.body?.message}`
    throw error
  }
}

/** A result without the members that the client adds. */
export async function jsonResult(result: PromiseLike<unknown>): Promise<unknown> {
  return JSON.parse(JSON.stringify(await result))
}
