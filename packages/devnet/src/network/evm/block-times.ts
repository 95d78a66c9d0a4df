import type { Header } from "../../evm/index.ts"

/** The times of an EVM chain's blocks, in seconds: they follow the clock, or have a fixed interval. */
export class BlockTimes {
  /** Seconds from one block to the next. Default: blocks follow the clock. */
  interval: bigint | undefined
  /** Time of the next block only, instead of the interval. */
  next: bigint | undefined
  /** Whether blocks at intervals of real time are made without transactions too. Default: false, as on a node. */
  allowEmpty = false

  /** The intended time of the next block in milliseconds since 1970; the chain's rules may require a later one. */
  after({ timestamp }: Header, now: bigint): bigint {
    if (this.interval === undefined) return now
    return (this.next ?? timestamp + this.interval) * 1000n
  }
}
