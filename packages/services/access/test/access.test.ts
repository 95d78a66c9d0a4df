import { type Admission, type Scope, ServiceError, scopes } from "@serac/http"
import { Registry } from "prom-client"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { type AccessOptions, changeKey, makeKey, type OpenedAccess, openAccess, rotateKey } from "../src/index.ts"
import { makeKeyText } from "../src/keys/key-text.ts"
import { MemoryKeyStore } from "./memory-key-store.ts"

const midnight = 1_800_000_000 - (1_800_000_000 % 86_400)

beforeEach(() => {
  vi.useFakeTimers({ now: midnight * 1000 })
})
const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
  vi.useRealTimers()
})

const noCounts = { takeOfQuota: () => expect.unreachable(), quotaUsed: () => expect.unreachable() }

async function opened(
  options: Partial<AccessOptions> = {},
): Promise<OpenedAccess & { readonly store: MemoryKeyStore }> {
  const store = new MemoryKeyStore()
  const kept = { apiKeys: store.apiKeys.bind(store), saveApiKeys: store.saveApiKeys.bind(store) }
  const access = await openAccess({ store: { ...kept, ...noCounts }, ...options })
  undo.push(() => access.close())
  return { ...access, store }
}

interface Asked {
  readonly key?: string
  readonly header?: "x-data-api-key" | "x-glacier-api-key"
  readonly address?: string
  readonly forwarded?: string
  readonly scope?: Scope
  readonly weight?: number
}

const ask = (
  { data }: Pick<OpenedAccess, "data">,
  { key, header = "x-data-api-key", address = "192.0.2.1", forwarded, scope = "read", weight = 20 }: Asked = {},
): Admission => {
  const headers = {
    ...(key !== undefined && { [header]: key }),
    ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
  }
  const admission = data.admit({ headers, socket: { remoteAddress: address } }, { scope, weight })
  if (admission instanceof Promise) throw new Error("it had to be waited for")
  return admission
}

const refusalOf = ({ refusal }: Admission) => refusal && [refusal.status, refusal.message]
const all = ["read", "reindex", "aggregate", "usage"] as const

describe("without keys and limits", () => {
  test("everybody may do everything, whatever key he sends", async () => {
    const access = await opened()
    for (const scope of scopes)
      expect(ask(access, { key: "of another service", scope })).toEqual({
        caller: { address: "192.0.2.1", keyId: undefined, orgId: undefined, tier: "unauthenticated", scopes },
        headers: {},
      })
  })
})

