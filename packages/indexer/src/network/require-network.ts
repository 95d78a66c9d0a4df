import { equalBytes, parseId } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { nonsense } from "../core/index.ts"
import { zeroId } from "./p/keys.ts"

/** The network and chain that transactions must belong to. */
export interface ChainIdentity {
  readonly networkId: number
  readonly blockchainId: Uint8Array
}

/** The identities of a network's chains. */
export function chainIdentities({
  networkId,
  xChainId,
  cChainId,
}: Pick<NetworkDefinition, "networkId" | "xChainId" | "cChainId">): Readonly<Record<"P" | "X" | "C", ChainIdentity>> {
  return {
    P: { networkId, blockchainId: zeroId },
    X: { networkId, blockchainId: parseId(xChainId) },
    C: { networkId, blockchainId: parseId(cChainId) },
  }
}

/** @throws NodeFault if a transaction belongs to another network or chain. */
export function requireNetwork(
  { networkID, blockchainID }: { readonly networkID: number; readonly blockchainID: Uint8Array },
  { networkId, blockchainId }: ChainIdentity,
): void {
  if (networkID !== networkId) throw nonsense(`a transaction is of network ${networkID}, not ${networkId}`)
  if (!equalBytes(blockchainID, blockchainId)) throw nonsense("a transaction is of another chain")
}
