import type { SupervisorOptions } from "@serac/indexer/core/supervisor"
import type { IndexerConfig } from "../config/config.ts"

const usualFirst = 1_000

/** The supervisor options of an indexer's settings. */
export function supervisorOptions({ minFreeSpace, maxRetryDelay }: IndexerConfig): SupervisorOptions {
  return { minFreeSpace, delays: { first: Math.min(usualFirst, maxRetryDelay), longest: maxRetryDelay } }
}
