import type { CommonServiceOptions } from "@serac/server/http"
import type { ChainDefinition, IndexerReport, Store } from "@serac/store"
import type { Dialect } from "./dialect/dialect.ts"

/** Options of a metrics service. The service does not close the store. */
export interface MetricsServiceOptions extends CommonServiceOptions {
  readonly store: Store
  /** The measured chains. Any other is a 404. */
  readonly chains: readonly ChainDefinition[]
  /**
   * The reason why chains may be unknown yet, as a text for callers: an unknown one is then a 503, and `/health` shows the reason. Default:
   * all are known, and any other is a 404.
   */
  readonly missing?: string | undefined
  /**
   * `public`: serves `avgTps` also at the hosted service's path (`/v2/chains/{chainId}/metrics/avgTps`), for programs that were written for
   * it. Default `serac`.
   */
  readonly dialect?: Dialect
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
