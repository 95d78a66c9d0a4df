import { conformance } from "./conformance.ts"
import { makeStoreDatabase } from "./postgres-database.ts"

conformance(
  "PostgreSQL",
  async () => {
    const database = await makeStoreDatabase()
    return { location: { kind: "postgres", url: database.url }, dispose: () => database.close() }
  },
  0.2,
)
