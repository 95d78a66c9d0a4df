import { afterAll, beforeAll } from "vitest"
import { distributeStore } from "../../src/index.ts"
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
    const location = { kind: "postgres", url: database.url } as const
    const dispose = async () => {
      // A restore makes its tables anew.
      await distributeStore(location)
      await databases.giveBack(database)
    }
    return { location, dispose }
  },
  0.1,
)

afterAll(() => databases.close())
