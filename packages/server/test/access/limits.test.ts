import { describe, expect, test, vi } from "vitest"
import { type AccessOptions, makeKey } from "../../src/access/index.ts"
import { makeKeyText } from "../../src/access/keys/key-text.ts"
import { MemoryCounters } from "../../src/access/limits/memory-counters.ts"
import type { Scope } from "../../src/http/index.ts"
import { MemoryKeyStore } from "./memory-key-store.ts"
import { type Asked, accessOfTests, ask, midnight, refusalOf } from "./opened-access.ts"

const opened = accessOfTests()

/** A store whose counts are in memory, and can be away. */
function countingStore() {
  const counts = new MemoryCounters()
  const outage = { isAway: false }
  const present = <Result>(give: () => Result): Promise<Result> =>
    outage.isAway ? Promise.reject(new Error("gone")) : Promise.resolve(give())
  const takeOfQuota: AccessOptions["store"]["takeOfQuota"] = (window, units, quota) =>
    present(() => counts.take(window, units, quota))
  const quotaUsed: AccessOptions["store"]["quotaUsed"] = (window) => present(() => counts.used(window))
  const keys = new MemoryKeyStore()
  const kept = { apiKeys: keys.apiKeys.bind(keys), saveApiKeys: keys.saveApiKeys.bind(keys) }
  return { outage, store: { ...kept, takeOfQuota, quotaUsed } }
}

