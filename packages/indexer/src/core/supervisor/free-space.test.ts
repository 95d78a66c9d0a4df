import { expect, test } from "vitest"
import { freeSpaceOf } from "./free-space.ts"

const sqlite = { kind: "sqlite", directory: "/data" } as const

test("indexing pauses below the least, and goes on when a quarter more is free", async () => {
  let free = 100
  const space = freeSpaceOf(sqlite, { least: 100, freeOf: async () => free })
  const lacks: boolean[] = []
  for (free of [100, 99, 110, 124, 125, 100, 0]) lacks.push((await space.lack()) !== undefined)
  expect(lacks).toEqual([false, true, true, true, false, false, true])
})

test("a disk that turned out to be full goes on when there is room for a transaction and its log", async () => {
  let free = 2 ** 30
  const space = freeSpaceOf(sqlite, { least: 100, freeOf: async () => free })
  expect(await space.lack()).toBe(undefined)
  space.wasFull()
  const lacks: boolean[] = []
  for (free of [200, 4 * 2 ** 20 - 1, 4 * 2 ** 20, 200, 99, 124, 125]) lacks.push((await space.lack()) !== undefined)
  expect(lacks).toEqual([true, true, false, false, true, true, false])
})

test("the operator hears where, how much, and what to do", async () => {
  const space = freeSpaceOf(sqlite, { least: 512 * 2 ** 20, freeOf: async () => 3 * 2 ** 20 })
  expect(await space.lack()).toBe(
    "the disk of /data has 3 MiB free; indexing pauses below 512 MiB and goes on at 640 MiB: make space, or set indexer.minFreeSpace",
  )
})

test("a system that does not say, and a database server, are not waited for", async () => {
  const silent = freeSpaceOf(sqlite, { least: 1, freeOf: () => Promise.reject(new Error("ENOSYS")) })
  const server = freeSpaceOf({ kind: "postgres", url: "postgres://x" }, { least: 1, freeOf: async () => 0 })
  expect([await silent.lack(), await server.lack()]).toEqual([undefined, undefined])
})

test("the system's own word is taken", async () => {
  const space = freeSpaceOf({ kind: "sqlite", directory: "/" }, { least: Number.MAX_SAFE_INTEGER })
  expect(await space.lack()).toMatch(/^the disk of \/ has \d+ MiB free/)
})
