import {
  getChain,
  listAllLatestBlocks,
  listAllLatestTransactions,
  listChains,
  listLatestBlocksAllChains,
  listLatestTransactionsAllChains,
} from "@serac/data"
import { getAverageTps } from "@serac/metrics"
import type { ChainDefinition } from "@serac/store"
import { averageTps, sumOfSeries } from "../oracle/average-tps.ts"
import type { ChainOracle } from "../oracle/chain-oracle.ts"
import type { OracleItem } from "../oracle/listed.ts"
import type { Ledger } from "../recording/ledger.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import type { Comparison } from "./comparison.ts"
import { sizesFor } from "./cuts.ts"

/** A chain under proof. */
export interface ProvenChain {
  readonly definition: ChainDefinition
  readonly ledger: Ledger
  readonly oracle: ChainOracle
}

/** Requests the listings of several chains at once: 4.15, 4.18 and 4.19; by pages of several sizes and both names for those of the sample. */
export async function compareAll(
  stack: ServiceClients,
  chains: readonly ProvenChain[],
  comparison: Comparison,
): Promise<void> {
  for (const network of [undefined, "mainnet", "fuji", "testnet"] as const) {
    const ofNetwork = network && { network }
    if (network !== undefined && chainsOf(chains, network).length === 0) {
      for (const list of [listAllLatestTransactions, listAllLatestBlocks])
        comparison.value("a network that is not there", network, 404, await statusCode(list(stack.data, { network })))
      continue
    }
    for (const status of [undefined, "success", "failed"] as const) {
      const expected = latestOf(chains, network, ({ transactions }) =>
        transactions.filter(({ succeeded }) => status === undefined || succeeded === (status === "success")),
      )
      const isOfSample = comparison.isOfSample("4.15 all chains", expected)
      if (comparison.leavesOut("4.15 all chains", isOfSample, expected)) continue
      for (const pageSize of sizesFor(expected.length, isOfSample)) {
        const parameters = { pageSize, ...ofNetwork, ...(status && { status }) }
        for (const list of [listAllLatestTransactions, ...(isOfSample ? [listLatestTransactionsAllChains] : [])]) {
          const pages = list(stack.data, parameters).pages()
          await comparison.list("4.15 all chains", `${network} ${status}`, expected, pageSize, pages)
        }
      }
    }
    const blocks = latestOf(chains, network, (oracle) => oracle.blocks)
    const isOfSample = comparison.isOfSample("blocks of all chains", blocks)
    if (comparison.leavesOut("blocks of all chains", isOfSample, blocks)) continue
    for (const pageSize of sizesFor(blocks.length, isOfSample)) {
      for (const list of [listAllLatestBlocks, ...(isOfSample ? [listLatestBlocksAllChains] : [])]) {
        const pages = list(stack.data, { pageSize, ...ofNetwork }).pages()
        await comparison.list("blocks of all chains", `${network}`, blocks, pageSize, pages)
      }
    }
  }

  const shown = await listChains(stack.data)
  comparison.value(
    "4.18 chains",
    "",
    chains.map(({ definition }) => described(definition)),
    shown.chains,
  )
  for (const { definition } of chains) {
    const { chainId } = definition
    const chain = await getChain(stack.data, { chainId })
    comparison.value("4.18 chain", chainId, described(definition), JSON.parse(JSON.stringify(chain)))
  }

  const groups = ["total", "mainnet", "testnet"].map((name): [string, readonly ProvenChain[]] => [
    name,
    name === "total" ? chains : chainsOf(chains, name),
  ])
  for (const [name, members] of [
    ...groups,
    ...chains.map((one): [string, ProvenChain[]] => [one.ledger.chainId, [one]]),
  ]) {
    if (members.length === 0) {
      const status = await statusCode(getAverageTps(stack.metrics, { chainId: name }))
      comparison.value("4.19 average TPS of a network that is not there", name, 404, status)
      continue
    }
    const expected = sumOfSeries(members.map(({ ledger }) => averageTps(ledger)))
    const pages = getAverageTps(stack.metrics, { chainId: name }).pages()
    await comparison.list("4.19 average TPS", name, expected, 100, pages)
  }
}

function chainsOf(chains: readonly ProvenChain[], network: string): readonly ProvenChain[] {
  const wanted = network === "fuji" ? "testnet" : network
  return chains.filter(({ definition }) => definition.network === wanted)
}

/** The status of a call: 200 where it succeeds. */
export const statusCode = (call: PromiseLike<unknown>) =>
  call.then(
    () => 200,
    (error: { readonly status?: number }) => error.status,
  )

/** The order: newest first; items of one second by chain ID, items of one chain in its own order. */
function latestOf(
  chains: readonly ProvenChain[],
  network: string | undefined,
  listOf: (oracle: ChainOracle) => readonly OracleItem[],
) {
  return [...(network === undefined ? chains : chainsOf(chains, network))]
    .sort((one, other) => Number(one.ledger.chainId) - Number(other.ledger.chainId))
    .flatMap(({ oracle }) => listOf(oracle))
    .sort((one, other) => other.timestamp - one.timestamp)
    .map(({ item }) => item)
}

function described(definition: ChainDefinition) {
  const { chainId, name, description, network, nativeToken, platformChainId } = definition
  return {
    chainId,
    status: "OK",
    chainName: name,
    description,
    ...(platformChainId && { platformChainId }),
    vmName: "EVM",
    rpcUrl: "",
    isTestnet: network === "testnet",
    networkToken: nativeToken,
    enabledFeatures: ["nftIndexing", "teleporter"],
  }
}
