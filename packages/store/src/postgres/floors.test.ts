import { expect, test } from "vitest"
import type { Query } from "../queries/query.ts"
import { Floors } from "./floors.ts"

const query: Query = { name: "list", sql: "", plan: { sqlite: [], postgres: [] }, descendsFrom: "block" }
const beyond = Number.MAX_SAFE_INTEGER

test("of a chain whose height is not known yet all partitions are read", () => {
  const floors = new Floors(1000)
  floors.learn(query, { chain: 2n }, [{ blockNumber: 9000 }])
  expect(floors.floorOf(query, { chain: 1n, block: beyond })).toBe(0)
})

test("a page is looked for in as many blocks as a partition has, below the head or below its beginning", () => {
  const floors = new Floors(1000)
  floors.learn(query, { chain: 1n }, [{ blockNumber: 9000 }, { blockNumber: 8999 }])
  expect([beyond, 9000, 5000, 400].map((block) => floors.floorOf(query, { chain: 1n, block }))).toEqual([
    8000, 8000, 4000, 0,
  ])
})

test("the head is the highest block that was seen", () => {
  const floors = new Floors(1000)
  for (const number of [9000, 3000]) floors.learn({ ...query, descendsFrom: "number" }, { chain: 1n }, [{ number }])
  floors.learn(query, { chain: 1n }, [])
  expect(floors.floorOf(query, { chain: 1n, block: beyond })).toBe(8000)
})

test("a query that does not descend has no floor", () => {
  const { descendsFrom: _, ...other } = query
  const floors = new Floors(1000)
  floors.learn(other, { chain: 1n }, [{ blockNumber: 9000 }])
  floors.learn(query, { chain: 1n }, [{ blockNumber: 9000 }])
  expect(floors.floorOf(other, { chain: 1n, block: beyond })).toBe(0)
})
