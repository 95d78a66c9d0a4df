import { afterAll } from "vitest"
import { conformance } from "./conformance.ts"
import { StoreDatabases } from "./postgres-database.ts"

const databases = new StoreDatabases()

conformance(
  "PostgreSQL",
  async () => {
    const database = await databases.take()
    return { location: { kind: "postgres", url: database.url }, dispose: () => databases.giveBack(database) }
  },
  0.1,
)

afterAll(() => databases.close())
