import { formatId } from "@serac/chain"
import { editChain } from "../cheats/evm/edit-chain.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { messengerAccount, messengerAddress } from "./messenger.ts"

/**
 * Places the messenger on the C-Chain. It cannot be in the genesis, which determines the chain's id. The signed transaction that deploys
 * it on other networks would deploy different code.
 */
export async function placeMessenger(network: PrimaryNetwork, { chain, blockchainID }: RunningChain): Promise<void> {
  const { code, nonce, storage } = messengerAccount
  const edits = [
    ["setCode", [messengerAddress, code]],
    ["setNonce", [messengerAddress, `0x${nonce.toString(16)}`]],
    ...Object.entries(storage).map(([slot, value]) => ["setStorageAt", [messengerAddress, slot, value]] as const),
  ] as const
  for (const [method, params] of edits) {
    await editChain(chain, method, params)
    network.note({ chain: formatId(blockchainID), method, params })
  }
}
