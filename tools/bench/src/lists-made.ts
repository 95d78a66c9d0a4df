import { setTimeout as sleep } from "node:timers/promises"
import { openStore, type StoreLocation } from "@serac/store"

/** Resolves when every list of a chain has every stored block. */
export async function listsMade(location: StoreLocation, chainId: string): Promise<void> {
  const store = await openStore(location)
  try {
    while ((await store.chain(chainId).projections()).some(({ state }) => state === "behind")) await sleep(25)
  } finally {
    await store.close()
  }
}
