import { startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { makeDistributedStore } from "../citus/distributed-store.ts"

/** Makes empty stores in databases of one server, or of one cluster. */
export interface PostgresStores {
  readonly title: "PostgreSQL" | "Citus"
  make(): Promise<StoreLocation>
  /** Removes the databases. */
  close(): Promise<void>
}

/** @param coordinator - URL of a Citus coordinator's database, beside which distributed stores are made. Default a server of its own. */
export async function openPostgresStores(coordinator?: string): Promise<PostgresStores> {
  if (coordinator === undefined) {
    const server = await startPostgres()
    return {
      title: "PostgreSQL",
      make: async () => ({ kind: "postgres", url: await server.createDatabase() }),
      close: () => server.stop(),
    }
  }
  const made: Awaited<ReturnType<typeof makeDistributedStore>>[] = []
  return {
    title: "Citus",
    async make() {
      const store = await makeDistributedStore(coordinator)
      made.push(store)
      return store.location
    },
    async close() {
      for (const store of made) await store.drop()
    },
  }
}
