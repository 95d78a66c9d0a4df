import { expect, test } from "vitest"
import { fieldText, readValue } from "./read-value.ts"

test.each([
  ["7", "integer", undefined, 7],
  ["18446744073709551615", "integer (uint64)", undefined, "18446744073709551615"],
  ["7", "string", undefined, "7"],
  ["true", "boolean", undefined, true],
  ["null", "string | null", undefined, "null"],
  ["null", "integer | null", undefined, null],
  ["a, b", "string[]", {}, ["a", "b"]],
  ['["a,b"]', "string[]", {}, ["a,b"]],
  ['{"a":1}', "Filter", undefined, { a: 1 }],
  ["{a", "Filter", undefined, "{a"],
  ["  ", "string", undefined, undefined],
])("%j as %s is what is sent", (text, type, items, value) => {
  expect(readValue(text, { type, items })).toEqual(value)
})

test("a value as a field shows it is read again as itself", () => {
  const values = [
    ["string[]", {}, ["a", "b"]],
    ["string[]", {}, ["a,b"]],
    ["Filter", undefined, { a: [1] }],
    ["integer", undefined, 5],
  ] as const
  expect(values.map(([type, items, value]) => readValue(fieldText(value), { type, items }))).toEqual(
    values.map(([, , value]) => value),
  )
})
