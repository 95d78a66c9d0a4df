import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readScalar, type ScalarType } from "./scalar.ts"

const refused: [ScalarType, readonly string[]][] = [
  [
    "integer",
    [
      "",
      " ",
      " 5",
      "5 ",
      "+5",
      "1e2",
      "0x10",
      "0b1",
      "0o7",
      "05",
      "-05",
      "--5",
      "5.0",
      ".5",
      "1_000",
      "1,000",
      "٣",
      "NaN",
    ],
  ],
  ["integer", ["9007199254740992", "-9007199254740992", "9".repeat(400), "Infinity", "5n", "5\n", "null", "true"]],
  [
    "number",
    ["", " 5", "+5", "1e2", "1E2", "0x10", "05", "05.5", "5.", ".5", "-.5", "1.2.3", "Infinity", "NaN", "1,5"],
  ],
  ["number", ["9".repeat(400)]],
  ["boolean", ["", "True", "TRUE", "1", "0", "yes", " true", "true ", "null"]],
]

describe.each(refused)("not %s:", (type, texts) => {
  test.each(texts)("%j", (text) => {
    expect(readScalar(type, text)).toBeUndefined()
  })
})

test("an integer is read as what it says, negative zero as zero", () => {
  expect(["0", "-0", "-5", "9007199254740991"].map((text) => readScalar("integer", text))).toEqual([
    0, 0, -5, 9007199254740991,
  ])
})

test("a number may have a fraction", () => {
  expect(["0.5", "-2.50", "-0.0", "12"].map((text) => readScalar("number", text))).toEqual([0.5, -2.5, 0, 12])
})

test("a boolean is true or false", () => {
  expect(["true", "false"].map((text) => readScalar("boolean", text))).toEqual([true, false])
})

test("every safe integer is read back from its text", () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => readScalar("integer", String(value)) === value))
})

test("whatever is read as an integer is written as it was given", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789-+. ex"), maxLength: 8 })
  fc.assert(
    fc.property(digits, (text) => {
      const value = readScalar("integer", text)
      return value === undefined || String(value) === text || text === "-0"
    }),
  )
})

test("any text is text", () => {
  fc.assert(fc.property(fc.string(), (text) => readScalar("string", text) === text))
})
