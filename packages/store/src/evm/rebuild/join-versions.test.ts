import { expect, test } from "vitest"
import { joinVersions } from "./join-versions.ts"

const range = Array.from({ length: 100 }, (_, index) => index + 1)

test("versions that differ in one part are joined to different versions", () => {
  const joined = range.flatMap((first) => range.map((second) => joinVersions(first, second)))
  expect(new Set(joined).size).toBe(10_000)
})

test("the joined version is 1 while all parts are at version 1, and larger after any of them is raised", () => {
  expect([joinVersions(1, 1, 1, 1), joinVersions(1, 1, 1, 2), joinVersions(1, 2, 1, 1)]).toEqual([1, 2, 10_001])
})

test("four parts fit in the stored column, an integer of 32 bits", () => {
  expect(joinVersions(100, 100, 100, 100)).toBeLessThan(2 ** 31)
})

test.each([0, 101, 1.5, Number.NaN])("a version that another combination could have is refused: %s", (version) => {
  expect(() => joinVersions(1, version)).toThrow(RangeError)
})
