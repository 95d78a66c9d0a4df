import type { NetworkWriter, StoreLocation } from "@serac/store"
import { openWithStore } from "../core/writer/index.ts"

/** Opens the writer of a primary network with its own store, which closes with the writer. */
export function openNetworkWriter(location: StoreLocation, networkId: number): Promise<NetworkWriter> {
  return openWithStore(location, (store) => store.openNetworkWriter(networkId))
}
