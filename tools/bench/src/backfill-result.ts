/** How a backfill went. */
export interface Backfill {
  readonly name: string
  /** From the start of the process to the last row. */
  readonly seconds: number
  /** Of that, to the first rows. */
  readonly beginning: number
  /** Processor time of the contestant, without the database's server and the node, in seconds. */
  readonly processor: number
  /** Highest resident memory of the contestant, without the database's server, in MiB. */
  readonly memory: number
  /** What the data takes on disk when all is done. */
  readonly bytes: number
}
