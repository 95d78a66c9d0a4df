import { createCitusDatabase } from "@serac/kits/postgres"
import { expect, test } from "vitest"
import { distributeStore, openStore, planMigration, readDistribution } from "../../src/index.ts"
import { addBlocks } from "../conformance/operation-setting.ts"
import { coordinator } from "./database.ts"

test("rows that are stored move to the workers, whose sizes are counted, and leave the coordinator", async () => {
  const { url, query, drop } = await createCitusDatabase(coordinator)
  const location = { kind: "postgres", url } as const
  const store = await openStore(location)
  await addBlocks(store, "5", 300)
  const bytes = async () =>
    (await planMigration(location)).places.find(({ name }) => name === "tables of chains")?.bytes
  const ofCoordinator = async () => {
    const [row] = await query<{ bytes: number }>(
      `SELECT sum(pg_relation_size(oid))::float8 AS bytes FROM pg_class
        WHERE relnamespace = 'serac'::regnamespace AND relname ~ '^(evm|primary)_' AND relkind = 'r'`,
    )
    return row?.bytes
  }
  const before = await bytes()
  expect(await ofCoordinator()).toBeGreaterThan(100_000)
  await distributeStore(location)
  expect(await ofCoordinator()).toBe(0)
  expect(await bytes()).toBeGreaterThan(Number(before))
  expect((await store.chain("5").status())?.head.number).toBe(299)
  // A repeated run finds nothing to do.
  expect(await distributeStore(location)).toEqual(await readDistribution(location))
  await store.close()
  await drop()
})
