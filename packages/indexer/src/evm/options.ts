import type { ArchiveKept, ChainDefinition, StoreLocation } from "@serac/store"
import type { LogFunction } from "../core/index.ts"
import type { IndexingLimits, Verify } from "../core/settings.ts"
import type { IndexerProgress } from "./progress.ts"
import type { SignBlock } from "./signatures/signed-blocks.ts"

/** The options of an EVM chain's indexer. Plain data except for the functions, so that it can be sent to a worker thread. */
export interface IndexerOptions extends IndexingLimits {
  readonly chain: ChainDefinition
  readonly store: StoreLocation
  /** Blocks below the node's head that a reorg may replace. Default 256; a deeper reorg stops the indexer with an error. */
  readonly reorgDepth?: number
  /** Whether blocks are traced for contracts created by contracts: `auto` detects whether the node supports it. Default `auto`. */
  readonly traces?: "auto" | "off"
  /** Names of the maintained lists, such as `erc20-transfers`; the others are not updated. Default all. */
  readonly projections?: readonly string[] | undefined
  /**
   * Bytes of memory for the chain: a half for list entries that are sorted at once while lists are far behind, a sixteenth each for
   * SQLite's cache and for its write-ahead log. Default 1 GiB.
   */
  readonly memory?: number
  /**
   * Which node answers are archived, so that rows can be rebuilt without a node: those about `all` blocks, about at least
   * this many of the last blocks, or none (`off`). Default `all`.
   */
  readonly archive?: ArchiveKept
  /**
   * How much of a block is verified before it is stored. Everything that hashes cover is always verified: header,
   * transactions, receipts and logs bloom. Senders, which are recovered from signatures, are verified at the head and for
   * one transaction in 32 below it (`heads`), or for all transactions (`full`). With `signatures` and
   * `full-signatures` validators are also asked to sign the hashes of stored blocks. Default `heads`.
   */
  readonly verify?: Verify
  /** Milliseconds between two blocks that validators are asked to sign. Default 600_000. */
  readonly signatureInterval?: number
  /** Asks the chain's validators to sign the hash of a block; needed where `verify` has signatures. */
  readonly signBlock?: SignBlock
  /** NFT metadata from token URIs. Default on, with https://ipfs.io as the gateway. */
  readonly nftMetadata?: NftMetadataOptions | false
  /** Whether stored data is compared with the node continuously at the head, about once a second. Default `on`. */
  readonly reconciliation?: "on" | "off"
  /** Milliseconds between two blocks of which traces are compared between several nodes. Default 30_000. */
  readonly traceInterval?: number
  /** Hours or days within which every stored block is compared again, such as `12h`. Default `30d`. */
  readonly recheck?: string
  /** The file that keeps the progress of that comparison; only this indexer uses it. Default none: the comparison starts again with the process. */
  readonly recheckFile?: string
  /** The file that keeps differences, as JSON lines; only this indexer uses it. Default none: they are only logged. */
  readonly differencesFile?: string
  readonly onProgress?: (progress: IndexerProgress) => void
  readonly log?: LogFunction
}

/** How NFT metadata is read: limits, gateway and hosts. The defaults are those of {@link nftMetadataSettings}. */
export type NftMetadataOptions = {
  readonly [Name in "maxBytes" | "timeout" | "maxRedirects" | "concurrency"]?: number
} & {
  /** The gateway for `ipfs://` URIs. */
  readonly ipfsGateway?: string
  /** Hosts that may resolve to private addresses, such as a gateway of the operator. Default none. */
  readonly allowedPrivateHosts?: readonly string[]
}

/** A running indexer. */
export interface Indexer {
  readonly progress: IndexerProgress
  /** Resolves when the indexer has stopped; rejects if it stopped with a fault that needs an operator. */
  readonly ended: Promise<void>
  /** Completes or drops the current batch, closes the store, and resolves. */
  stop(): Promise<void>
  /** Ends the indexer at once, whatever it is doing. Only an indexer in its own thread has it. */
  terminate?(): Promise<void>
}
