import { type BlockSource, pieceSource, storeSource } from "@serac/indexer/evm/columns"
import type { Store } from "@serac/store"
import { chainsOf, selectedPieces, subjectOf } from "../archive/archive-chains.ts"
import { openArchive } from "../archive/open-archive.ts"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { openExisting } from "../operations/open-existing.ts"
import { locateStore } from "../stack/locate-store.ts"

/** The blocks of an EVM chain, in pieces or in a store. */
export interface OpenSource {
  /** Decimal digits. */
  readonly chainId: string
  readonly source: BlockSource
  readonly close: () => Promise<void>
}

/**
 * Opens the pieces at `from`, or else the store.
 *
 * @throws ConfigError unless it is clear which chain is meant.
 */
export async function openSource(
  config: Config,
  { from, chain }: { readonly from?: string; readonly chain?: string },
): Promise<OpenSource> {
  if (from !== undefined) {
    const archive = await openArchive(config, from)
    const subjects = chainsOf(await selectedPieces(archive, chain)).map(subjectOf)
    const chainIds = subjects.flatMap((subject) => (subject.kind === "evm" ? [subject.chainId] : []))
    const [chainId] = chainIds
    if (chainId === undefined)
      throw new Error(`there are no pieces${chain === undefined ? "" : ` of chain ${chain}`} in ${from}`)
    if (chainIds.length > 1)
      throw new ConfigError([`there are pieces of chains ${chainIds.join(", ")}: give --chain ID of one of them`], true)
    return { chainId, source: pieceSource(archive, chainId), close: async () => {} }
  }
  if (chain === undefined || !/^\d+$/.test(chain))
    throw new ConfigError(
      ["give --chain ID of an EVM chain in the store, --network ID of a primary network, or --from with pieces"],
      true,
    )
  const opened = await openExportedStore(config)
  return { chainId: chain, source: storeSource(opened.chain(chain)), close: () => opened.close() }
}

/** Opens the configured store, which must exist. */
export function openExportedStore({ dataDirectory, store }: Config): Promise<Store> {
  return openExisting(locateStore({ dataDirectory, ...(store === undefined ? {} : { store }) }))
}
