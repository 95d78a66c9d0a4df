import type { CommonServiceOptions } from "@serac/server/http"
import type { ApiUsageOptions, UsageCounterOptions } from "@serac/server/usage"
import type { SignaturesSettings } from "@serac/signatures"
import type { ChainDefinition, IndexerReport, NetworkDefinition, Store } from "@serac/store"
import type { Dialect } from "./dialect/dialect.ts"
import type { AbiFile } from "./methods/abi-file.ts"

/** How nodes are asked. */
export interface NodeAsking {
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds for an answer. Default 5000. */
  readonly timeout?: number
}

/** How requests are counted, and where this process runs. */
export type UsageOptions = Omit<UsageCounterOptions, "store" | "warn" | "clock"> & Pick<ApiUsageOptions, "region">

/** What a data service is made of. The store stays the caller's: it is not closed with the service. */
export interface DataServiceOptions extends CommonServiceOptions {
  readonly store: Store
  /** The chains to answer about, in the order in which they are listed. Any other is a 404. */
  readonly chains: readonly ChainDefinition[]
  /** The primary networks to answer about: a mainnet, a test network, or both. Any other is a 404. Default none. */
  readonly networks?: readonly NetworkDefinition[]
  /**
   * Why there may be chains and networks that this service does not know yet, in words for callers: one that it does not know is a 503 then, and
   * `/health` tells it. Default: it knows all, and any other is a 404.
   */
  readonly missing?: string | undefined
  /** How nodes are asked: for native balances, which no event tells, and for who may sign. */
  readonly nodes?: NodeAsking
  /** Where signatures of validators come from; without a source they are not aggregated. Default: none. */
  readonly signatures?: SignaturesSettings
  /**
   * A file of prices: `{"<chain ID>": {"<contract or native>": {"usd": "0.9987"}}}`. Read again when it changes; while it is missing
   * or broken the prices before stay. Without it no token has a price.
   */
  readonly prices?: string
  /** Files in the format of the Token Lists standard: logos, and names where a contract tells none. The first one wins. */
  readonly tokenLists?: readonly string[]
  /** ABIs that the operator has verified, for method names: files, or files for one contract or chain. */
  readonly abis?: readonly (string | AbiFile)[]
  /**
   * `public`: answers as the hosted service does where it differs from the documents, for programs that were written for it, such as
   * those that use `@avalanche-sdk/chainkit`. Default `serac`.
   */
  readonly dialect?: Dialect
  /** How requests are counted, for `/v1/apiUsageMetrics` and `/v1/apiLogs`; `false` for not at all. Default: with all defaults. */
  readonly usage?: UsageOptions | false
  /** Whether an indexer reads metadata of NFTs; else reindexing is a 503. Default true. */
  readonly nftIndexing?: boolean
  /**
   * Seconds: `/health/ready` is a 503 while a chain is further behind its node, or not indexed, stuck or without a reporting
   * indexer. Default: any lag is ready.
   */
  readonly maxLag?: number
  /** What indexers of this process last said, for where the store cannot be written or read. Default: what the store has alone. */
  readonly reports?: () => readonly IndexerReport[]
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}
