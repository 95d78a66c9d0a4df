import type { StartOptions, SupervisorDelays } from "./supervised.ts"

/** Options of the supervision of an indexer. */
export interface SupervisorOptions {
  /** Minimum free bytes on the disk of an embedded store; below it indexing pauses. Default that of `indexer.minFreeSpace`. */
  readonly minFreeSpace?: number | undefined
  readonly delays?: SupervisorDelays | undefined
}

/** How indexers are started; tests replace it. */
export interface Spawn<Options, Running> {
  readonly spawn?: ((options: Options, start: StartOptions) => Promise<Running>) | undefined
}
