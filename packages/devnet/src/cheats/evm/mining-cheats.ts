import {
  type ArgumentReader,
  optionalReader,
  type PositionalMethods,
  positionalMethod,
  readEvm,
  struct,
} from "@serac/wire/node"
import { EvmError, toQuantity } from "../../evm/index.ts"
import { ChainTime } from "./chain-time.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"

/** The longest that a timer waits, in seconds. */
const longestInterval = 2_147_483n

/** Seconds as viem's test client writes them, a bare number, or as quantities are written. */
const bareOrQuantity: ArgumentReader<bigint> = (given) =>
  given?.kind === "number" ? readEvm.bareUint64(given) : readEvm.quantity(given)

const mineMembers = struct({ blocks: optionalReader(readEvm.bigQuantity), timestamp: optionalReader(bareOrQuantity) })

/** The time of the block, or it and how many blocks there are. */
const mineOptions: ArgumentReader<{ blocks?: bigint | undefined; timestamp?: bigint | undefined }> = (given) =>
  given?.kind === "object" ? mineMembers(given) : { timestamp: bareOrQuantity(given) }

/** What makes blocks and moves the time, which all chains share. */
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
      // Nothing is logged, whether it is wanted or not.
      setLoggingEnabled: positionalMethod([readEvm.flag], () => null),
    },
    named: {
      anvil_dropTransaction: positionalMethod([hash], ([of]) => (drop(of) ? of : null)),
      anvil_dropAllTransactions: positionalMethod([], () => {
        chain.pool.clear()
        return null
      }),
      hardhat_dropTransaction: positionalMethod([hash], ([of]) => drop(of)),
      evm_mine: positionalMethod([optionalReader(mineOptions)], async ([{ blocks = 1n, timestamp } = {}]) => {
        if (timestamp !== undefined) time.advanceTo(timestamp)
        await time.mine(blocks)
        return "0x0"
      }),
      evm_setAutomine: positionalMethod([readEvm.flag], ([isAutomatic]) => {
        producer.setAutomatic(isAutomatic)
        return null
      }),
      evm_setIntervalMining: positionalMethod([bareOrQuantity], ([seconds]) => {
        if (seconds > longestInterval)
          throw new EvmError(`blocks are at most ${longestInterval} seconds apart, not ${seconds}`)
        producer.setBlockTime(seconds === 0n ? undefined : Number(seconds) * 1000)
        return null
      }),
      evm_increaseTime: positionalMethod([bareOrQuantity], ([seconds]) => {
        time.advance(seconds)
        return toQuantity(seconds)
      }),
      evm_setBlockTimestampInterval: setInterval,
      evm_setNextBlockTimestamp: positionalMethod([integer], ([seconds]) => {
        time.advanceTo(seconds)
        return null
      }),
    },
  }
}
