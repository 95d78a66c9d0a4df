import type { ChainDefinition, ChainStatus } from "@serac/store"

/** How far a chain is indexed, for `/health`: `head` and `lag` are null where nothing is. */
export function chainHealth({ chainId, name }: ChainDefinition, state: ChainStatus | undefined) {
  if (state === undefined) return { chainId, name, head: null, nodeHead: null, lag: null, updatedAt: null }
  const { head, nodeHead, updatedAt } = state
  return { chainId, name, head: head.number, nodeHead, lag: Math.max(nodeHead - head.number, 0), updatedAt }
}
