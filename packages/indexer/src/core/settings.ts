/** How blocks of any chain are read: members of `indexer` in `serac.json`. */
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
  verify: {
    enum: ["heads", "full", "signatures", "full-signatures"],
    default: "heads",
    description:
      "recover who signed from signatures: of all transactions at the head and of one in 32 below it (heads), or of all (full); with signatures, also ask an EVM chain's validators to sign the stored hashes; everything that hashes cover is always verified",
    flag: "verify",
  },
  reconciliation: {
    enum: ["on", "off"],
    default: "on",
    description: "compare stored data with the node about once a second while following it",
  },
  recheck: {
    type: "string",
    pattern: "^[1-9][0-9]{0,3}[hd]$",
    patternErrorMessage: "must be hours or days, such as 12h or 30d",
    default: "30d",
    description:
      "hours or days within which reconciliation compares every stored block with the node again; a long chain and a short time are many requests",
    flag: "recheck",
    placeholder: "time",
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

/** Limits of an indexer's requests to a node; defaults as in {@link indexingSettings}. */
export type IndexingLimits = {
  readonly [Name in "concurrency" | "maxBufferBytes" | "pollInterval"]?: number | undefined
}

/**
 * Whose signatures are verified: those of all transactions at the head and of one in {@link signedShare} below it (`heads`), or all
 * (`full`); and whether validators are asked to sign the hashes of stored blocks, too (`signatures` as `heads`, `full-signatures` as `full`).
 */
export type Verify = (typeof indexingSettings.verify.enum)[number]

/** Whether the signatures of all transactions are verified. */
export const verifiesAll = (verify: Verify): boolean => verify === "full" || verify === "full-signatures"

/** Whether validators are asked to sign the hashes of stored blocks. */
export const asksValidators = (verify: Verify): boolean => verify === "signatures" || verify === "full-signatures"

/**
 * Below the head one in this many transactions, chosen at random, has its signatures verified: that takes longer than all
 * other processing of a transaction.
 */
export const signedShare = 32

/** Blocks below the node's head that count as its head, where all signatures are verified. */
export const headBlocks = 32
