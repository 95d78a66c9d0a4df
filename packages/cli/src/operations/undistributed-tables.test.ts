import { expect, test } from "vitest"
import { describeUndistributed, undistributedTables } from "./undistributed-tables.ts"

const table = (name: string, isDistributed: boolean) => ({ name, column: "chain_id", bytes: 1, isDistributed }) as const

test("tables that are not distributed are named with the command that does it, three of many", () => {
  const tables = ["a", "b", "c", "d"].map((name) => table(name, false))
  expect([
    describeUndistributed({ workers: 2, tables: [table("a", true)] }),
    describeUndistributed({ workers: 0, tables }),
    describeUndistributed({ workers: 0, tables: [table("a", true), table("b", false)] }),
    describeUndistributed({ workers: 2, tables }),
  ]).toEqual([
    undefined,
    undefined,
    "1 table is not distributed over the workers of Citus (b): run serac distribute",
    "4 tables are not distributed over the workers of Citus (a, b, c, ...): run serac distribute",
  ])
})

test("files of SQLite have nothing to distribute", async () => {
  expect(await undistributedTables({ kind: "sqlite", directory: "/nowhere" })).toBe(undefined)
})
