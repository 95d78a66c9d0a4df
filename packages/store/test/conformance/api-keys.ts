import { describe, expect, test } from "vitest"
import { openStore, type StoredApiKey } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { setUp } from "./setting.ts"

/** A key with all that one can have. */
export const storedKey: StoredApiKey = {
  keyId: "aaaaaaaa",
  hash: Uint8Array.from({ length: 32 }, (_, at) => 255 - at),
  name: "It's a name, with commas",
  orgId: "org 1",
  tier: "growth",
  scopes: ["read", "usage"],
  createdAt: 100,
  expiresAt: 200,
  disabledAt: 150,
  revokedAt: 160,
  successor: "bbbbbbbb",
}
const bare: StoredApiKey = {
  keyId: "bbbbbbbb",
  hash: new Uint8Array(32),
  name: "",
  tier: "free",
  scopes: [],
  createdAt: 101,
}

export function describeApiKeys(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: keys of callers`, () => {
    const setting = setUp(createTemporaryStore)
    let keys = 0
    const newKey = (): StoredApiKey => ({ ...bare, keyId: `key${++keys}` })

    test("are read as they were written, in the order of their last changes", async () => {
      const { store } = setting
      const { revision } = await store.apiKeys(0)
      expect(await store.saveApiKeys([storedKey, bare])).toBe(true)
      expect(await store.apiKeys(revision)).toEqual({ revision: revision + 2, keys: [storedKey, bare] })
      expect(await store.saveApiKeys([], new Map([["aaaaaaaa", { disabledAt: undefined, expiresAt: 300 }]]))).toBe(true)
      const { disabledAt: _, ...enabled } = { ...storedKey, expiresAt: 300 }
      expect(await store.apiKeys(revision)).toEqual({ revision: revision + 3, keys: [bare, enabled] })
      expect(await store.apiKeys(revision + 2)).toEqual({ revision: revision + 3, keys: [enabled] })
      expect(await store.apiKeys(revision + 3)).toEqual({ revision: revision + 3, keys: [] })
    })

    test("are not added under a name that is taken, and nothing is changed then", async () => {
      const { store } = setting
      const [taken, other] = [newKey(), newKey()]
      await store.saveApiKeys([taken])
      const before = await store.apiKeys(0)
      const change = new Map([[taken.keyId, { revokedAt: 5 }]])
      expect(await store.saveApiKeys([other, { ...taken, name: "another" }], change)).toBe(false)
      expect(await store.apiKeys(0)).toEqual(before)
    })

    test("that are not there cannot be changed, and nothing else is then", async () => {
      const { store } = setting
      const before = await store.apiKeys(0)
      const missing = store.saveApiKeys([newKey()], new Map([["nobody", { revokedAt: 5 }]]))
      await expect(missing).rejects.toThrow(new RangeError("there is no key nobody"))
      expect(await store.apiKeys(0)).toEqual(before)
    })

    test("that are written at once through several stores are all found by one who reads as they come", async () => {
      const { store } = setting
      const other = await openStore(setting.temporary.location)
      let { revision } = await store.apiKeys(0)
      const [made, seen]: [string[], string[]] = [[], []]
      const look = async () => {
        const news = await store.apiKeys(revision)
        revision = news.revision
        seen.push(...news.keys.map(({ keyId }) => keyId))
      }
      const write = async (writer: typeof store) => {
        for (let at = 0; at < 8; at += 1) {
          const key = newKey()
          made.push(key.keyId)
          await writer.saveApiKeys([key])
          await look()
        }
      }
      await Promise.all([write(store), write(other)])
      await look()
      expect(new Set(seen)).toEqual(new Set(made))
      await other.close()
    })
  })

  describe(`${name}: quotas`, () => {
    const setting = setUp(createTemporaryStore)
    const window = { subject: "key aaaaaaaa", seconds: 60, start: 120 }

    test("are used up to their end, by parts", async () => {
      const { store } = setting
      expect(await store.quotaUsed(window)).toBe(0)
      expect(await store.takeOfQuota(window, 70, 100)).toEqual({ granted: 70, used: 70 })
      expect(await store.takeOfQuota(window, 50, 100)).toEqual({ granted: 30, used: 100 })
      expect(await store.takeOfQuota(window, 1, 100)).toEqual({ granted: 0, used: 100 })
      expect(await store.takeOfQuota(window, 1, 90)).toEqual({ granted: 0, used: 100 })
      expect(await store.quotaUsed(window)).toBe(100)
    })

    test("are those of a subject and a window", async () => {
      const { store } = setting
      const others = [
        { ...window, subject: "key bbbbbbbb" },
        { ...window, seconds: 86_400 },
        { ...window, start: 180 },
      ]
      for (const other of others) expect(await store.takeOfQuota(other, 60, 60)).toEqual({ granted: 60, used: 60 })
    })

    test("of windows that have ended are forgotten", async () => {
      const { store } = setting
      const [minute, day] = [
        { ...window, start: 600 },
        { ...window, seconds: 86_400, start: 0 },
      ]
      await store.takeOfQuota(minute, 5, 10)
      await store.takeOfQuota(day, 5, 100)
      await store.takeOfQuota({ ...minute, subject: "another", start: 660 }, 5, 10)
      expect(await store.quotaUsed(minute)).toBe(0)
      expect(await store.quotaUsed(day)).toBeGreaterThan(0)
    })

    test("are never exceeded by those who take at once through several stores", async () => {
      const other = await openStore(setting.temporary.location)
      const contested = { ...window, subject: "contested" }
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, at) => [setting.store, other][at % 2]?.takeOfQuota(contested, 7, 100)),
      )
      expect(taken.map((one) => one?.granted).sort()).toEqual([...Array(14).fill(7), 2, ...Array(5).fill(0)].sort())
      expect(await other.quotaUsed(contested)).toBe(100)
      await other.close()
    })
  })
}
