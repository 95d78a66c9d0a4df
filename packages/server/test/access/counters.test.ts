import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore } from "@serac/store"
import { expect, test, vi } from "vitest"
import { MemoryCounters } from "../../src/access/limits/memory-counters.ts"
import { openRedis } from "../../src/access/limits/open-redis.ts"
import { RedisCounters } from "../../src/access/limits/redis-counters.ts"
import { StoreCounters } from "../../src/access/limits/store-counters.ts"
import { countersConformance } from "./counters-conformance.ts"
import { startRedisServer } from "./redis-server.ts"

countersConformance("memory", async () => {
  const counters = new MemoryCounters()
  return { counters, other: counters, dispose: () => counters.close() }
})

countersConformance("SQLite", async () => {
  const directory = await mkdtemp(join(tmpdir(), "serac-counters-"))
  const stores = [
    await openStore({ kind: "sqlite", directory }),
    await openStore({ kind: "sqlite", directory }),
  ] as const
  return {
    counters: new StoreCounters(stores[0]),
    other: new StoreCounters(stores[1]),
    async dispose() {
      for (const store of stores) await store.close()
      await rm(directory, { recursive: true })
    },
  }
})

countersConformance("Redis", async () => {
  const server = await startRedisServer()
  const open = async () => {
    const counters = await openRedis(server.url, () => {})
    // The first commands would fail for want of a connection, which a service survives and these tests do not.
    await vi.waitFor(() => counters.used({ subject: "nobody", seconds: 60, start: 0 }), { timeout: 10_000 })
    return counters
  }
  const [counters, other] = [await open(), await open()]
  return {
    counters,
    other,
    async dispose() {
      await counters.close()
      await other.close()
      await server.close()
    },
  }
})

test("counts in Redis that are closed are asked for no more", async () => {
  const server = await startRedisServer()
  const counters = await openRedis(server.url, () => {})
  await counters.close()
  await expect(counters.used({ subject: "a", seconds: 60, start: 0 })).rejects.toThrow()
  await server.close()
})

test("counts in Redis end by themselves, a window after their own", async () => {
  const sent: (readonly string[])[] = []
  const counters = new RedisCounters({
    sendCommand: async (command) => {
      sent.push(command)
      return command[0] === "INCRBY" ? 5 : 1
    },
    close: async () => {},
  })
  await counters.take({ subject: "data key a", seconds: 60, start: 120 }, 5, 100)
  expect(sent).toEqual([
    ["INCRBY", "serac:quota:60:120:data key a", "5"],
    ["EXPIREAT", "serac:quota:60:120:data key a", "240"],
  ])
})

test.each([["nonsense"], [Number.NaN], [{}]])("an answer that is no count is refused: %j", async (answer) => {
  const counters = new RedisCounters({ sendCommand: async () => answer, close: async () => {} })
  const window = { subject: "a", seconds: 60, start: 0 }
  await expect(counters.take(window, 1, 1)).rejects.toThrow(new TypeError("Redis answered something that is no count"))
  await expect(counters.used(window)).rejects.toThrow(TypeError)
})

test("memory does not grow with those who have been: of too many in a window the first are forgotten", () => {
  const counters = new MemoryCounters()
  const window = (at: number, start = 60) => ({ subject: `address ${at}`, seconds: 60, start })
  for (let at = 0; at <= 200_000; at += 1) counters.take(window(at), 1, 10)
  expect([counters.used(window(0)), counters.used(window(1)), counters.used(window(200_000))]).toEqual([0, 1, 1])
  // One who has been there takes nobody's place.
  counters.take(window(200_000), 1, 10)
  expect([counters.used(window(1)), counters.used(window(200_000))]).toEqual([1, 2])
  counters.take(window(1, 120), 1, 10)
  expect(counters.used(window(2))).toBe(0)
})

test("in memory a clock that is set back gives nobody the units of a window again", () => {
  const counters = new MemoryCounters()
  const take = (start: number) => counters.take({ subject: "a", seconds: 60, start }, 10, 10).granted
  expect([take(120), take(60), take(120)]).toEqual([10, 0, 0])
})
