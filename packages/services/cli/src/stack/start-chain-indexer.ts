import type { Indexer } from "@serac/indexer"
import type { ResolvedChain } from "../chains/resolve-chains.ts"
import type { IndexersOptions } from "./start-indexers.ts"

/** Starts the indexer of an EVM chain. */
export function startChainIndexer(
  { definition, indexer }: ResolvedChain,
  { config, logger, view, spawn, store, onProgress }: IndexersOptions,
): Promise<Indexer> {
  const { metadata, ...nftMetadata } = config.nft
  const { chainId, name } = definition
  const log = logger.child({ chain: name })
  return spawn({
    chain: definition,
    store,
    ...config.indexer,
    ...indexer,
    nftMetadata: metadata === "off" ? false : nftMetadata,
    log: (level, message, facts) => log[level](facts ?? {}, message),
    onProgress: (progress) => {
      onProgress(progress)
      view.update({ key: chainId, name }, progress)
    },
  })
}
