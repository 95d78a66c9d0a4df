import type { StoreLocation, StoreOptions } from "../location.ts"
import type { Store } from "../port.ts"
import { EngineStore } from "../store.ts"
import { openPostgresEngine } from "./engine.ts"

/** The store of a PostgreSQL database. */
export async function openPostgresStore(
  location: Extract<StoreLocation, { kind: "postgres" }>,
  options: StoreOptions,
): Promise<Store> {
  return new EngineStore(location, await openPostgresEngine(location, options))
}
