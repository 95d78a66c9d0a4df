import { expect, test } from "vitest"
import { exactAmount, grouped, percentage, product, shortAmount } from "./decimals.ts"

test.each([
  ["0", 18, "0"],
  ["1", 18, "0.000000000000000001"],
  ["1855614000000000", 18, "0.001855614"],
  ["123456789012345678901234567890", 18, "123,456,789,012.34567890123456789"],
  [
    "115792089237316195423570985008687907853269984665640564039457584007913129639935",
    0,
    "115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457,584,007,913,129,639,935",
  ],
  ["-2500000000", 9, "-2.5"],
  ["34391", 6, "0.034391"],
  ["not a number", 18, "not a number"],
  ["12", 1e30, "12"],
  ["12", -1, "12"],
  ["12", Number.NaN, "12"],
])("%s with %i decimals is %s, to the last digit", (digits, decimals, shown) => {
  expect(exactAmount(digits, decimals)).toBe(shown)
})

test("a short amount is cut and says so; it never shows nothing of something", () => {
  expect([
    shortAmount("1234567890000000000", 18),
    shortAmount("1500000000000000000", 18),
    shortAmount("123456", 18),
    shortAmount("999999999999999999", 18),
    shortAmount("0", 18),
  ]).toEqual(["1.23456…", "1.5", "0.00000000000012…", "0.99999…", "0"])
})

test("thousands stand apart", () => {
  expect([grouped(999), grouped("1000"), grouped(1234567n)]).toEqual(["999", "1,000", "1,234,567"])
})

test("a fee is exact beyond what a double holds", () => {
  expect(product("9007199254740993", "9007199254740993")).toBe("81129638414606699710187514626049")
  expect(product(undefined, "1")).toBeUndefined()
  expect(product("1.5", "1")).toBeUndefined()
})

test("a percentage is of two places, and of nothing there is none", () => {
  expect([percentage("204061", "700000"), percentage(1, 3), percentage("5", "0")]).toEqual([
    "29.15",
    "33.33",
    undefined,
  ])
})
