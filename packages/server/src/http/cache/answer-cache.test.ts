import fc from "fast-check"
import { expect, test } from "vitest"
import { type Body, encodedBody } from "../response/body.ts"
import { AnswerCache } from "./answer-cache.ts"

const overhead = 400
const bodyOfSize = (size: number): Body => ({ bytes: Buffer.alloc(size), etag: '"x"' })

test("an answer is given again while its version stays, and for a second", () => {
  let now = 0
  const cache = new AnswerCache(10_000, () => now)
  const body = encodedBody("{}")
  cache.set("a", "1", body)
  expect([cache.get("a", "1"), cache.get("b", "1")]).toEqual([body, undefined])
  now = 999
  expect(cache.get("a", "1")).toBe(body)
  now = 1000
  expect(cache.get("a", "1")).toBeUndefined()
})

test("an answer of another version is forgotten", () => {
  const cache = new AnswerCache(10_000)
  cache.set("a", "1", encodedBody("{}"))
  expect([cache.get("a", "2"), cache.get("a", "1"), cache.bytes]).toEqual([undefined, undefined, 0])
})

test("those go first that were not asked for longest", () => {
  const cache = new AnswerCache(10 * (1000 + overhead + 2))
  for (const key of "0123456789") cache.set(key, "1", bodyOfSize(1000))
  cache.get("0", "1")
  for (const key of "ab") cache.set(key, "1", bodyOfSize(1000))
  const kept = [..."0123456789ab"].filter((key) => cache.get(key, "1") !== undefined)
  expect(kept.join("")).toBe("03456789ab")
})

test("an answer that would take more than an eighth of the room is not kept, and what it replaces goes", () => {
  const cache = new AnswerCache(8000)
  cache.set("a", "1", bodyOfSize(1000 - overhead - 2))
  expect(cache.bytes).toBe(1000)
  cache.set("a", "2", bodyOfSize(1000 - overhead - 1))
  expect([cache.get("a", "2"), cache.bytes]).toEqual([undefined, 0])
})

test("whatever is kept, it is what was set last, and within the room", () => {
  const step = fc.record({
    key: fc.constantFrom(..."abcdefgh"),
    version: fc.constantFrom("1", "2"),
    size: fc.integer({ min: 0, max: 1500 }),
    read: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 12_000 }), (steps, limit) => {
      const cache = new AnswerCache(limit, () => 0)
      const last = new Map<string, { readonly version: string; readonly body: Body }>()
      for (const { key, version, size, read } of steps) {
        if (read) {
          const found = cache.get(key, version)
          const set = last.get(key)
          if (found !== undefined) expect(set).toEqual({ version, body: found })
        } else {
          const body = bodyOfSize(size)
          cache.set(key, version, body)
          last.set(key, { version, body })
        }
        expect(cache.bytes).toBeGreaterThanOrEqual(0)
        expect(cache.bytes).toBeLessThanOrEqual(limit)
      }
    }),
  )
})

test("without room nothing is kept", () => {
  const cache = new AnswerCache(0)
  cache.set("a", "1", encodedBody(""))
  expect([cache.get("a", "1"), cache.bytes]).toEqual([undefined, 0])
})
