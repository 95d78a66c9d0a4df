import { expect, test } from "vitest"
import { AnswerCache } from "./answer-cache.ts"

/** An answer to a call with the id 1, of so many characters. */
const answerOf = (length: number) => {
  const empty = '{"id":1,"result":""}'
  return empty.replace('""', `"${"x".repeat(length - empty.length)}"`)
}

test("of more answers than fit the one that nobody asked for the longest goes", () => {
  // Each entry has 2 + 48 + 200 characters.
  const cache = new AnswerCache(16 * 250)
  const answer = answerOf(48)
  const keys = Array.from({ length: 17 }, (_, at) => String(at).padStart(2, "0"))
  for (const key of keys.slice(0, 16)) cache.set(key, answer)
  expect(cache.get("00", "1")).toBe(answer)
  cache.set("16", answer)
  expect(keys.filter((key) => cache.get(key, "1") === undefined)).toEqual(["01"])
  expect(cache.size).toBe(16 * 250)
})

test("one that would leave little room for others is not kept", () => {
  const cache = new AnswerCache(16 * 250)
  cache.set("00", answerOf(49))
  expect([cache.get("00", "1"), cache.size]).toEqual([undefined, 0])
})

test("an answer has the id of the call that it is asked for, wherever it stands, and is not kept without a place for one", () => {
  const cache = new AnswerCache(16_000)
  cache.set("last", '{"result":{"id":7},"id":1}')
  cache.set("first", '{ "id" : "one" , "result":[]}')
  cache.set("none", '{"result":[]}')
  expect(["last", "first", "none"].map((key) => cache.get(key, '"é"'))).toEqual([
    '{"result":{"id":7},"id":"é"}',
    '{ "id" : "é" , "result":[]}',
    undefined,
  ])
})
