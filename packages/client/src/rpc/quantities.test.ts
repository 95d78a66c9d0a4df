import fc from "fast-check"
import { expect, test } from "vitest"
import { withQuantities } from "./quantities.ts"

test("a quantity is its bigint in hexadecimal, and reads back as it", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
      const [text] = withQuantities([value], [0])
      expect(text).toMatch(/^0x(0|[1-9a-f][0-9a-f]*)$/)
      expect(BigInt(text as string)).toBe(value)
    }),
  )
})

test("what is no bigint stays as it is, and so does what stands elsewhere", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.bigInt(), (value, other) => {
      expect(withQuantities([value, other], [0])).toEqual([value, other])
    }),
  )
})

test("the caller's parameters are not changed", () => {
  const params = [{ fromBlock: 1n }]
  withQuantities(params, [0])
  expect(params).toEqual([{ fromBlock: 1n }])
})

test("a negative one is for the node to refuse", () => {
  expect(withQuantities([-5n], [0])).toEqual(["-0x5"])
})
