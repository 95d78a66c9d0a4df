import { join } from "node:path"
import type { NetworkDefinition } from "@serac/store"
import { openRemembered, type Remembered } from "./remembered.ts"

/** A network without the URLs of its nodes, which may contain secrets. */
export type KnownNetwork = Omit<NetworkDefinition, "nodeUrls">

/** The networks that nodes have reported. */
export type KnownNetworks = Remembered<KnownNetwork>

/** The known networks of a data directory. Only the process that holds the directory writes them. */
export function knownNetworks(directory: string, writable: boolean): KnownNetworks {
  return openRemembered(join(directory, "networks.json"), writable)
}
