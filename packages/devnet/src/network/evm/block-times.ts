import type { Header } from "../../evm/index.ts"

/** When the blocks of an EVM chain are made, in seconds since 1970: by the clock, or so many seconds apart whatever the clock says. */
export class BlockTimes {
  /** From one block to the next. Default: by the clock. */
  interval: bigint | undefined
  /** Of the next block alone, which breaks the interval. */
  next: bigint | undefined

  /** The next block's time in milliseconds since 1970, if the chain allows it: no block is made sooner than its rules say. */
  after({ timestamp }: Header, now: bigint): bigint {
    if (this.interval === undefined) return now
    return (this.next ?? timestamp + this.interval) * 1000n
  }
}
