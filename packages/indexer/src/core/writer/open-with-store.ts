import { openStore, type Store, type StoreLocation } from "@serac/store"
import { wrapMethods } from "./wrap-methods.ts"

/** Opens a writer with its own store, which closes with the writer. */
export async function openWithStore<Writer extends object>(
  location: StoreLocation,
  open: (store: Store) => Promise<Writer>,
): Promise<Writer> {
  const store = await openStore(location)
  try {
    return wrapMethods(await open(store), async (name, call) => {
      if (name !== "close") return call()
      try {
        return await call()
      } finally {
        await store.close()
      }
    })
  } catch (error) {
    await store.close()
    throw error
  }
}
