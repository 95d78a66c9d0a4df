import type { CommonServiceOptions } from "@serac/server/http"
import type { ChainDefinition, IndexerReport, Store } from "@serac/store"
import type { Dialect } from "./dialect/dialect.ts"

/** What a metrics service is made of. The store stays the caller's: it is not closed with the service. */
export interface MetricsServiceOptions extends CommonServiceOptions {
  readonly store: Store
  /** The chains that are measured. Any other is a 404. */
  readonly chains: readonly ChainDefinition[]
  /**
   * Why there may be chains that this service does not know yet, in words for callers: one that it does not know is a 503 then, and
   * `/health` tells it. Default: it knows all, and any other is a 404.
   */
  readonly missing?: string | undefined
  /**
   * `public`: serves `avgTps` also where the hosted service has it (`/v2/chains/{chainId}/metrics/avgTps`), for programs that were
   * written for it. Default `serac`.
   */
  readonly dialect?: Dialect
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
