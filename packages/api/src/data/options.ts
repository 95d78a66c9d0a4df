import type { CommonServiceOptions } from "@serac/server/http"
import type { ApiUsageOptions, UsageCounterOptions } from "@serac/server/usage"
import type { SignaturesSettings } from "@serac/signatures"
import type { ChainDefinition, IndexerReport, NetworkDefinition, Store } from "@serac/store"
import type { Dialect } from "./dialect/dialect.ts"
import type { AbiFile } from "./methods/abi-file.ts"
import type { NodeAsking } from "./node-asking.ts"

/** Counting of requests, and the region of this process. */
export type UsageOptions = Omit<UsageCounterOptions, "store" | "warn" | "clock"> & Pick<ApiUsageOptions, "region">

/** Options of a data service. The service does not close the store. */
export interface DataServiceOptions extends CommonServiceOptions {
  readonly store: Store
  /** The served chains, in the order in which they are listed. Any other is a 404. */
  readonly chains: readonly ChainDefinition[]
  /** The served primary networks: a mainnet, a test network, or both. Any other is a 404. Default none. */
  readonly networks?: readonly NetworkDefinition[]
  /**
   * The reason why chains and networks may be unknown yet, as a text for callers: an unknown one is then a 503, and `/health` shows the
   * reason. Default: all are known, and any other is a 404.
   */
  readonly missing?: string | undefined
  /** Requests to nodes: for native balances, which no event contains, and for validator sets. */
  readonly nodes?: NodeAsking
  /** Sources of validators' signatures; without one, signatures are not aggregated. Default: none. */
  readonly signatures?: SignaturesSettings
  /**
   * A file of prices: `{"<chain ID>": {"<contract or native>": {"usd": "0.9987"}}}`. It is read again when it changes; while it is missing or
   * invalid the earlier prices stay. Without it no token has a price.
   */
  readonly prices?: string
  /** Files in the format of the Token Lists standard: logos, and names where a contract has none. The first one wins. */
  readonly tokenLists?: readonly string[]
  /** ABIs that the operator has verified, for names of methods, parameters, events and errors: files or folders, also for one contract or chain. */
  readonly abis?: readonly (string | AbiFile)[]
  /**
   * `public`: responses match the hosted service where it differs from the documents, for programs that were written for it, such as those
   * that use `@avalanche-sdk/chainkit`. Default `serac`.
   */
  readonly dialect?: Dialect
  /** Counting of requests for `/v1/apiUsageMetrics` and `/v1/apiLogs`; `false` disables it. Default: enabled with all defaults. */
  readonly usage?: UsageOptions | false
  /** Whether an indexer reads metadata of NFTs; otherwise reindexing is a 503. Default true. */
  readonly nftIndexing?: boolean
  /**
   * Maximum lag in seconds: `/health/ready` is a 503 while a chain is further behind its node, or not indexed, stuck or without a reporting
   * indexer. Default: any lag is ready.
   */
  readonly maxLag?: number
  /** The last reports of this process's indexers, for when the store cannot be written or read. Default: those in the store alone. */
  readonly reports?: () => readonly IndexerReport[]
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}
