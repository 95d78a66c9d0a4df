import { formatId } from "@serac/chain"
import { editChain } from "../cheats/evm/edit-chain.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { messengerAccount, messengerAddress } from "./messenger.ts"

/**
 * Puts the messenger upon the C-Chain. It is not in the genesis, of which the id of the chain follows; the transaction that has it made
 * elsewhere makes the code of others.
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
