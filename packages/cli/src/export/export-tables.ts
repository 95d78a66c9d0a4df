import {
  type ColumnSource,
  type ExportedColumns,
  exportColumns,
  pieceSource,
  storeSource,
} from "@serac/indexer/evm/columns"
import { blockProgress } from "../archive/block-progress.ts"
import { openArchive } from "../archive/open-archive.ts"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { openExisting } from "../operations/open-existing.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { locateStore } from "../stack/locate-store.ts"
import { countedNoun, grouped } from "../words.ts"

/** Which tables are exported, of which blocks, and where to. */
export interface ExportTablesOptions {
  readonly range: { readonly first: number; readonly last?: number }
  readonly to: string
  readonly from?: string
  readonly chain?: string
  readonly tables?: readonly string[]
}

/** Exports tables of a chain, and shows the progress. */
export async function exportTables(config: Config, options: ExportTablesOptions): Promise<void> {
  const { range, to, tables } = options
  const { objects: target } = await openArchive(config, to)
  const { chainId, source, close } = await openSource(config, options)
  const line = blockProgress()
  try {
    const exported = await untilInterrupted(
      (signal) =>
        exportColumns({
          chainId,
          source,
          target,
          range,
          ...(tables === undefined ? {} : { tables }),
          blocksPerFile: config.export.blocks,
          signal,
          onProgress: ({ done, total }) => line.update({ item: "exporting", done, total }),
        }).finally(line.end),
      "stopped; run the command again to continue",
    )
    console.log(exportedWords(chainId, to, exported))
  } finally {
    await close()
  }
}

interface OpenSource {
  readonly chainId: string
  readonly source: ColumnSource
  readonly close: () => Promise<void>
}

async function openSource(config: Config, { from, chain }: ExportTablesOptions): Promise<OpenSource> {
  if (from !== undefined) {
    const archive = await openArchive(config, from)
    const chainIds = [...new Set((await archive.list(chain)).map(({ chainId }) => chainId))]
    const [chainId] = chainIds
    if (chainId === undefined)
      throw new Error(`there are no pieces${chain === undefined ? "" : ` of chain ${chain}`} in ${from}`)
    if (chainIds.length > 1)
      throw new ConfigError([`there are pieces of chains ${chainIds.join(", ")}: give --chain ID of one of them`], true)
    return { chainId, source: pieceSource(archive, chainId), close: async () => {} }
  }
  if (chain === undefined)
    throw new ConfigError(["give --chain ID of a chain in the store, or --from with pieces"], true)
  const { dataDirectory, store } = config
  const opened = await openExisting(locateStore({ dataDirectory, ...(store === undefined ? {} : { store }) }))
  return { chainId: chain, source: storeSource(opened.chain(chain)), close: () => opened.close() }
}

/** Describes what was exported, in lines. */
export function exportedWords(chainId: string, to: string, exported: ExportedColumns): string {
  const { first, last, written, present, rows, untraced } = exported
  if (last < first) return `there is no whole file of chain ${chainId} to write yet`
  const there = present === 0 ? "" : `, ${grouped(present)} were there`
  const counts = Object.entries(rows).map(([name, count]) => `${name} ${grouped(count)}`)
  return [
    `blocks ${grouped(first)} to ${grouped(last)} of chain ${chainId} in ${to}: ${countedNoun(written, "new file")}${there}`,
    ...(counts.length === 0 ? [] : [`rows: ${counts.join(", ")}`]),
    ...(untraced === 0
      ? []
      : [`${countedNoun(untraced, "block")} with transactions were not traced, and have no rows of traces`]),
  ].join("\n")
}
