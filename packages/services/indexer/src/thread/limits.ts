import type { ResourceLimits } from "node:worker_threads"

/**
 * The heap of each thread. A small young generation halves the resident memory of a backfill and costs no speed; the old one
 * holds the largest answer that is read, parsed, four times.
 */
export const threadLimits: ResourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 }
