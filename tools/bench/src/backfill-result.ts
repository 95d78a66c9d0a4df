/** The measurements of a backfill. */
export interface Backfill {
  readonly name: string
  /** From the start of the process to the last row. */
  readonly seconds: number
  /** The part of `seconds` until the first rows. */
  readonly beginning: number
  /** Processor time of the contestant, without the database's server and the node, in seconds. */
  readonly processor: number
  /** Highest resident memory of the contestant, without the database's server, in MiB. */
  readonly memory: number
  /** The size of the data on disk at the end. */
  readonly bytes: number
}
