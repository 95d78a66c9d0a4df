import type { NetworkDefinition, NetworkStatus, PrimaryChain } from "@serac/store"
import { aliases } from "./network-directory.ts"

const order: readonly PrimaryChain[] = ["P", "X", "C"]

/** How far each chain of a primary network is indexed, for `/health`: `head` and `lag` are null where nothing is. */
export function networkHealth({ networkId, network }: NetworkDefinition, status: NetworkStatus | undefined) {
  return {
    networkId,
    network,
    chains: order.map((chain) => {
      const state = status?.chains.find((one) => one.chain === chain)
      const chainName = aliases[chain]
      if (state === undefined) return { chainName, head: null, nodeHead: null, lag: null, updatedAt: null }
      const { head, nodeHeight, updatedAt } = state
      const lag = Math.max(nodeHeight - head.height, 0)
      return { chainName, head: head.height, nodeHead: nodeHeight, lag, updatedAt }
    }),
    notes: status?.notes ?? [],
  }
}
