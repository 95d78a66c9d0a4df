import { optionalReader, type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { EvmError, type Hex, toQuantity } from "../../evm/index.ts"
import { withNodeErrors } from "../../interfaces/evm/evm-methods.ts"
import { accountCheats } from "./account-cheats.ts"
import { bareOrQuantity } from "./bare-or-quantity.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"
import { editCheats } from "./edit-cheats.ts"
import { instanceCheats } from "./instance-cheats.ts"
import { messageSigning } from "./message-signing.ts"
import { miningCheats } from "./mining-cheats.ts"
import { refusedCheats } from "./refused-cheats.ts"
import { wholeNetworkCheats } from "./whole-network-cheats.ts"

/**
 * `evm_*`, `anvil_*` and `hardhat_*` of an EVM chain, and the `eth_*` methods that need keys. Snapshots and time belong to the whole
 * network: a revert restores all chains. Edits change the state after the last block, so that the next block is made on it. Changes of
 * a chain run between blocks, never while one is made.
 */
export function evmCheats(options: EvmCheatOptions): PositionalMethods {
  const { chain, producer, snapshots, note } = options
  const accounts = accountCheats(chain)
  const edits = editCheats(options)
  const mining = miningCheats(options)
  const refused = refusedCheats()
  const whole = wholeNetworkCheats(options.whole)
  const prefixed = { ...refused.prefixed, ...edits.prefixed, ...whole, ...mining.prefixed, ...accounts.prefixed }
  const fork = async (height: bigint) => {
    const removed = await chain.fork(height)
    note("fork", [toQuantity(height)])
    return removed.map((block): Hex => block.hash)
  }
  const named = (prefix: string) =>
    Object.fromEntries(Object.entries(prefixed).map(([name, method]) => [`${prefix}_${name}`, method]))
  return withNodeErrors({
    ...named("anvil"),
    ...named("hardhat"),
    ...refused.named,
    ...(whole.reset && { evm_reset: whole.reset }),
    ...mining.named,
    ...edits.named,
    ...accounts.named,
    ...messageSigning(),
    ...instanceCheats(options),
    evm_snapshot: positionalMethod([], async () => toQuantity(BigInt(await snapshots.take()))),
    evm_revert: positionalMethod([readEvm.quantity], ([snapshot]) => snapshots.revert(Number(snapshot))),
    anvil_fork: positionalMethod([readEvm.bigQuantity], ([height]) => producer.alone(() => fork(height))),
    anvil_rollback: positionalMethod([optionalReader(bareOrQuantity)], ([depth = 1n]) =>
      producer.alone(async () => {
        const { number } = chain.tip.header
        if (depth > number)
          throw new EvmError(`a rollback of ${depth} blocks is deeper than the chain, whose last block is ${number}`)
        await fork(number - depth)
        return null
      }),
    ),
  })
}