describe("limits", () => {
  const policy = '"minute";q=6000;w=60;qu="compute-units", "day";q=1200000;w=86400;qu="compute-units"'

  test("are told with each answer: of all windows in the draft's fields, of the tightest in the older ones", async () => {
    const access = await opened({ limits: true })
    vi.setSystemTime((midnight + 12) * 1000)
    expect(ask(access, { weight: 100 }).headers).toEqual({
      "ratelimit-policy": policy,
      ratelimit: '"minute";r=5900;t=48, "day";r=1199900;t=86388',
      "ratelimit-limit": "6000",
      "ratelimit-remaining": "5900",
    })
  })

  test("are exceeded by what does not fit, which costs nothing, until the window ends", async () => {
    const access = await opened({ limits: true })
    for (let at = 0; at < 60; at += 1) expect(ask(access, { weight: 100 }).refusal).toBeUndefined()
    vi.setSystemTime((midnight + 45) * 1000)
    const { refusal, headers } = ask(access, { weight: 1 })
    expect([refusal?.status, refusal?.message, refusal?.retryAfter]).toEqual([
      429,
      "The rate limit of 6000 compute units a minute is exceeded",
      15,
    ])
    expect(headers).toEqual({
      "ratelimit-policy": policy,
      ratelimit: '"minute";r=0;t=15, "day";r=1194000;t=86355',
      "ratelimit-limit": "6000",
      "ratelimit-remaining": "0",
      "ratelimit-reset": "15",
    })
    vi.setSystemTime((midnight + 60) * 1000)
    expect(ask(access, { weight: 100 }).refusal).toBeUndefined()
  })

  test("are those of the day in the older fields where less of it is left", async () => {
    const access = await opened({ limits: true, tiers: { unauthenticated: { minute: 100, day: 90 } } })
    const { headers } = ask(access, { weight: 20 })
    expect([headers?.["ratelimit-limit"], headers?.["ratelimit-remaining"]]).toEqual(["90", "70"])
  })

  test("of a day are exceeded until midnight", async () => {
    const access = await opened({ limits: true, tiers: { unauthenticated: { minute: 100, day: 150 } } })
    ask(access, { weight: 100 })
    vi.setSystemTime((midnight + 3_600) * 1000)
    const { refusal, headers } = ask(access, { weight: 100 })
    expect([refusal?.message, refusal?.retryAfter]).toEqual([
      "The rate limit of 150 compute units a day is exceeded",
      82_800,
    ])
    expect([headers?.["ratelimit-limit"], headers?.["ratelimit-remaining"], headers?.["ratelimit-reset"]]).toEqual([
      "150",
      "50",
      "82800",
    ])
  })

  test.each([
    ["free", 8_000, 2_000_000],
    ["base", 10_000, 3_750_000],
    ["growth", 14_000, 11_200_000],
    ["pro", 20_000, 25_000_000],
    ["gold", 7, 9],
    ["removed since", 6_000, 1_200_000],
  ])(
    "of a key of tier %s are %d a minute and %d a day, apart from its address and from other keys",
    async (tier, minute, day) => {
      const access = await opened({ keys: true, limits: true, tiers: { gold: { minute: 7, day: 9 } } })
      const about = { name: "", tier, scopes: ["read"] } as const
      const [one, other] = [await makeKey(access.store, about, midnight), await makeKey(access.store, about, midnight)]
      await access.refresh()
      ask(access, { weight: 5 })
      ask(access, { key: other.text, weight: 5 })
      const headers = ask(access, { key: one.text, weight: 5 }).headers
      expect(headers?.ratelimit).toBe(`"minute";r=${minute - 5};t=60, "day";r=${day - 5};t=86400`)
    },
  )

  test("of the metrics service are its own", async () => {
    const access = await opened({ limits: true })
    ask(access)
    const request = { headers: {}, socket: { remoteAddress: "192.0.2.1" } }
    const { headers } = await access.metrics.admit(request, { scope: "read", weight: 20 })
    expect(headers?.ratelimit).toBe('"minute";r=7980;t=60, "day";r=1199980;t=86400')
  })

  test("of the metrics service are those that the operator says, and so is how long shared counts are waited for", async () => {
    const access = await opened({ limits: true, metricsQuotas: { minute: 30, day: 40 } })
    const request = { headers: {}, socket: { remoteAddress: "192.0.2.1" } }
    const { headers } = await access.metrics.admit(request, { scope: "read", weight: 20 })
    expect(headers?.ratelimit).toBe('"minute";r=10;t=60, "day";r=20;t=86400')
    const silent = { ...countingStore().store, takeOfQuota: () => new Promise<never>(() => {}) }
    const waiting = await opened({ limits: true, counters: "store", countersTimeout: 90, store: silent })
    const admitted = vi.fn()
    void Promise.resolve(waiting.data.admit(request, { scope: "read", weight: 20 })).then(admitted)
    await vi.advanceTimersByTimeAsync(89)
    expect(admitted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(admitted).toHaveBeenCalled()
  })

  test("of requests to read NFTs again are sixty an hour unless the operator says otherwise", async () => {
    const access = await opened({ limits: true })
    const statuses = Array.from({ length: 61 }, () => ask(access, { scope: "reindex", weight: 1 }).refusal?.status)
    expect([statuses.indexOf(429), statuses.length]).toEqual([60, 61])
  })

  test("are those of a client, of IPv6 of his network, behind proxies that are trusted", async () => {
    const access = await opened({ limits: true, trustedProxies: ["10.0.0.0/8"] })
    const remaining = (asked: Asked) => ask(access, asked).headers?.["ratelimit-remaining"]
    expect(remaining({ address: "10.0.0.1", forwarded: "2001:db8:1:2::1" })).toBe("5980")
    expect(remaining({ address: "10.0.0.2", forwarded: "192.0.2.9, 2001:db8:1:2:ff::9" })).toBe("5960")
    expect(remaining({ address: "2001:db8:1:2::8", forwarded: "192.0.2.9" })).toBe("5940")
    expect(remaining({ address: "10.0.0.1", forwarded: "2001:db8:1:3::1" })).toBe("5980")
    expect(remaining({ address: "192.0.2.9" })).toBe("5980")
  })

  test("charge one who is refused by his key a unit of his address's, so that nobody tries keys for ever", async () => {
    const access = await opened({ keys: true, limits: true, tiers: { unauthenticated: { minute: 3, day: 1_000 } } })
    const statuses = Array.from({ length: 5 }, () => ask(access, { key: makeKeyText(), weight: 100 }).refusal?.status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  test("of requests to read NFTs again are by the hour too, of a key or an address", async () => {
    const access = await opened({ limits: true, reindexesPerHour: 2 })
    const reindex = { scope: "reindex", weight: 10 } as const
    expect([ask(access, reindex), ask(access, reindex)].map(refusalOf)).toEqual([undefined, undefined])
    vi.setSystemTime((midnight + 600) * 1000)
    const { refusal } = ask(access, reindex)
    expect([refusal?.status, refusal?.message, refusal?.retryAfter]).toEqual([
      429,
      "The limit of 2 reindex requests an hour is exceeded",
      3_000,
    ])
    expect(ask(access, { ...reindex, address: "192.0.2.2" }).refusal).toBeUndefined()
    expect(ask(access).refusal).toBeUndefined()
    vi.setSystemTime((midnight + 3_600) * 1000)
    expect(ask(access, reindex).refusal).toBeUndefined()
  })

  test("that several processes count in a store are exceeded for all of them, and by each alone while it is away", async () => {
    const { store, outage } = countingStore()
    const told: string[] = []
    const shared = {
      limits: true,
      counters: "store",
      reindexesPerHour: 1,
      warn: (message: string) => told.push(message),
    } as const
    const tiers = { unauthenticated: { minute: 100, day: 1_000 } }
    const [one, other] = [await opened({ ...shared, store, tiers }), await opened({ ...shared, store, tiers })]
    const admit = async (access: typeof one, scope: Scope, weight: number) => {
      const request = { headers: {}, socket: { remoteAddress: "192.0.2.1" } }
      return (await access.data.admit(request, { scope, weight })).refusal?.status
    }
    expect([await admit(one, "read", 60), await admit(other, "read", 60), await admit(other, "reindex", 10)]).toEqual([
      undefined,
      429,
      undefined,
    ])
    expect(await admit(one, "reindex", 10)).toBe(429)
    outage.isAway = true
    vi.setSystemTime((midnight + 60) * 1000)
    expect([await admit(one, "read", 60), await admit(other, "read", 60)]).toEqual([undefined, undefined])
    outage.isAway = false
    vi.setSystemTime((midnight + 120) * 1000)
    await admit(one, "read", 60)
    expect(told.slice(-1)).toEqual(["limits are counted together again"])
    expect(new Set(told)).toEqual(
      new Set([
        "limits cannot be counted together; each process counts by itself",
        "limits are counted together again",
      ]),
    )
  })
})
