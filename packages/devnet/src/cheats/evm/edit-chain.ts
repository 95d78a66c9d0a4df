import { type EvmChain, EvmError, fromHex, type Hex } from "../../evm/index.ts"

/** What changes an EVM chain beside its blocks. */
export type EvmEdit = "setBalance" | "setCode" | "setNonce" | "setStorageAt" | "fork"

/**
 * Changes an EVM chain by hand; the next block is made upon it. Parameters are as the cheatcodes take them: addresses, quantities and
 * data as `0x` and digits.
 *
 * @throws {EvmError} for a method that there is not.
 */
export async function editChain(chain: EvmChain, method: string, params: readonly string[]): Promise<void> {
  const [first = "0x", second = "0x", third = "0x"] = params as readonly Hex[]
  switch (method) {
    case "setBalance":
      return chain.edit((state) => state.updateAccount(first, { balance: BigInt(second) }))
    case "setNonce":
      return chain.edit((state) => state.updateAccount(first, { nonce: BigInt(second) }))
    case "setCode":
      return chain.edit((state) => state.setCode(first, fromHex(second)))
    case "setStorageAt":
      return chain.edit((state) => state.setStorage(first, second, fromHex(third)))
    case "fork":
      await chain.fork(BigInt(first))
      return
    default:
      throw new EvmError(`there is no edit ${method}`)
  }
}
