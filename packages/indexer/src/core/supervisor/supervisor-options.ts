import type { SupervisorDelays } from "./supervise.ts"

/** Bytes that the disk of an embedded store must have free unless something else is said: 512 MiB. */
export const usualLeast = 512 * 2 ** 20

/** What supervising an indexer takes. */
export interface SupervisorOptions {
  /** Bytes that the disk of an embedded store must have free; below it indexing pauses. Default 512 MiB. */
  readonly minFreeSpace?: number | undefined
  readonly delays?: SupervisorDelays | undefined
}

/** How indexers are started; replaced in tests. */
export interface Spawn<Options, Running> {
  readonly spawn?: ((options: Options) => Promise<Running>) | undefined
}
