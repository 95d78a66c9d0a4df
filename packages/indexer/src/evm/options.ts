import type { ArchiveKept, ChainDefinition, StoreLocation } from "@serac/store"
import type { LogFunction } from "../core/index.ts"
import type { IndexingLimits, Verify } from "../core/settings.ts"
import type { IndexerProgress } from "./progress.ts"

/** What an indexer of one EVM chain needs. Plain data but for the functions, so that it can go to a worker thread. */
export interface IndexerOptions extends IndexingLimits {
  readonly chain: ChainDefinition
  readonly store: StoreLocation
  /** Blocks below the node's head that a reorg may replace. Default 256; beyond it the indexer stops and says so. */
  readonly reorgDepth?: number
  /** Trace blocks for contracts created by contracts: `auto` asks the node whether it can. Default `auto`. */
  readonly traces?: "auto" | "off"
  /** Names of the lists that are kept, such as `erc20-transfers`; of the others nothing is added any more. Default all. */
  readonly projections?: readonly string[] | undefined
  /**
   * What is kept of the node's answers, so that what is made of them can be made again without a node: those about `all` blocks,
   * about so many of the last blocks at least, or none (`off`). Default `all`.
   */
  readonly archive?: ArchiveKept
  /**
   * How much of a block is verified before it is stored. All of it that hashes cover, always: header, transactions, receipts and filter of
   * logs. Of senders, which are recovered from signatures, those of blocks at the head and of one transaction in 32 below it (`heads`), or
   * all (`full`). Default `heads`.
   */
  readonly verify?: Verify
  /** NFT metadata from token URIs. Default on, with https://ipfs.io as the gateway. */
  readonly nftMetadata?: NftMetadataOptions | false
  /** Comparing what is stored with the node again and again while it is followed, about once a second. Default `on`. */
  readonly reconciliation?: "on" | "off"
  /** Hours or days within which every stored block is compared again, such as `12h`. Default `30d`. */
  readonly recheck?: string
  /** Where it is kept how far that is: a file of this indexer alone. Default none: a restart begins anew. */
  readonly recheckFile?: string
  /** Where differences are kept, as JSON lines: a file of this indexer alone. Default none: they are only logged. */
  readonly differencesFile?: string
  readonly onProgress?: (progress: IndexerProgress) => void
  readonly log?: LogFunction
}

/** How NFT metadata is read: where, and how much of it for how long. What is left out is as {@link nftMetadataSettings} declares it. */
export type NftMetadataOptions = {
  readonly [Name in "maxBytes" | "timeout" | "maxRedirects" | "concurrency"]?: number
} & {
  /** Where `ipfs://` is read. */
  readonly ipfsGateway?: string
  /** Hosts that may resolve to private addresses, for a gateway of one's own. Default none. */
  readonly allowedPrivateHosts?: readonly string[]
}

/** A running indexer. */
export interface Indexer {
  readonly progress: IndexerProgress
  /** Resolves when it has stopped; rejects when it stopped by a fault that needs an operator. */
  readonly ended: Promise<void>
  /** Finishes or drops the batch in hand, closes the store, and resolves. */
  stop(): Promise<void>
  /** Ends it at once, whatever it does; only one in a thread of its own can be. */
  terminate?(): Promise<void>
}
