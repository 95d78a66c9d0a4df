/** How blocks are read, of any chain: members of `indexer` in `serac.json`. */
export const indexingSettings = {
  concurrency: {
    type: "integer",
    minimum: 1,
    maximum: 256,
    default: 8,
    description: "requests in flight per chain while catching up",
  },
  maxBufferBytes: {
    type: "integer",
    minimum: 2 ** 20,
    maximum: 4 * 2 ** 30,
    default: 64 * 2 ** 20,
    description:
      "maximum bytes of unprocessed node responses per EVM chain; a quarter of it per chain of a primary network",
    unit: "bytes",
  },
  pollInterval: {
    type: "integer",
    minimum: 10,
    maximum: 600_000,
    default: 500,
    description:
      "maximum milliseconds between polls of the head of a node that does not announce blocks; a fifth of it where the node answers quickly",
    unit: "ms",
  },
  reconciliation: {
    enum: ["on", "off"],
    default: "on",
    description: "compare stored data with the node about once a second while following it",
  },
  minFreeSpace: {
    type: "integer",
    minimum: 0,
    maximum: 2 ** 40,
    default: 512 * 2 ** 20,
    description: "minimum free bytes on the disk of the data directory; below it indexing pauses and serving continues",
    unit: "bytes",
  },
  maxRetryDelay: {
    type: "integer",
    minimum: 100,
    maximum: 3_600_000,
    default: 60_000,
    description: "longest delay in milliseconds before a failed indexer is restarted; the first is 1 s",
    unit: "ms",
  },
} as const

/** How much an indexer asks of a node at a time, and how often: some of {@link indexingSettings}. */
export type IndexingLimits = {
  readonly [Name in "concurrency" | "maxBufferBytes" | "pollInterval"]?: number | undefined
}
