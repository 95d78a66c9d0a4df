import { type EvmChain, EvmError, type Hex, quantity } from "@serac/evm-chain"
import { optional, type PositionalMethods, positionalMethod, type Reader, readEvm } from "@serac/node-wire"
import { withNodeErrors } from "../interfaces/evm/evm-methods.ts"
import type { DevnetClock } from "../network/devnet-clock.ts"
import type { Producer } from "../network/producer.ts"
import type { Snapshots } from "../network/snapshots.ts"
import { type EvmEdit, editChain } from "./edit-chain.ts"

/** What the methods work on that development nodes have beside a node's own. */
export interface EvmCheatOptions {
  /** Is told of what changed the chain beside its blocks, so that it can be done again. */
  readonly note: (method: EvmEdit, params: readonly string[]) => void
  readonly chain: EvmChain
  readonly clock: DevnetClock
  readonly producer: Producer
  readonly snapshots: Snapshots
}

const { address, bigQuantity, data, hash, quantity: integer } = readEvm
const mostBlocks = 10_000n
/** The longest that a timer waits, in seconds. */
const longestInterval = 2_147_483n
/** After how many blocks others are let run. */
const restAfter = 50n
/** The end of the year 9999, in seconds since 1970. */
const latestTime = 253_402_300_799n

/** Seconds as viem's test client writes them, a bare number, or as quantities are written. */
const bareOrQuantity: Reader<bigint> = (given) =>
  given?.kind === "number" ? readEvm.bareUint64(given) : integer(given)

/**
 * `evm_*`, `anvil_*` and `hardhat_*` of an EVM chain. Snapshots and time are those of the whole network: all chains go back
 * together. States are changed after the last block, so that the next block is made upon them. What changes a chain is done in
 * turn with the making of blocks, never within it.
 */
export function evmCheats({ chain, clock, producer, snapshots, note }: EvmCheatOptions): PositionalMethods {
  const edit = async (method: EvmEdit, ...params: readonly string[]) => {
    await producer.alone(async () => {
      await editChain(chain, method, params)
      note(method, params)
    })
  }
  const secondsNow = () => BigInt(Math.floor(clock.now() / 1000))
  /** @throws EvmError for a time that dates do not have */
  const assertDate = (time: bigint) => {
    if (time > latestTime) throw new EvmError("time does not go on to after the year 9999")
  }
  const advance = (seconds: bigint) => {
    assertDate(secondsNow() + seconds)
    clock.advance(Number(seconds) * 1000)
  }
  const setBalance = positionalMethod([address, bigQuantity], async ([of, balance]) => {
    await edit("setBalance", of, quantity(balance))
    return null
  })
  const setCode = positionalMethod([address, data], async ([of, code]) => {
    await edit("setCode", of, code)
    return null
  })
  const setNonce = positionalMethod([address, integer], async ([of, nonce]) => {
    await edit("setNonce", of, quantity(nonce))
    return null
  })
  const setStorageAt = positionalMethod([address, bigQuantity, hash], async ([of, slot, value]) => {
    await edit("setStorageAt", of, `0x${slot.toString(16).padStart(64, "0")}`, value)
    return true
  })
  /** So many blocks, one after the other, empty where nothing waits. */
  const mineBlocks = async (count: bigint, seconds = 1n) => {
    if (count > mostBlocks) throw new EvmError(`at most ${mostBlocks} blocks are mined at a time, not ${count}`)
    await producer.alone(async () => {
      for (let made = 0n; made < count; made++) {
        if (made > 0n) advance(seconds)
        const block = await chain.build({ allowEmpty: true })
        if (block) clock.advanceTo(Number(block.header.timestamp) * 1000)
        if (made % restAfter === restAfter - 1n) await new Promise((resolve) => setTimeout(resolve, 0))
      }
    })
  }
  const mine = positionalMethod([optional(bigQuantity), optional(bigQuantity)], async ([count = 1n, seconds]) => {
    await mineBlocks(count, seconds)
    return null
  })
  const dropTransaction = positionalMethod([hash], ([of]) => {
    const isThere = chain.pool.has(of)
    chain.pool.remove(of)
    return isThere ? of : null
  })
  const common = { setBalance, setCode, setNonce, setStorageAt, mine, dropTransaction }
  const named = (prefix: string) =>
    Object.fromEntries(Object.entries(common).map(([name, method]) => [`${prefix}_${name}`, method]))
  return withNodeErrors({
    ...named("anvil"),
    ...named("hardhat"),
    evm_mine: positionalMethod([], async () => {
      await mineBlocks(1n)
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
    evm_increaseTime: positionalMethod([integer], ([seconds]) => {
      advance(seconds)
      return quantity(seconds)
    }),
    evm_setNextBlockTimestamp: positionalMethod([integer], ([seconds]) => {
      const now = secondsNow()
      if (seconds < now) throw new EvmError(`a block's time is not before ${now}, which is now`)
      assertDate(seconds)
      clock.advanceTo(Number(seconds) * 1000)
      return null
    }),
    evm_snapshot: positionalMethod([], async () => quantity(BigInt(await snapshots.take()))),
    evm_revert: positionalMethod([integer], ([snapshot]) => snapshots.revert(Number(snapshot))),
    anvil_fork: positionalMethod([bigQuantity], async ([height]) => {
      return producer.alone(async () => {
        const removed = await chain.fork(height)
        note("fork", [quantity(height)])
        return removed.map((block): Hex => block.hash)
      })
    }),
  })
}
