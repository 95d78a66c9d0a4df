import type { StartOptions, SupervisorDelays } from "./supervised.ts"

/** What supervising an indexer takes. */
export interface SupervisorOptions {
  /** Bytes that the disk of an embedded store must have free; below it indexing pauses. Default that of `indexer.minFreeSpace`. */
  readonly minFreeSpace?: number | undefined
  readonly delays?: SupervisorDelays | undefined
}

/** How indexers are started; replaced in tests. */
export interface Spawn<Options, Running> {
  readonly spawn?: ((options: Options, start: StartOptions) => Promise<Running>) | undefined
}
