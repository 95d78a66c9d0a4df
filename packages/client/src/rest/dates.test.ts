import { expect, test } from "vitest"
import { readDates } from "./dates.ts"

const noon = "2026-11-29T12:00:00Z"

test("texts of the named members are dates, at any depth and in lists; others stay texts", () => {
  const value = { at: noon, note: noon, list: [{ at: [noon, null] }], none: { at: null } }
  expect(readDates(value, ["at"])).toEqual({
    at: new Date(noon),
    note: noon,
    list: [{ at: [new Date(noon), null] }],
    none: { at: null },
  })
})

test.each(["soon", "12", "2026-11-29", "2026-13-40T00:00:00Z", ""])("%j is no date and time", (at) => {
  expect(() => readDates({ at }, ["at"])).toThrow('"at" is no date')
})
