import { expect, test } from "vitest"
import { firstDifference } from "./first-difference.ts"

test("lines that are the same do not differ", () => {
  expect(firstDifference([], [])).toBeUndefined()
  expect(firstDifference(["a", "b"], ["a", "b"])).toBeUndefined()
})

test("a line that is another one, is missing at the end or is one too many is a difference", () => {
  expect(firstDifference(["a", "x", "y"], ["a", "b", "c"])).toBe("line 1 of 3/3\n  stored   x\n  expected b")
  expect(firstDifference(["a"], ["a", "b"])).toBe("line 1 of 1/2\n  stored   undefined\n  expected b")
  expect(firstDifference([], ["a"])).toBe("line 0 of 0/1\n  stored   undefined\n  expected a")
  expect(firstDifference(["a", "b"], ["a"])).toBe("line 1 of 2/1\n  stored   b\n  expected undefined")
})
