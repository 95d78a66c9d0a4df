import type { EvmChain } from "../chain/evm-chain.ts"
import type { Hex } from "../codec/hex.ts"

/** The nonce of an account after its pending transactions. */
export async function nextNonce(chain: EvmChain, address: Hex): Promise<bigint> {
  for (;;) {
    const { tip } = chain
    const account = await chain.read(tip, ({ state }) => state.account(address))
    // A block that came meanwhile has transactions which are not pending any more, and the account not yet.
    if (chain.tip !== tip) continue
    const nonce = account?.nonce ?? 0n
    return nonce + BigInt(chain.pool.split(address, nonce).pending.length)
  }
}