describe("a key", () => {
  const about = { name: "shop", orgId: "org-1", tier: "growth", scopes: ["read", "usage"] } as const

  test("says who asks, in either header; the requirement's comes first, and an empty one is none", async () => {
    const access = await opened({ keys: true })
    const { text, key } = await makeKey(access.store, about, midnight)
    await access.refresh()
    const caller = { address: "192.0.2.1", keyId: key.keyId, orgId: "org-1", tier: "growth", scopes: ["read", "usage"] }
    expect(ask(access, { key: text }).caller).toEqual(caller)
    expect(ask(access, { key: text, header: "x-glacier-api-key" }).caller).toEqual(caller)
    const both = { "x-data-api-key": text, "x-glacier-api-key": "another" }
    const use = { scope: "read", weight: 1 } as const
    expect(await access.data.admit({ headers: both, socket: {} }, use)).toMatchObject({ caller: { keyId: key.keyId } })
    const empty = { "x-data-api-key": "", "x-glacier-api-key": text }
    expect(await access.data.admit({ headers: empty, socket: {} }, use)).toMatchObject({ caller: { keyId: key.keyId } })
    expect(ask(access, { key: "" }).caller.keyId).toBeUndefined()
  })

  test("may do what its scopes say; the rest is a 403", async () => {
    const access = await opened({ keys: true })
    const { text } = await makeKey(access.store, about, midnight)
    await access.refresh()
    const told = all.map((scope) => [scope, refusalOf(ask(access, { key: text, scope }))])
    const forbidden = [403, "The API key has no privilege for this resource"]
    expect(told).toEqual([
      ["read", undefined],
      ["reindex", forbidden],
      ["aggregate", forbidden],
      ["usage", undefined],
    ])
  })

  test.each([
    ["mistyped", 401, "The API key is not one of this service, or has a typing error", async () => "serac_a_b"],
    ["unknown", 401, "The API key is unknown", async () => makeKeyText()],
    [
      "revoked",
      401,
      "The API key is revoked",
      async (store: MemoryKeyStore) => {
        const { text, key } = await makeKey(store, about, midnight)
        await changeKey(store, key.keyId, "revoke", midnight)
        return text
      },
    ],
    [
      "over",
      401,
      "The API key has expired",
      async (store: MemoryKeyStore) => (await makeKey(store, { ...about, expiresAt: midnight }, midnight)).text,
    ],
    [
      "disabled",
      403,
      "The API key is disabled",
      async (store: MemoryKeyStore) => {
        const { text, key } = await makeKey(store, about, midnight)
        await changeKey(store, key.keyId, "disable", midnight)
        return text
      },
    ],
  ] as const)(
    "that is %s is refused with %s, though a request without one is answered",
    async (_, status, message, make) => {
      const access = await opened({ keys: true })
      const key = await make(access.store)
      await access.refresh()
      const { refusal, caller, headers } = ask(access, { key })
      expect([refusal?.status, refusal?.message, caller.keyId]).toEqual([status, message, undefined])
      expect(refusal).toBeInstanceOf(ServiceError)
      expect(headers?.["www-authenticate"]).toBe(status === 401 ? 'ApiKey header="x-data-api-key"' : undefined)
      expect(JSON.stringify([refusal?.message, headers])).not.toContain(key)
      expect(ask(access).refusal).toBeUndefined()
    },
  )

  test("that is rotated is good beside its successor for the overlap, and not longer", async () => {
    const access = await opened({ keys: true })
    const { text, key } = await makeKey(access.store, about, midnight)
    const next = await rotateKey(access.store, key.keyId, 60, midnight)
    await access.refresh()
    vi.setSystemTime((midnight + 60) * 1000 - 1)
    expect([ask(access, { key: text }), ask(access, { key: next.text })].map(refusalOf)).toEqual([undefined, undefined])
    vi.setSystemTime((midnight + 60) * 1000)
    expect([ask(access, { key: text }), ask(access, { key: next.text })].map(refusalOf)).toEqual([
      [401, "The API key has expired"],
      undefined,
    ])
  })

  test("is required for what is not open without one", async () => {
    const access = await opened({ keys: true, keyRequired: ["reindex", "aggregate", "usage"] })
    const { text } = await makeKey(access.store, { ...about, scopes: all }, midnight)
    await access.refresh()
    const required = [401, "An API key is required"]
    expect(all.map((scope) => refusalOf(ask(access, { scope })))).toEqual([undefined, required, required, required])
    expect(all.map((scope) => refusalOf(ask(access, { scope, key: text })))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(ask(access, { scope: "usage" }).headers?.["www-authenticate"]).toBe('ApiKey header="x-data-api-key"')
  })

  test("is not looked at by the metrics service", async () => {
    const access = await opened({ keys: true, keyRequired: scopes })
    const admission = await access.metrics.admit(
      { headers: { "x-data-api-key": "wrong" }, socket: { remoteAddress: "192.0.2.1" } },
      { scope: "read", weight: 20 },
    )
    expect([admission.refusal, admission.caller.keyId]).toEqual([undefined, undefined])
  })
})

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
})

test("what was refused is counted by status", async () => {
  const access = await opened({
    keys: true,
    keyRequired: scopes,
    limits: true,
    tiers: { unauthenticated: { minute: 2, day: 9 } },
  })
  for (let at = 0; at < 5; at += 1) ask(access)
  const registry = new Registry()
  access.data.measure?.(registry)
  const text = await registry.metrics()
  expect(text.split("\n").filter((line) => /^serac/.test(line))).toEqual([
    'serac_access_refused_total{status="401"} 2',
    'serac_access_refused_total{status="403"} 0',
    'serac_access_refused_total{status="429"} 3',
    "serac_access_counts_shared 1",
  ])
})

test("who opens access is told of an outage in words", async () => {
  const told: string[] = []
  const access = await opened({ keys: true, warn: (message) => told.push(message) })
  access.store.failure = new Error("gone")
  await access.refresh()
  access.store.failure = undefined
  await access.refresh()
  expect(told).toEqual(["keys that changed cannot be read; those that are known still count", "keys are read again"])
})
