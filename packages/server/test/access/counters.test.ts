import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore } from "@serac/store"
import { expect, test, vi } from "vitest"
import { openAccess } from "../../src/access/index.ts"
import { MemoryCounters } from "../../src/access/limits/memory-counters.ts"
import { openRedis, reconnectDelay } from "../../src/access/limits/open-redis.ts"
import { RedisCounters } from "../../src/access/limits/redis-counters.ts"
import { StoreCounters } from "../../src/access/limits/store-counters.ts"
import { countersConformance } from "./counters-conformance.ts"
import { MemoryKeyStore } from "./memory-key-store.ts"
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

test("a Redis that is away is looked for after pauses that double, up to five seconds", () => {
  expect([0, 1, 2, 5, 6, 100].map(reconnectDelay)).toEqual([100, 200, 400, 3_200, 5_000, 5_000])
})

test("counts in Redis that are closed are asked for no more", async () => {
  const server = await startRedisServer()
  const counters = await openRedis(server.url, () => {})
  await counters.close()
  await expect(counters.used({ subject: "a", seconds: 60, start: 0 })).rejects.toThrow()
  await server.close()
})

test("counts in a Redis that is away fail at once, after two seconds for it to come, and its errors are told", async () => {
  const told: unknown[] = []
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    let counters: RedisCounters | undefined
    // Nobody listens at this port.
    const opening = openRedis("redis://127.0.0.1:1", (error) => told.push(error)).then((opened) => {
      counters = opened
    })
    while (told.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(counters).toBeUndefined()
    vi.advanceTimersByTime(2_000)
    await opening
    await expect(counters?.take({ subject: "a", seconds: 60, start: 0 }, 1, 10)).rejects.toThrow()
    await counters?.close()
  } finally {
    vi.useRealTimers()
  }
})

test("access whose counts are in Redis shares them with whoever counts there", async () => {
  const server = await startRedisServer()
  const keys = new MemoryKeyStore()
  const [apiKeys, saveApiKeys] = [keys.apiKeys.bind(keys), keys.saveApiKeys.bind(keys)]
  const nowhere = () => Promise.reject(new Error("nothing is counted in the store"))
  const store = { apiKeys, saveApiKeys, takeOfQuota: nowhere, quotaUsed: nowhere }
  const open = () =>
    openAccess({
      ...{ store, limits: true, counters: { redis: server.url }, countersTimeout: 60_000 },
      tiers: { unauthenticated: { minute: 1_000_000, day: 30 } },
    })
  const [one, other] = [await open(), await open()]
  const admit = async ({ data }: typeof one) => {
    const request = { headers: {}, socket: { remoteAddress: "192.0.2.1" } }
    return (await data.admit(request, { scope: "read", weight: 20 })).refusal?.status
  }
  expect([await admit(one), await admit(other)]).toEqual([undefined, 429])
  await Promise.all([one.close(), other.close()])
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
  // Nor does one who gets nothing.
  expect(counters.take(window(300_000), 1, 0)).toEqual({ granted: 0, used: 0 })
  expect(counters.used(window(1))).toBe(1)
  counters.take(window(1, 120), 1, 10)
  expect(counters.used(window(2))).toBe(0)
})

test("in memory a clock that is set back gives nobody the units of a window again", () => {
  const counters = new MemoryCounters()
  const take = (start: number) => counters.take({ subject: "a", seconds: 60, start }, 10, 10).granted
  expect([take(120), take(60), take(120)]).toEqual([10, 0, 0])
})
