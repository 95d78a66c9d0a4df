import { createCitusDatabase } from "@serac/kits/postgres"
import { distributeStore, openStore } from "../../src/index.ts"
import { connectTo, type TestDatabase } from "../postgres-database.ts"

/** The coordinator that `pnpm prove:citus` was given. */
export const coordinator = process.env.SERAC_TEST_CITUS ?? ""

/** A store whose tables are distributed. */
export async function makeCitusStore(): Promise<TestDatabase> {
  const { url, drop } = await createCitusDatabase(coordinator)
  const store = await openStore({ kind: "postgres", url })
  await store.close()
  await distributeStore({ kind: "postgres", url })
  const database = await connectTo(url)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}
