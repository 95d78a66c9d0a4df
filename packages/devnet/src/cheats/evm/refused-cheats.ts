import type { PositionalMethods } from "@serac/wire/node"
import { EvmError } from "../../evm/index.ts"

/** The reasons why this network rejects some methods of other development nodes, by method name without prefix. */
export const refusals = {
  setCoinbase: "whom a block pays is decided by the chain: fees are burned, or its reward manager names who gets them",
  setMinGasPrice: "the least price of gas is the base fee, which follows from the blocks before",
  setNextBlockBaseFeePerGas: "a block's base fee follows from the blocks before, and a block with another is refused",
  setBlockGasLimit: "a block's gas limit follows from the chain's fees, and a block with another is refused",
  setRpcUrl: "a devnet forks the chain that it was started with, and no other",
} as const satisfies Readonly<Record<string, string>>

const method = (reason: string): PositionalMethods[string] => ({
  // Accepts any arguments, so that the caller gets the reason.
  parameters: Array.from({ length: 4 }, () => () => undefined),
  call: () => {
    throw new EvmError(`not done here: ${reason}`)
  },
})

/** Methods of other development nodes that this network rejects with a reason. */
export function refusedCheats(): { readonly prefixed: PositionalMethods; readonly named: PositionalMethods } {
  const prefixed = Object.fromEntries(Object.entries(refusals).map(([name, reason]) => [name, method(reason)]))
  return {
    prefixed,
    named: {
      evm_setBlockGasLimit: method(refusals.setBlockGasLimit),
    },
  }
}
