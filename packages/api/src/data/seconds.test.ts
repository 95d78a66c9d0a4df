import { expect, test } from "vitest"
import { Seconds } from "./seconds.ts"

test("a second has one version, and another one when the clock comes back to it", () => {
  let now = 0
  const seconds = new Seconds(() => now)
  const versions = [0, 999, 1000, 1999, 0, 1, 1000].map((moment) => {
    now = moment
    return seconds.version
  })
  expect(versions).toEqual([1, 1, 2, 2, 3, 3, 4])
})
