import type { Store } from "@serac/store"
import type { World } from "./world/world.ts"

/** Whether all blocks of a network are stored. */
export async function isWholeNetwork(store: Store, { networkID, last }: World): Promise<boolean> {
  const status = await store.network(networkID).status()
  return (["P", "X", "C"] as const).every(
    (name) => status?.chains.find(({ chain }) => chain === name)?.head.height === last[name],
  )
}
