import { createDatabase } from "@serac/kits/postgres"
import { openStore } from "@serac/store"
import { inject } from "vitest"
import { StoreCounters } from "../../src/access/limits/store-counters.ts"
import { countersConformance } from "./counters-conformance.ts"

countersConformance("PostgreSQL", async () => {
  const url = await createDatabase(inject("postgresUrl"))
  const stores = [await openStore({ kind: "postgres", url }), await openStore({ kind: "postgres", url })] as const
  return {
    counters: new StoreCounters(stores[0]),
    other: new StoreCounters(stores[1]),
    async dispose() {
      for (const store of stores) await store.close()
    },
  }
})
