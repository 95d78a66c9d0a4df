import { expect, test } from "vitest"
import { trustsEverybody } from "./everybody.ts"

test.each([
  [["0.0.0.0/0"], true],
  [["10.0.0.0/8", "::/0"], true],
  [["128.0.0.0/1", "0.0.0.0/1"], true],
  [["8000::/1", "::/2", "4000::/2"], true],
  [["0.0.0.0/1", "192.0.0.0/2"], false],
  [["10.0.0.0/8", "::1", "fd00::/8"], false],
  [[], false],
])("%j is everybody: %s", (ranges, everybody) => {
  expect(trustsEverybody(ranges)).toBe(everybody)
})
