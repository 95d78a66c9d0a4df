import type { StoreLocation, StoreOptions } from "../location.ts"
import type { Store } from "../port.ts"
import { EngineStore } from "../store.ts"
import { accessTo } from "./access.ts"
import { openPostgresEngine } from "./engine.ts"
import { postgresTarget } from "./target.ts"

export { readPostgresFacts } from "./server-facts.ts"

/** Connects to the server once. Throws StoreConnectionError if the connection fails. */
export async function reachPostgres({ url }: Extract<StoreLocation, { kind: "postgres" }>): Promise<void> {
  await accessTo(postgresTarget(url))
}

/** Opens the store in a PostgreSQL database. */
export async function openPostgresStore(
  location: Extract<StoreLocation, { kind: "postgres" }>,
  options: StoreOptions,
): Promise<Store> {
  return new EngineStore(location, await openPostgresEngine(location, options))
}
