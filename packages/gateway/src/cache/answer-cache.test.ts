import { expect, test } from "vitest"
import { AnswerCache } from "./answer-cache.ts"

test("of more answers than fit the one that nobody asked for the longest goes", () => {
  // Each entry has 2 + 48 + 200 characters.
  const cache = new AnswerCache(16 * 250)
  const answer = "x".repeat(48)
  const keys = Array.from({ length: 17 }, (_, at) => String(at).padStart(2, "0"))
  for (const key of keys.slice(0, 16)) cache.set(key, answer)
  expect(cache.get("00")).toBe(answer)
  cache.set("16", answer)
  expect(keys.filter((key) => cache.get(key) === undefined)).toEqual(["01"])
  expect(cache.size).toBe(16 * 250)
})

test("one that would leave little room for others is not kept", () => {
  const cache = new AnswerCache(16 * 250)
  cache.set("00", "x".repeat(49))
  expect([cache.get("00"), cache.size]).toEqual([undefined, 0])
})
