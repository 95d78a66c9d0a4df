import { createDatabase } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { expect, inject, test } from "vitest"
import { proveBulk } from "../src/bulk/prove-bulk.ts"
import { makeTemporaryFolder } from "../src/kill/temporary-folder.ts"

// `pnpm prove:bulk` has fifty seeds on each store.
test.concurrent.each(["sqlite", "postgres"] as const)(
  "lists made in sorted runs by a process that is killed are those made with their blocks: %s",
  async (kind) => {
    const folder = await makeTemporaryFolder("serac-bulk")
    try {
      const location: StoreLocation =
        kind === "sqlite"
          ? { kind, directory: folder.path }
          : { kind, url: await createDatabase(inject("postgresUrl")) }
      const { kills, difference } = await proveBulk({ location, seed: 3, transactions: 2_000, kills: 2 })
      expect({ kills, difference }).toEqual({ kills: 2, difference: undefined })
    } finally {
      await folder.remove()
    }
  },
  480_000,
)
