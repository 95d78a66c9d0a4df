import { type EvmChain, EvmError, type Hex, quantity } from "@serac/evm-chain"
import { optional, type PositionalMethods, positionalMethod, readEvm } from "@serac/node-wire"
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

/**
 * `evm_*`, `anvil_*` and `hardhat_*` of an EVM chain. Snapshots and time are those of the whole network: all chains go back
 * together. States are changed after the last block, so that the next block is made upon them.
 */
export function evmCheats({ chain, clock, producer, snapshots, note }: EvmCheatOptions): PositionalMethods {
  const edit = async (method: EvmEdit, ...params: readonly string[]) => {
    await editChain(chain, method, params)
    note(method, params)
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
    for (let made = 0n; made < count; made++) {
      if (made > 0n) clock.advance(Number(seconds) * 1000)
      const block = await chain.build({ allowEmpty: true })
      if (block) clock.advanceTo(Number(block.header.timestamp) * 1000)
    }
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
  return {
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
    evm_setIntervalMining: positionalMethod([integer], ([milliseconds]) => {
      producer.setBlockTime(milliseconds === 0n ? undefined : Number(milliseconds))
      return null
    }),
    evm_increaseTime: positionalMethod([integer], ([seconds]) => {
      clock.advance(Number(seconds) * 1000)
      return quantity(seconds)
    }),
    evm_setNextBlockTimestamp: positionalMethod([integer], ([seconds]) => {
      const now = BigInt(Math.floor(clock.now() / 1000))
      if (seconds < now) throw new EvmError(`a block's time is not before ${now}, which is now`)
      clock.advanceTo(Number(seconds) * 1000)
      return null
    }),
    evm_snapshot: positionalMethod([], async () => quantity(BigInt(await snapshots.take()))),
    evm_revert: positionalMethod([integer], ([snapshot]) => snapshots.revert(Number(snapshot))),
    anvil_fork: positionalMethod([bigQuantity], async ([height]) => {
      const removed = await chain.fork(height)
      note("fork", [quantity(height)])
      return removed.map((block): Hex => block.hash)
    }),
  }
}
