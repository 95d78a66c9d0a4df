import type { StoreLocation, StoreOptions } from "./location.ts"
import type { Store } from "./port.ts"
import { openSqliteEngine } from "./sqlite/engine.ts"
import { openReadOnlyEngine } from "./sqlite/read-only-engine.ts"
import { EngineStore } from "./store.ts"

/**
 * Opens the indexed data of a directory (SQLite, `node:sqlite`) or of a PostgreSQL server, version 15 or newer. Missing tables are
 * created; tables of an older version are migrated.
 *
 * Many processes and threads may open the same location; each chain has one writer among them.
 *
 * Throws {@link StoreVersionError} when a newer version of this software wrote the data, or when Node.js contains an SQLite that
 * several connections can corrupt; {@link StoreConnectionError} when the server cannot be reached.
 *
 * @example
 * ```ts
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * const latest = await store.chain("43114").transactions({ limit: 25 })
 * await store.close()
 * ```
 */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<Store> {
  if (location.kind === "sqlite") {
    const { directory } = location
    const engine = options.readOnly ? openReadOnlyEngine(directory) : openSqliteEngine(directory, options)
    return new EngineStore(location, await engine)
  }
  const { openPostgresStore } = await import("./postgres/index.ts")
  return openPostgresStore(location, options)
}
