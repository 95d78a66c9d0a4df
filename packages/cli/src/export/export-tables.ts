import type { ExportColumnsOptions } from "@serac/indexer/core/columns"
import { exportChain } from "@serac/indexer/evm/columns"
import { exportNetworkChain } from "@serac/indexer/network/columns"
import { exportingNetwork, primaryChains } from "@serac/store"
import { blockProgress } from "../archive/block-progress.ts"
import { openArchive } from "../archive/open-archive.ts"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import type { ProgressLine } from "../operations/progress-line.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { exportedWords } from "./exported-words.ts"
import { openExportedStore, openSource } from "./open-source.ts"

/** Which tables are exported, of which blocks, and where to. */
export interface ExportTablesOptions {
  readonly range: { readonly first: number; readonly last?: number }
  readonly to: string
  readonly from?: string
  /** An EVM chain ID; with `network` a chain of it, default all three. */
  readonly chain?: string
  readonly network?: number
  readonly tables?: readonly string[]
}

type SharedOptions = Omit<ExportColumnsOptions, "folder" | "tables" | "source">

/** Exports tables of a chain or of a primary network, and shows the progress. */
export async function exportTables(config: Config, options: ExportTablesOptions): Promise<void> {
  const { range, to, tables } = options
  const { objects: target } = await openArchive(config, to)
  const line = blockProgress()
  const shared = { range, target, only: tables, blocksPerFile: config.export.blocks }
  const work = options.network === undefined ? exportEvmChain : exportNetwork
  const words = await untilInterrupted(
    (signal) => work(config, options, { ...shared, signal }, line).finally(line.end),
    "stopped; run the command again to continue",
  )
  console.log(words)
}

async function exportEvmChain(
  config: Config,
  options: ExportTablesOptions,
  shared: SharedOptions,
  line: ProgressLine,
): Promise<string> {
  const { chainId, source, close } = await openSource(config, options)
  try {
    const onProgress = progressOn(line, "exporting")
    const exported = await exportChain({ ...shared, chainId, source, onProgress })
    return exportedWords(`chain ${chainId}`, options.to, exported, exported.untraced)
  } finally {
    await close()
  }
}

async function exportNetwork(
  config: Config,
  { network: networkId, chain, range, to }: ExportTablesOptions,
  shared: SharedOptions,
  line: ProgressLine,
): Promise<string> {
  const chains = primaryChains.filter((one) => chain === undefined || one === chain)
  if (chains.length === 0) throw new ConfigError([`${chain} is no chain of a primary network: give P, X or C`], true)
  if (chains.length > 1 && range.last !== undefined)
    throw new ConfigError(["a range with an end is of one chain: give --chain P, X or C"], true)
  const store = await openExportedStore(config)
  try {
    const network = exportingNetwork(store, networkId ?? 0)
    const heads = await Promise.all(chains.map(async (one) => ({ one, head: await network.head(one) })))
    const stored = heads.filter(({ head }) => head !== undefined)
    if (stored.length === 0) throw new Error(`the store has no block of ${chainsName(network.networkId, chain)}`)
    const done: string[] = []
    for (const { one } of stored) {
      const onProgress = progressOn(line, `exporting ${one}`)
      const exported = await exportNetworkChain({ ...shared, network, chain: one, onProgress })
      done.push(exportedWords(chainsName(network.networkId, one), to, exported))
    }
    return done.join("\n")
  } finally {
    await store.close()
  }
}

const chainsName = (networkId: number, chain: string | undefined) =>
  chain === undefined ? `network ${networkId}` : `the ${chain}-Chain of network ${networkId}`

const progressOn =
  (line: ProgressLine, item: string) =>
  ({ done, total }: { readonly done: number; readonly total: number }) =>
    line.update({ item, done, total })
