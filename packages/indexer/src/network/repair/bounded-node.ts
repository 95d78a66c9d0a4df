import type { ChainHeights } from "@serac/store"
import type { AtHeight, NetworkNode } from "../node/network-node.ts"
import { hexKey } from "../p/keys.ts"
import { LaterTransactions } from "./later-transactions.ts"

/** The transaction of a UTXO is after the version of its bytes. */
const transactionIn = (utxo: Uint8Array) => hexKey(utxo.subarray(2, 34))

/**
 * A node as it was at given heights: it reports no block above them, and neither transactions of later blocks nor what those created. A UTXO
 * that a later block consumed is missing nevertheless.
 */
export function boundedNode(node: NetworkNode, heights: ChainHeights): NetworkNode {
  const boundOf = (chain: "P" | "X") => heights[chain] ?? -1
  const later = {
    P: new LaterTransactions("P", node, boundOf("P")),
    X: new LaterTransactions("X", node, boundOf("X")),
  }
  async function bounded<T>(
    chain: "P" | "X",
    { value, height }: AtHeight<T>,
    without: (value: T, isLater: (transaction: string) => boolean) => T,
    signal: AbortSignal,
  ): Promise<AtHeight<T>> {
    const ids = await later[chain].upTo(height, signal)
    return { value: without(value, (id) => ids.has(id)), height: Math.min(height, boundOf(chain)) }
  }
  return {
    ...node,
    height: async (chain, signal) => Math.min(await node.height(chain, signal), heights[chain] ?? -1),
    transactions: async (chain, ids, signal) =>
      bounded(
        chain,
        await node.transactions(chain, ids, signal),
        (value, isLater) => new Map([...value].filter(([id]) => !isLater(id))),
        signal,
      ),
    utxos: async (chain, addresses, signal) =>
      bounded(
        chain,
        await node.utxos(chain, addresses, signal),
        (value, isLater) => value.filter((utxo) => !isLater(transactionIn(utxo))),
        signal,
      ),
  }
}
