import {
  type ChainWriter,
  type NetworkWriter,
  openStore,
  type Store,
  type StoreLocation,
  type WriterOptions,
} from "@serac/store"
import { wrapMethods } from "./wrap-methods.ts"

/** Opens the writer of a chain with a store of its own, which closes with it. */
export function openWriter(location: StoreLocation, chainId: string, options: WriterOptions): Promise<ChainWriter> {
  return openWithStore(location, (store) => store.openWriter(chainId, options))
}

/** Opens the writer of a primary network with a store of its own, which closes with it. */
export function openNetworkWriter(location: StoreLocation, networkId: number): Promise<NetworkWriter> {
  return openWithStore(location, (store) => store.openNetworkWriter(networkId))
}

async function openWithStore<Writer extends object>(
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
