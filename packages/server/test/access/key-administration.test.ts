import { describe, expect, test, vi } from "vitest"
import { changeKey, KeyError, keyIdOf, listKeys, makeKey, rotateKey } from "../../src/access/index.ts"
import { hashOfKey } from "../../src/access/keys/key-hash.ts"
import { MemoryKeyStore } from "./memory-key-store.ts"

const about = { name: "shop", orgId: "org-1", tier: "base", scopes: ["read", "usage"], expiresAt: 9_000 } as const

describe("a key that is made", () => {
  test("is stored as a hash, with all that is said of it, and its text nowhere", async () => {
    const store = new MemoryKeyStore()
    const { text, key } = await makeKey(store, about, 100)
    expect(key).toEqual({ ...about, keyId: keyIdOf(text), hash: hashOfKey(text), createdAt: 100 })
    expect(await listKeys(store)).toEqual([key])
    expect(JSON.stringify(await store.apiKeys(0))).not.toContain(text.slice(15))
  })

  test("needs neither an organisation nor an end", async () => {
    const store = new MemoryKeyStore()
    const { key } = await makeKey(store, { name: "", tier: "free", scopes: [] }, 100)
    expect(Object.keys(key).sort()).toEqual(["createdAt", "hash", "keyId", "name", "scopes", "tier"])
  })

  test("has another name where its own is taken, and there is none where every name is", async () => {
    const store = new MemoryKeyStore()
    const save = vi.spyOn(store, "saveApiKeys").mockResolvedValueOnce(false).mockResolvedValueOnce(false)
    const { key } = await makeKey(store, about, 100)
    const names = save.mock.calls.map(([[one]]) => one?.keyId)
    expect([await listKeys(store), new Set(names).size, names.at(-1)]).toEqual([[key], 3, key.keyId])
    save.mockResolvedValue(false)
    await expect(makeKey(store, about, 100)).rejects.toThrow(KeyError)
    expect(save).toHaveBeenCalledTimes(6)
  })

  test("is listed after those that were made before it", async () => {
    const store = new MemoryKeyStore()
    for (const at of [300, 100, 200]) await makeKey(store, { ...about, name: String(at) }, at)
    expect((await listKeys(store)).map(({ name }) => name)).toEqual(["100", "200", "300"])
  })

  test("is listed by its ID among those of the same second", async () => {
    const store = new MemoryKeyStore()
    for (const keyId of ["b", "a", "d", "c"])
      await store.saveApiKeys([{ ...about, keyId, hash: new Uint8Array(32), createdAt: 100 }])
    expect((await listKeys(store)).map(({ keyId }) => keyId)).toEqual(["a", "b", "c", "d"])
  })
})

describe("a key that is rotated", () => {
  test("has a successor that is for the same, and ends after the overlap", async () => {
    const store = new MemoryKeyStore()
    const { key } = await makeKey(store, about, 100)
    const next = await rotateKey(store, key.keyId, 3_600, 200)
    expect(next.key).toEqual({ ...about, keyId: keyIdOf(next.text), hash: hashOfKey(next.text), createdAt: 200 })
    expect(await listKeys(store)).toEqual([{ ...key, expiresAt: 3_800, successor: next.key.keyId }, next.key])
  })

  test("has a successor without an organisation and an end where it has none", async () => {
    const store = new MemoryKeyStore()
    const { key } = await makeKey(store, { name: "", tier: "free", scopes: [] }, 100)
    const next = await rotateKey(store, key.keyId, 60, 200)
    expect(Object.keys(next.key).sort()).toEqual(["createdAt", "hash", "keyId", "name", "scopes", "tier"])
    expect((await listKeys(store))[0]?.expiresAt).toBe(260)
  })

  test("ends no later than it would have", async () => {
    const store = new MemoryKeyStore()
    const { key } = await makeKey(store, about, 100)
    await rotateKey(store, key.keyId, 100_000, 200)
    expect((await listKeys(store))[0]?.expiresAt).toBe(9_000)
  })

  test("has a successor that is disabled where it is", async () => {
    const store = new MemoryKeyStore()
    const { key } = await makeKey(store, about, 100)
    await changeKey(store, key.keyId, "disable", 150)
    expect((await rotateKey(store, key.keyId, 0, 200)).key.disabledAt).toBe(150)
  })

  test.each([
    ["revoked", (store: MemoryKeyStore, keyId: string) => changeKey(store, keyId, "revoke", 150), /is revoked$/],
    ["over", async () => {}, /has expired$/],
    ["rotated", (store: MemoryKeyStore, keyId: string) => rotateKey(store, keyId, 9e9, 150), /is rotated already, to /],
  ] as const)("must not be %s before", async (state, before, message) => {
    const store = new MemoryKeyStore()
    const { key } = await makeKey(store, about, 100)
    await before(store, key.keyId)
    const rotating = rotateKey(store, key.keyId, 60, state === "over" ? 9_000 : 200)
    await expect(rotating).rejects.toThrow(KeyError)
    await expect(rotating).rejects.toThrow(message)
  })
})

describe("a key that is changed", () => {
  test("is disabled until it is enabled, and revoked for ever, since the first time", async () => {
    const store = new MemoryKeyStore()
    const { key } = await makeKey(store, about, 100)
    const { keyId } = key
    expect(await changeKey(store, keyId, "disable", 110)).toEqual({ ...key, disabledAt: 110 })
    expect(await changeKey(store, keyId, "disable", 120)).toEqual({ ...key, disabledAt: 110 })
    expect(await changeKey(store, keyId, "enable", 130)).toEqual(key)
    expect(await changeKey(store, keyId, "revoke", 140)).toEqual({ ...key, revokedAt: 140 })
    expect(await changeKey(store, keyId, "revoke", 150)).toEqual({ ...key, revokedAt: 140 })
    await expect(changeKey(store, keyId, "enable", 160)).rejects.toThrow(`key ${keyId} is revoked, which is for ever`)
  })

  test("has to be there", async () => {
    for (const change of [
      changeKey(new MemoryKeyStore(), "nobody00", "revoke", 1),
      rotateKey(new MemoryKeyStore(), "nobody00", 0, 1),
    ])
      await expect(change).rejects.toThrow(new KeyError("there is no key nobody00"))
  })
})
