import { formatEthAddress } from "@serac/chain"
import { type EvmChain, toHex } from "../../evm/index.ts"
import type { AccountChange } from "../../ledger/index.ts"

/**
 * Verifies that accounts of the C-Chain have the balances and nonces that an atomic transaction needs, after the last block.
 *
 * @throws {Error} with the text of the chain's current virtual machine.
 */
export async function assertPayable(chain: EvmChain, changes: readonly AccountChange[]): Promise<void> {
  for (const { address, amount, nonce: needed } of changes) {
    if (needed === undefined) continue
    const account = await chain.read(chain.tip, ({ state }) => state.account(toHex(address)))
    const { balance = 0n, nonce = 0n } = account ?? {}
    if (!chain.executesLater) {
      if (balance < -amount) throw new Error("insufficient funds")
      if (nonce !== needed) throw new Error("invalid nonce")
      continue
    }
    const refuse = (reason: string, has: string) => {
      throw new Error(`state verification: ${reason}: address ${formatEthAddress(address)} has ${has}`)
    }
    if (nonce !== needed) refuse("nonce mismatch", `nonce ${nonce} but needs ${needed}`)
    if (balance < -amount) refuse("insufficient funds", `balance ${balance} but needs ${-amount}`)
  }
}
