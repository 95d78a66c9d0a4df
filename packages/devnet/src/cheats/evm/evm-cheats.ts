import { type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { type Hex, toQuantity } from "../../evm/index.ts"
import { withNodeErrors } from "../../interfaces/evm/evm-methods.ts"
import { accountCheats } from "./account-cheats.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"
import { editCheats } from "./edit-cheats.ts"
import { instanceCheats } from "./instance-cheats.ts"
import { miningCheats } from "./mining-cheats.ts"
import { refusedCheats } from "./refused-cheats.ts"
import { wholeNetworkCheats } from "./whole-network-cheats.ts"

/**
 * `evm_*`, `anvil_*` and `hardhat_*` of an EVM chain, and the `eth_*` methods that need keys. Snapshots and time are those of the whole
 * network: all chains go back together. States are changed after the last block, so that the next block is made upon them. What changes
 * a chain is done in turn with the making of blocks, never within it.
 */
export function evmCheats(options: EvmCheatOptions): PositionalMethods {
  const { chain, producer, snapshots, note } = options
  const accounts = accountCheats(chain)
  const mining = miningCheats(options)
  const refused = refusedCheats()
  const whole = wholeNetworkCheats(options.whole)
  const prefixed = { ...refused.prefixed, ...editCheats(options), ...whole, ...mining.prefixed, ...accounts.prefixed }
  const named = (prefix: string) =>
    Object.fromEntries(Object.entries(prefixed).map(([name, method]) => [`${prefix}_${name}`, method]))
  return withNodeErrors({
    ...named("anvil"),
    ...named("hardhat"),
    ...refused.named,
    ...(whole.reset && { evm_reset: whole.reset }),
    ...mining.named,
    ...accounts.named,
    ...instanceCheats(options),
    evm_snapshot: positionalMethod([], async () => toQuantity(BigInt(await snapshots.take()))),
    evm_revert: positionalMethod([readEvm.quantity], ([snapshot]) => snapshots.revert(Number(snapshot))),
    anvil_fork: positionalMethod([readEvm.bigQuantity], ([height]) =>
      producer.alone(async () => {
        const removed = await chain.fork(height)
        note("fork", [toQuantity(height)])
        return removed.map((block): Hex => block.hash)
      }),
    ),
  })
}
