import { expect, test } from "vitest"
import { inBatch, violation, violationsText } from "./violations.ts"

const one = violation(["request", "params", "name"], "type", "name must be string")

test("the header is ASCII whatever a message says", () => {
  const text = violationsText([violation(["request"], "type", "é\n")])
  expect(text).toBe('[{"location":["request"],"severity":"Error","code":"type","message":"\\u00e9\\n"}]')
})

test("a long list is cut after whole entries and says how many are left", () => {
  const text = violationsText(Array.from({ length: 200 }, () => one))
  expect(text.length).toBeLessThan(8_200)
  const entries = JSON.parse(text)
  expect(entries.at(-1)).toEqual({
    location: ["request"],
    severity: "Error",
    code: "more",
    message: `${200 - (entries.length - 1)} more violations`,
  })
})

test("the index in a batch comes after the side", () => {
  expect(inBatch([one], 3)).toEqual([{ ...one, location: ["request", "3", "params", "name"] }])
})
