import { expect, test } from "vitest"
import { examineMachine, type MachineFacts } from "./examine-machine.ts"

const machine: MachineFacts = {
  availableMemory: 8_000_000_000,
  freeSpace: async (folder) => {
    if (folder.startsWith("/data/serac")) throw new Error("ENOENT")
    return 100_000_000_000
  },
  writable: async () => {},
}
const examined = (facts: Partial<MachineFacts>, dataDirectory = "/data/serac/here") =>
  examineMachine({ dataDirectory, indexer: { minFreeSpace: 536_870_912 } as never }, { ...machine, ...facts })

test("a machine with memory and disk is well, also where the data directory is not made yet", async () => {
  expect(await examined({})).toEqual([
    { level: "ok", area: "memory", found: "8.0 GB available" },
    { level: "ok", area: "disk", found: "100 GB free for /data/serac/here" },
  ])
})

test("little memory is a warning that says how much is enough", async () => {
  const [memory] = await examined({ availableMemory: 256_000_000 })
  expect(memory).toEqual({
    level: "warning",
    area: "memory",
    found: "256 MB available",
    advice: "Give the machine or the container at least 1.0 GB.",
  })
})

test.each([
  ["below the limit of indexing", 400_000_000, "problem", "400 MB free for /data; indexing pauses below 537 MB"],
  ["above the limit of indexing, but not for long", 2_000_000_000, "warning", "2.0 GB free for /data"],
])("free space %s is told", async (_where, bytes, level, found) => {
  const [, disk] = await examined({ freeSpace: async () => bytes }, "/data")
  expect(disk).toMatchObject({ level, area: "disk", found })
})

test.each([
  ["EROFS", "/data is on a read-only disk"],
  ["EACCES", "this user may not write in /data"],
])("a folder that cannot be written (%s) is a problem that says why", async (code, found) => {
  const writable = () => Promise.reject(Object.assign(new Error(code), { code }))
  const [, disk] = await examined({ writable }, "/data")
  expect(disk).toMatchObject({ level: "problem", found })
})
