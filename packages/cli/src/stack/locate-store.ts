import type { StoreLocation } from "@serac/store"
import type { Config } from "../config/config.ts"

/** The location of the store: the configured database, or else the data directory. */
export function locateStore(config: Pick<Config, "dataDirectory" | "store" | "storeReplica">): StoreLocation {
  const { dataDirectory, store, storeReplica } = config
  if (store === undefined) return { kind: "sqlite", directory: dataDirectory }
  return { kind: "postgres", url: store, ...(storeReplica === undefined ? {} : { replicaUrl: storeReplica }) }
}
