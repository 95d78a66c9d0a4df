import { type EvmBlock, EvmError } from "../../evm/index.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"

/** The end of the year 9999, in seconds since 1970. */
const latestTime = 253_402_300_799n
const maxDateBlocks = 10_000n
/** After how many blocks others are let run. */
const restAfter = 50n

type TimeOptions = Pick<EvmCheatOptions, "chain" | "clock" | "producer" | "times">

/** The time of a devnet in the seconds of its EVM chains. */
export class ChainTime {
  readonly #options: TimeOptions

  constructor(options: TimeOptions) {
    this.#options = options
  }

  /** Seconds since 1970. */
  now(): bigint {
    return BigInt(Math.floor(this.#options.clock.now() / 1000))
  }

  /** @throws EvmError for a time that dates do not have */
  advance(seconds: bigint): void {
    assertDate(this.now() + seconds)
    this.#options.clock.advance(Number(seconds) * 1000)
  }

  /** The next block is of that time. @throws EvmError for one that has passed, or that dates do not have */
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
   * From now on the chain's blocks are so many seconds apart, or as few more as its rules ask for, whatever the clock says.
   *
   * @throws EvmError where dates would end soon
   */
  setInterval(seconds: bigint): void {
    assertDate(this.now() + seconds * maxDateBlocks)
    this.#options.times.interval = seconds
  }

  /** Blocks follow the clock again. Whether they did not. */
  removeInterval(): boolean {
    const { times } = this.#options
    const wasThere = times.interval !== undefined
    times.interval = undefined
    times.next = undefined
    return wasThere
  }

  /**
   * Makes so many blocks, one after the other, empty where nothing waits.
   *
   * @param seconds - by which the time goes on before each, as anvil does it, unless the chain has an interval. Default: 1, and none before the first.
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
