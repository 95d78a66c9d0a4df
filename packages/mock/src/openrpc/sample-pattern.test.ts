import { expect, test } from "vitest"
import { samplePattern } from "./sample-pattern.ts"

test.each([
  "^[0-9]+$",
  "^0x[0-9a-f]*$",
  "^0x[0-9a-fA-F]{64}$",
  "^NodeID-[1-9A-HJ-NP-Za-km-z]{33,34}$",
  "^(X|P|C)-[a-z]+1[a-z0-9]{38}$",
  "^(?:0x0|0x[1-9a-f][0-9a-f]*)$",
  "^(?<year>\\d{4})-\\d\\d$",
  "^[^a-z\\s]+\\.[\\w-]?$",
  "^.{3,}$",
  "plain",
  "",
])("%s accepts what is made for it", (pattern) => {
  expect(samplePattern(pattern)).toMatch(new RegExp(pattern, "u"))
})

test("a text is as long as it must be, where repeats allow it", () => {
  expect(samplePattern("^0x[0-9a-f]*$", 20)?.length).toBeGreaterThanOrEqual(20)
  expect(samplePattern("^[a-z]{3}$", 4)).toBeUndefined()
})

test.each(["^(?=a)a$", "^(?!b)a$", "^(a)\\1$", "^\\p{Lu}$"])("%s is beyond it", (pattern) => {
  expect(samplePattern(pattern)).toBeUndefined()
})
