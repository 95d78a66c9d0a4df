import { nonsense } from "../fault.ts"
import { keyOf } from "./p/keys.ts"

/** @throws NodeFault when a transaction is of another network or chain. */
export function requireNetwork(
  { networkID, blockchainID }: { readonly networkID: number; readonly blockchainID: Uint8Array },
  { networkId, blockchainId }: { readonly networkId: number; readonly blockchainId: Uint8Array },
): void {
  if (networkID !== networkId) throw nonsense(`a transaction is of network ${networkID}, not ${networkId}`)
  if (keyOf(blockchainID) !== keyOf(blockchainId)) throw nonsense("a transaction is of another chain")
}
