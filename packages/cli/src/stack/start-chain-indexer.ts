import type { Indexer, IndexerOptions } from "@serac/indexer/evm"
import type { ArchiveKept } from "@serac/store"
import type { ResolvedChain } from "../chains/resolve-chain.ts"
import { differencesFile, recheckFile } from "../directory/reconciliation-files.ts"
import type { IndexersOptions } from "./indexers-options.ts"
import { supervisorOptions } from "./supervisor-options.ts"

/** Node responses that a chain may keep unprocessed, however little memory it has. */
const minBufferBytes = 2 * 2 ** 20

/** Starts the indexer of an EVM chain. */
export function startChainIndexer(
  { definition, indexer }: ResolvedChain,
  { config, logger, view, supervise, store, signer, onProgress }: IndexersOptions,
): Indexer {
  const { metadata, ...nftMetadata } = config.nft
  const { chainId, name } = definition
  const log = logger.child({ chain: name })
  const settings = { ...config.indexer, ...indexer }
  const { minFreeSpace: _, maxRetryDelay: __, archive, ...indexerSettings } = settings
  const memory = Math.floor(config.memory / evmChainsOf(config))
  const options: IndexerOptions = {
    chain: definition,
    store,
    ...indexerSettings,
    maxBufferBytes: Math.min(indexerSettings.maxBufferBytes, Math.max(minBufferBytes, Math.floor(memory / 16))),
    memory,
    archive: keptBy(archive),
    nftMetadata: metadata === "off" ? false : nftMetadata,
    recheckFile: recheckFile(config.dataDirectory, `chain-${chainId}`),
    differencesFile: differencesFile(config.dataDirectory, `chain-${chainId}`),
    signBlock: signer.of(definition),
    log: (level, message, facts) => log[level](facts ?? {}, message),
    onProgress: (progress) => {
      onProgress(progress)
      view.update({ key: chainId, name }, progress)
    },
  }
  return supervise(options, supervisorOptions(settings))
}

/** The chains that share the memory, also those whose nodes have not answered yet; a primary network has its C-Chain. */
const evmChainsOf = ({ chains, node }: IndexersOptions["config"]) =>
  Math.max(1, chains.length + (node.length > 0 ? 1 : 0))

/** Converts the setting: `all`, `off`, or digits. */
const keptBy = (setting: string): ArchiveKept => (setting === "all" || setting === "off" ? setting : Number(setting))
