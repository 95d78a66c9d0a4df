import { type EvmBlock, EvmError } from "../../evm/index.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"

/** The end of the year 9999, in seconds since 1970. */
const latestTime = 253_402_300_799n
const maxDateBlocks = 10_000n
/** The number of blocks after which `mine` lets other tasks run. */
const restAfter = 50n

type TimeOptions = Pick<EvmCheatOptions, "chain" | "clock" | "producer" | "times">

/** The devnet's clock in seconds, and the block times of an EVM chain. */
export class ChainTime {
  readonly #options: TimeOptions

  constructor(options: TimeOptions) {
    this.#options = options
  }

  /** Seconds since 1970. */
  now(): bigint {
    return BigInt(Math.floor(this.#options.clock.now() / 1000))
  }

  /** Advances the clock. @throws EvmError for a time after the year 9999 */
  advance(seconds: bigint): void {
    assertDate(this.now() + seconds)
    this.#options.clock.advance(Number(seconds) * 1000)
  }

  /** Sets the time of the next block. @throws EvmError for a time in the past, or after the year 9999 */
  advanceTo(seconds: bigint): void {
    const { chain, clock, times } = this.#options
    const isApart = times.interval !== undefined
    const earliest = isApart ? chain.tip.header.timestamp : this.now()
    if (seconds < earliest)
      throw new EvmError(`a block's time is not before ${earliest}, which is ${isApart ? "the last block's" : "now"}`)
    assertDate(seconds)
    if (isApart) times.next = seconds
    else clock.advanceTo(Number(seconds) * 1000)
  }

  /**
   * Makes the chain's blocks a fixed number of seconds apart, independently of the clock; more if the chain's rules require it.
   *
   * @throws EvmError if the interval would soon lead beyond the year 9999
   */
  setInterval(seconds: bigint): void {
    assertDate(this.now() + seconds * maxDateBlocks)
    this.#options.times.interval = seconds
  }

  /** Makes blocks follow the clock again. @returns whether an interval was set */
  removeInterval(): boolean {
    const { times } = this.#options
    const wasThere = times.interval !== undefined
    times.interval = undefined
    times.next = undefined
    return wasThere
  }

  /**
   * Makes a number of blocks, which are empty if no transaction is pending.
   *
   * @param seconds - how far the clock advances before each block, as in anvil, unless the chain has an interval. Default: 0 before the first
   * block, then 1.
   * @throws EvmError
   */
  async mine(count: bigint, seconds?: bigint): Promise<readonly EvmBlock[]> {
    const { chain, clock, producer, times } = this.#options
    if (count > maxDateBlocks) throw new EvmError(`at most ${maxDateBlocks} blocks are mined at a time, not ${count}`)
    return producer.alone(async () => {
      const blocks: EvmBlock[] = []
      for (let made = 0n; made < count; made++) {
        const pause = seconds ?? (made === 0n ? 0n : 1n)
        if (times.interval === undefined) this.advance(pause)
        const block = await chain.build({ allowEmpty: true })
        if (block) {
          clock.advanceTo(Number(block.header.timestamp) * 1000)
          blocks.push(block)
        }
        if (made % restAfter === restAfter - 1n) await new Promise((resolve) => setTimeout(resolve, 0))
      }
      return blocks
    })
  }
}

function assertDate(time: bigint): void {
  if (time > latestTime) throw new EvmError("time does not go on to after the year 9999")
}
