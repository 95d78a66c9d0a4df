import { expect, test } from "vitest"
import { Seen } from "./seen.ts"

test("remembers the last keys, and forgets the oldest", () => {
  const seen = new Seen(3)
  for (const key of ["a", "b", "c", "d"]) seen.add(key)
  expect(["a", "b", "c", "d"].filter((key) => seen.has(key))).toEqual(["a", "b", "c", "d"])
  for (const key of ["e", "f", "g"]) seen.add(key)
  expect(["a", "b", "c", "d", "e", "f", "g"].filter((key) => seen.has(key))).toEqual(["d", "e", "f", "g"])
  seen.clear()
  expect(seen.has("g")).toBe(false)
})
