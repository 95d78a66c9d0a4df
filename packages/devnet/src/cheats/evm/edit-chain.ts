import { formatId } from "@serac/chain"
import { type EvmChain, EvmError, fromHex, type Hex } from "../../evm/index.ts"
import type { RunningChain } from "../../network/evm/running-chain.ts"
import type { PrimaryNetwork } from "../../network/primary-network.ts"

/** The edits of an EVM chain that are not blocks. */
export type EvmEdit = "setBalance" | "setCode" | "setNonce" | "setStorageAt" | "fork"

/**
 * Edits the state of an EVM chain; the next block is made on it. Parameters have the cheatcodes' format: addresses, quantities and
 * data as `0x` and digits.
 *
 * @throws {EvmError} for an unknown method.
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

/** Edits a chain and records the edit, so that a devnet restored from a state has it too. @throws {EvmError} */
export async function editAndNote(
  network: PrimaryNetwork,
  { chain, blockchainID }: Pick<RunningChain, "chain" | "blockchainID">,
  method: EvmEdit,
  params: readonly string[],
): Promise<void> {
  await editChain(chain, method, params)
  network.note({ chain: formatId(blockchainID), method, params })
}
