import type { NetworkWriter, StoreLocation } from "@serac/store"
import { openWithStore } from "../core/writer/index.ts"

/** Opens the writer of a primary network with a store of its own, which closes with it. */
export function openNetworkWriter(location: StoreLocation, networkId: number): Promise<NetworkWriter> {
  return openWithStore(location, (store) => store.openNetworkWriter(networkId))
}
