import { conformance } from "./conformance.ts"
import { makeDatabase } from "./postgres-database.ts"

conformance(
  "PostgreSQL",
  async () => {
    const database = await makeDatabase()
    return { location: { kind: "postgres", url: database.url }, dispose: () => database.close() }
  },
  0.4,
)
