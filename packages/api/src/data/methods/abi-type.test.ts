import fc from "fast-check"
import { expect, test } from "vitest"
import { canonicalType } from "./abi-type.ts"

test.each([
  [{ type: "uint" }, "uint256"],
  [{ type: "int[]" }, "int256[]"],
  [{ type: "uint8[3][]" }, "uint8[3][]"],
  [{ type: "bytes32" }, "bytes32"],
  [{ type: "bytes" }, "bytes"],
  [{ type: "fixed" }, "fixed128x18"],
  [{ type: "ufixed8x1" }, "ufixed8x1"],
  [{ type: "function" }, "function"],
  [{ type: "tuple", components: [] }, "()"],
  [
    {
      type: "tuple[2]",
      components: [{ type: "uint" }, { type: "tuple[]", components: [{ type: "address" }, { type: "bool" }] }],
    },
    "(uint256,(address,bool)[])[2]",
  ],
])("%j is spelt %s", (parameter, text) => {
  expect(canonicalType(parameter)).toBe(text)
})

test.each([
  ["uint7", "uint7 is not a type of the ABI"],
  ["uint264", "uint264 is not a type of the ABI"],
  ["uint08", "uint08 is not a type of the ABI"],
  ["bytes0", "bytes0 is not a type of the ABI"],
  ["bytes33", "bytes33 is not a type of the ABI"],
  ["fixed128x81", "fixed128x81 is not a type of the ABI"],
  ["address payable", "address payable is not a type of the ABI"],
  ["contract IERC20", "contract IERC20 is not a type of the ABI"],
  ["uint256[0]", "uint256[0] is not a type of the ABI"],
  ["uint256[", "uint256[ is not a type of the ABI"],
  ["constructor", "constructor is not a type of the ABI"],
  ["", " is not a type of the ABI"],
])("%s is refused", (type, message) => {
  expect(() => canonicalType({ type })).toThrow(message)
})

test("a tuple without components is refused", () => {
  expect(() => canonicalType({ type: "tuple" })).toThrow("a tuple must have components")
})

test("tuples without end are refused", () => {
  let parameter: object = { type: "uint256" }
  for (let depth = 0; depth < 17; depth += 1) parameter = { type: "tuple", components: [parameter] }
  expect(() => canonicalType(parameter)).toThrow("tuples must not be nested deeper than 16")
})

test("a type of any length is refused or short", () => {
  const components = Array.from({ length: 1000 }, () => ({ type: "address" }))
  expect(() => canonicalType({ type: "tuple", components })).toThrow("a type must not be longer than 4096 characters")
})

test("whatever is given, the answer is a signature's own alphabet or an Error", () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (components, type) => {
      try {
        expect(canonicalType({ type, components })).toMatch(/^[a-z0-9()[\],]+$/)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
  )
})
