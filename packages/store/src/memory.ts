/** Bytes of memory for indexing, where nothing else is set. */
export const defaultMemory = 2 ** 30

/** Bytes for the parts of a chain's work. */
export interface MemoryShares {
  /** The cache of SQLite's writing connection. */
  readonly cache: number
  /** SQLite's write-ahead log, before it is checkpointed. */
  readonly log: number
  /** The entries of lists, balances and holders that are sorted at once. */
  readonly run: number
}

const mebibyte = 2 ** 20
/** Bytes of a run's keys are numbered by 32 bits. */
const maxRun = 2 ** 31
const share = (memory: number, part: number, least: number) => Math.max(least * mebibyte, Math.floor(memory / part))

/**
 * Divides a chain's memory. The rest is for decoding and for nodes' answers.
 *
 * @param memory - bytes. Default: the default of the setting `memory`.
 */
export function memoryShares(memory: number = defaultMemory): MemoryShares {
  return { cache: share(memory, 16, 1), log: share(memory, 16, 2), run: Math.min(maxRun, share(memory, 2, 4)) }
}
