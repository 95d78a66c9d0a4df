import { afterAll, beforeAll } from "vitest"
import { conformance } from "../conformance.ts"
import { StoreDatabases } from "../postgres-database.ts"
import { makeCitusStore } from "./database.ts"

const databases = new StoreDatabases(makeCitusStore)

// Making one takes seconds.
beforeAll(async () => databases.giveBack(await databases.take()), 120_000)

conformance(
  "Citus",
  async () => {
    const database = await databases.take()
    return { location: { kind: "postgres", url: database.url }, dispose: () => databases.giveBack(database) }
  },
  0.1,
)

afterAll(() => databases.close())
