import fc from "fast-check"
import { expect, test } from "vitest"
import { NodeFault } from "../fault.ts"
import { shownValue, toAddress, toDecimal, toHash, toNumber, toOptionalNumber } from "./hex.ts"

const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const around = fc.oneof(
  uint256,
  fc.bigInt({ min: 2n ** 53n - 5n, max: 2n ** 53n + 5n }),
  fc.bigInt({ min: 0n, max: 300n }),
)
const hex = (value: bigint, width = 0) => `0x${value.toString(16).padStart(width, "0")}`

test("a quantity is its decimal digits, padded or not", () => {
  fc.assert(
    fc.property(around, fc.constantFrom(0, 64), (value, width) => {
      expect(toDecimal(hex(value, width), "it")).toBe(value.toString())
    }),
  )
})

test("a number is exact, or refused", () => {
  fc.assert(
    fc.property(around, (value) => {
      if (value < 2n ** 53n) {
        expect(toNumber(hex(value), "it")).toBe(Number(value))
        expect(toOptionalNumber(hex(value))).toBe(Number(value))
      } else {
        expect(() => toNumber(hex(value), "it")).toThrow(NodeFault)
        expect(toOptionalNumber(hex(value))).toBe(undefined)
      }
    }),
  )
})

test.each(["", "0x", "1", "0xg", "-0x1", "0x1 ", `0x1${"0".repeat(64)}`, 1, null, undefined, {}, ["0x1"]])(
  "%j is no quantity",
  (value) => {
    expect(() => toNumber(value, "it")).toThrow(/^it is .*, not a quantity below 2\^53$/)
    expect(() => toDecimal(value, "it")).toThrow(NodeFault)
    expect(toOptionalNumber(value)).toBe(undefined)
  },
)

test("addresses and hashes are of their length, in lower case", () => {
  const upper = "0xABCDEF0123456789ABCDEF0123456789ABCDEF01"
  expect(toAddress(upper, "it")).toBe(upper.toLowerCase())
  expect(toHash(`${upper}${upper.slice(2, 26)}`, "it")).toBe(`${upper}${upper.slice(2, 26)}`.toLowerCase())
  for (const wrong of [upper.slice(1), `${upper}0`, `0x${"g".repeat(40)}`, null, 5, {}]) {
    expect(() => toAddress(wrong, "it")).toThrow(NodeFault)
    expect(() => toHash(wrong, "it")).toThrow(NodeFault)
  }
})

test("what stands in a message is short, whatever a node says", () => {
  expect(shownValue("x".repeat(1e6)).length).toBeLessThan(100)
  expect([shownValue(null), shownValue({}), shownValue(1), shownValue(undefined), shownValue("0x")]).toEqual([
    "null",
    "object",
    "number",
    "undefined",
    '"0x"',
  ])
})
