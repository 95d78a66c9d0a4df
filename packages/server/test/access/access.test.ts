import { Registry } from "prom-client"
import { describe, expect, test, vi } from "vitest"
import { changeKey, makeKey, rotateKey } from "../../src/access/index.ts"
import { makeKeyText } from "../../src/access/keys/key-text.ts"
import { ServiceError, scopes } from "../../src/http/index.ts"
import type { MemoryKeyStore } from "./memory-key-store.ts"
import { accessOfTests, ask, midnight, refusalOf } from "./opened-access.ts"

const opened = accessOfTests()

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

test("without keys everybody may do what would need one too", async () => {
  const access = await opened({ keyRequired: ["reindex", "usage"] })
  const { refusal, caller } = ask(access, { scope: "reindex" })
  expect([refusal, caller.scopes]).toEqual([undefined, scopes])
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

  test("is of the address that it is sent from, each time", async () => {
    const access = await opened({ keys: true })
    const { text } = await makeKey(access.store, about, midnight)
    await access.refresh()
    const addresses = ["192.0.2.1", "192.0.2.2", "192.0.2.1"]
    expect(addresses.map((address) => ask(access, { key: text, address }).caller.address)).toEqual(addresses)
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

test("callers are remembered, and of too many none, so that memory does not grow with those who have been", async () => {
  const access = await opened({ keys: true })
  const { text } = await makeKey(access.store, { name: "", tier: "free", scopes: ["read"] }, midnight)
  await access.refresh()
  const of = (address: string, key?: string) => ask(access, { address, ...(key !== undefined && { key }) }).caller
  const same = () => [of("192.0.2.1") === first, of("192.0.2.1", text) === keyed]
  const [first, keyed] = [of("192.0.2.1"), of("192.0.2.1", text)]
  for (let at = 1; at < 10_000; at += 1) of(`10.0.${at >> 8}.${at & 255}`)
  expect(same()).toEqual([true, true])
  of("192.0.2.2")
  expect(same()).toEqual([false, true])
})

test("keys that change are read as often as the operator says", async () => {
  const access = await opened({ keys: true, keyInterval: 500 })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(access.store.reads).toBe(4)
})

test("without limits there is nothing that could be counted together", async () => {
  const registry = new Registry()
  const access = await opened({ keys: true })
  access.data.measure?.(registry)
  expect(registry.getMetricsAsArray().map(({ name }) => name)).toEqual(["serac_access_refused_total"])
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
