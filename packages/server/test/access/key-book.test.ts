import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { changeKey, makeKey } from "../../src/access/index.ts"
import { KeyBook } from "../../src/access/keys/key-book.ts"
import { makeKeyText } from "../../src/access/keys/key-text.ts"
import { MemoryKeyStore } from "./memory-key-store.ts"

const about = { name: "shop", tier: "base", scopes: ["read"] } as const
const start = 1_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: start * 1000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("a key that was sent", () => {
  test("is found by its name and its secret, without asking the store", async () => {
    const store = new MemoryKeyStore()
    const { text, key } = await makeKey(store, about, start)
    const book = await KeyBook.open({ store })
    expect(book.find(text)).toEqual({ state: "valid", key })
    for (let at = 0; at < 100; at += 1) expect(book.find(makeKeyText())).toEqual({ state: "unknown" })
    expect(store.reads).toBe(1)
    book.close()
  })

  test("is unknown with the name of another and its own secret, and mistyped with a wrong checksum", async () => {
    const store = new MemoryKeyStore()
    const [one, other] = [await makeKey(store, about, start), await makeKey(store, about, start)]
    // The name of one key with the secret of another: no checksum fits by chance, so that the stored hash is exchanged instead.
    const swapped = new MemoryKeyStore()
    await swapped.saveApiKeys([{ ...one.key, hash: other.key.hash }])
    const book = await KeyBook.open({ store: swapped })
    expect(book.find(one.text)).toEqual({ state: "unknown" })
    expect(book.find(one.text.slice(0, -1))).toEqual({ state: "mistyped" })
    book.close()
  })

  test("is unknown where what is stored of it is no hash", async () => {
    const store = new MemoryKeyStore()
    const { text, key } = await makeKey(new MemoryKeyStore(), about, start)
    await store.saveApiKeys([{ ...key, hash: key.hash.slice(1) }])
    const book = await KeyBook.open({ store })
    expect(book.find(text)).toEqual({ state: "unknown" })
    book.close()
  })

  test("is found again and again over a connection by its whole text, and by no other however alike", async () => {
    const store = new MemoryKeyStore()
    const { text, key } = await makeKey(store, about, start)
    const book = await KeyBook.open({ store })
    const connection = {}
    const [secret, last] = [text.slice("serac_12345678_".length), text.at(-1) === "a" ? "b" : "a"]
    const alike = [
      text.slice(0, -1) + last,
      `${text.slice(0, -1)}é`,
      `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(63) + 256)}`,
      text.slice(0, -1),
      `${text}a`,
      text.replace(secret, "A".repeat(secret.length)),
    ]
    for (const other of alike) {
      expect(book.find(text, connection)).toEqual({ state: "valid", key })
      expect(book.find(other, connection)).toEqual({ state: "mistyped" })
    }
    book.close()
  })

  test("is no longer found where the store has another one of the same name", async () => {
    const store = new MemoryKeyStore()
    const [one, other] = [await makeKey(store, about, start), await makeKey(store, about, start)]
    const book = await KeyBook.open({ store })
    const connection = {}
    expect(book.find(one.text, connection)).toEqual({ state: "valid", key: one.key })
    vi.spyOn(store, "apiKeys").mockResolvedValueOnce({ revision: 3, keys: [{ ...one.key, hash: other.key.hash }] })
    await book.refresh()
    expect(book.find(one.text, connection)).toEqual({ state: "unknown" })
    book.close()
  })

  test("is found beside another one that is sent over the same connection", async () => {
    const store = new MemoryKeyStore()
    const [one, other] = [await makeKey(store, about, start), await makeKey(store, about, start)]
    const book = await KeyBook.open({ store })
    const connection = {}
    for (const { text, key } of [one, other, one, one, other])
      expect(book.find(text, connection)).toEqual({ state: "valid", key })
    book.close()
  })

  test("has expired from its end on, by the second", async () => {
    const store = new MemoryKeyStore()
    const { text } = await makeKey(store, { ...about, expiresAt: start + 10 }, start)
    const book = await KeyBook.open({ store })
    vi.setSystemTime((start + 10) * 1000 - 1)
    expect(book.find(text).state).toBe("valid")
    vi.setSystemTime((start + 10) * 1000)
    expect(book.find(text)).toEqual({ state: "expired" })
    book.close()
  })
})

describe("what changes", () => {
  test("is not undone by a look that began earlier and ends later", async () => {
    const store = new MemoryKeyStore()
    const { text, key } = await makeKey(store, about, start)
    const book = await KeyBook.open({ store })
    await changeKey(store, key.keyId, "disable", start)
    const early = await store.apiKeys(0)
    let late = (_: typeof early) => {}
    vi.spyOn(store, "apiKeys").mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          late = resolve
        }),
    )
    const first = book.refresh()
    await changeKey(store, key.keyId, "revoke", start)
    await book.refresh()
    late(early)
    await first
    expect(book.find(text)).toEqual({ state: "revoked" })
    book.close()
  })

  test("is known after two seconds, of a new key as of a disabled, enabled and revoked one", async () => {
    const store = new MemoryKeyStore()
    const book = await KeyBook.open({ store })
    const { text, key } = await makeKey(store, about, start)
    expect(book.find(text)).toEqual({ state: "unknown" })
    const states = []
    const connection = {}
    for (const action of ["disable", "enable", "revoke"] as const) {
      await vi.advanceTimersByTimeAsync(2_000)
      states.push(book.find(text, connection).state)
      await changeKey(store, key.keyId, action, start)
      states.push(book.find(text, connection).state)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    states.push(book.find(text, connection).state)
    expect(states).toEqual(["valid", "valid", "disabled", "disabled", "valid", "valid", "revoked"])
    book.close()
  })

  test("stays as it was known while the store cannot be asked, which is told once, as is its return", async () => {
    const store = new MemoryKeyStore()
    const { text, key } = await makeKey(store, about, start)
    const told: unknown[] = []
    const book = await KeyBook.open({ store, onOutage: (error) => told.push(error) })
    store.failure = new Error("gone")
    await vi.advanceTimersByTimeAsync(10_000)
    expect(book.find(text).state).toBe("valid")
    expect(told).toEqual([store.failure])
    store.failure = undefined
    await changeKey(store, key.keyId, "revoke", start)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(book.find(text).state).toBe("revoked")
    await vi.advanceTimersByTimeAsync(10_000)
    expect(told).toEqual([expect.any(Error), undefined])
    book.close()
  })

  test("stays as it was known where nobody wants to be told of outages", async () => {
    const store = new MemoryKeyStore()
    const { text } = await makeKey(store, about, start)
    const book = await KeyBook.open({ store })
    store.failure = new Error("gone")
    await book.refresh()
    store.failure = undefined
    await book.refresh()
    expect([book.find(text).state, store.reads]).toEqual(["valid", 3])
    book.close()
  })

  test("is not asked for any more when the book is closed", async () => {
    const store = new MemoryKeyStore()
    const book = await KeyBook.open({ store })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(store.reads).toBe(3)
    book.close()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.reads).toBe(3)
  })

  test("has to be there when it is opened", async () => {
    const store = new MemoryKeyStore()
    store.failure = new Error("gone")
    await expect(KeyBook.open({ store })).rejects.toThrow("gone")
  })
})
