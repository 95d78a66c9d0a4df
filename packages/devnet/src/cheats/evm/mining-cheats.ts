import {
  type ArgumentReader,
  optionalReader,
  type PositionalMethods,
  positionalMethod,
  readEvm,
  struct,
} from "@serac/wire/node"
import { EvmError, hasHelicon, toQuantity } from "../../evm/index.ts"
import { blockJson } from "../../interfaces/evm/block-json.ts"
import { bareOrQuantity } from "./bare-or-quantity.ts"
import { ChainTime } from "./chain-time.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"

/** The longest delay of a timer, in seconds. */
const longestInterval = 2_147_483n

const mineMembers = struct({ blocks: optionalReader(readEvm.bigQuantity), timestamp: optionalReader(bareOrQuantity) })

interface MineOptions {
  readonly blocks?: bigint | undefined
  readonly timestamp?: bigint | undefined
}

/** Reads the time of the block, or an object of the time and the number of blocks. */
const mineOptions: ArgumentReader<MineOptions> = (given) =>
  given?.kind === "object" ? mineMembers(given) : { timestamp: bareOrQuantity(given) }

/** Cheatcodes that make blocks and change the time, which all chains share. */
export function miningCheats(options: EvmCheatOptions): {
  readonly prefixed: PositionalMethods
  readonly named: PositionalMethods
} {
  const { chain, producer } = options
  const { bigQuantity, hash, quantity: integer } = readEvm
  const time = new ChainTime(options)
  const drop = (of: `0x${string}`) => {
    const isThere = chain.pool.has(of)
    chain.pool.remove(of)
    return isThere
  }
  const mine = async ({ blocks = 1n, timestamp }: MineOptions = {}) => {
    if (timestamp !== undefined) time.advanceTo(timestamp)
    return time.mine(blocks)
  }
  const mineDetailed = positionalMethod([optionalReader(mineOptions)], async ([options]) => {
    const form = { kind: chain.config.kind, hasHelicon: hasHelicon(chain.config, chain.tip.header.timestamp) }
    return (await mine(options)).map((block) => blockJson(block, form, true))
  })
  const setInterval = positionalMethod([bareOrQuantity], ([seconds]) => {
    time.setInterval(seconds)
    return null
  })
  return {
    prefixed: {
      mine: positionalMethod(
        [optionalReader(bigQuantity), optionalReader(bigQuantity)],
        async ([count = 1n, seconds]) => {
          await time.mine(count, seconds)
          return null
        },
      ),
      getAutomine: positionalMethod([], () => producer.isAutomatic),
      setBlockTimestampInterval: setInterval,
      removeBlockTimestampInterval: positionalMethod([], () => time.removeInterval()),
      // Accepts both values; the devnet has no log to enable.
      setLoggingEnabled: positionalMethod([readEvm.flag], () => null),
    },
    named: {
      anvil_dropTransaction: positionalMethod([hash], ([of]) => (drop(of) ? of : null)),
      anvil_dropAllTransactions: positionalMethod([], () => {
        chain.pool.clear()
        return null
      }),
      hardhat_dropTransaction: positionalMethod([hash], ([of]) => drop(of)),
      evm_mine: positionalMethod([optionalReader(mineOptions)], async ([options]) => {
        await mine(options)
        return "0x0"
      }),
      anvil_mine_detailed: mineDetailed,
      evm_mine_detailed: mineDetailed,
      evm_setAutomine: positionalMethod([readEvm.flag], ([isAutomatic]) => {
        producer.setAutomatic(isAutomatic)
        return null
      }),
      evm_setIntervalMining: positionalMethod([bareOrQuantity], ([seconds]) => {
        if (seconds > longestInterval)
          throw new EvmError(`blocks are at most ${longestInterval} seconds apart, not ${seconds}`)
        producer.setBlockTime(seconds === 0n ? undefined : Number(seconds) * 1000)
        options.times.allowEmpty = seconds !== 0n
        return null
      }),
      evm_increaseTime: positionalMethod([bareOrQuantity], ([seconds]) => {
        time.advance(seconds)
        return toQuantity(seconds)
      }),
      evm_setBlockTimestampInterval: setInterval,
      evm_setTime: positionalMethod([bareOrQuantity], ([seconds]) => {
        const before = time.now()
        time.advanceTo(seconds)
        return Number(seconds > before ? seconds - before : 0n)
      }),
      evm_setNextBlockTimestamp: positionalMethod([integer], ([seconds]) => {
        time.advanceTo(seconds)
        return null
      }),
    },
  }
}
