import type { SupervisorOptions } from "@serac/indexer/core/supervisor"
import type { Indexer, IndexerOptions, IndexerProgress } from "@serac/indexer/evm"
import type { NetworkIndexer, NetworkIndexerOptions, NetworkIndexerProgress } from "@serac/indexer/network"
import type { StoreLocation } from "@serac/store"
import type { ResolvedChain } from "../chains/resolve-chain.ts"
import type { Config } from "../config/config.ts"
import type { Logger } from "../log/logger.ts"
import type { NetworkProgress } from "../networks/network-progress.ts"
import type { ResolvedNetwork } from "../networks/resolve-network.ts"
import type { ProgressView } from "../progress/progress-view.ts"
import type { BlockSigner } from "./block-signer.ts"

/** Options of all indexers. */
export interface IndexersOptions {
  readonly chains: readonly ResolvedChain[]
  readonly network?: ResolvedNetwork | undefined
  readonly store: StoreLocation
  readonly config: Pick<Config, "chains" | "node" | "indexer" | "memory" | "nft" | "dataDirectory">
  readonly logger: Logger
  readonly view: ProgressView
  /** Asks validators to sign blocks. */
  readonly signer: Pick<BlockSigner, "of">
  /** Keeps the indexer of one chain running. */
  readonly supervise: (options: IndexerOptions, supervisor: SupervisorOptions) => Indexer
  /** Starts the supervised indexer of a primary network. */
  readonly superviseNetwork: (options: NetworkIndexerOptions, supervisor: SupervisorOptions) => NetworkIndexer
  /** Callbacks for every report. */
  readonly onProgress: (progress: IndexerProgress) => void
  readonly onNetworkProgress: (progress: NetworkProgress) => void
  readonly onNetworkReport: (progress: NetworkIndexerProgress) => void
}
