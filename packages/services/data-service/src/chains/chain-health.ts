import type { Health } from "@serac/http"
import type { ChainDefinition, Store } from "@serac/store"

/**
 * How far each chain is indexed, for `/health`: `head` and `lag` are null where nothing is. Ready is a service that has data of
 * a chain; how much lag is too much is the operator's to say.
 */
export async function chainHealth(store: Store, chains: readonly ChainDefinition[]): Promise<Health> {
  const states = new Map((await store.chains()).map((state) => [state.chainId, state]))
  return {
    ready: chains.length === 0 || chains.some(({ chainId }) => states.has(chainId)),
    details: {
      chains: chains.map(({ chainId, name }) => {
        const state = states.get(chainId)
        if (state === undefined) return { chainId, name, head: null, nodeHead: null, lag: null, updatedAt: null }
        const { head, nodeHead, updatedAt } = state
        return { chainId, name, head: head.number, nodeHead, lag: Math.max(nodeHead - head.number, 0), updatedAt }
      }),
    },
  }
}
