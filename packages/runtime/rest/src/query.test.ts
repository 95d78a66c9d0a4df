import fc from "fast-check"
import { expect, test } from "vitest"
import { queryPairs } from "./query.ts"

const query = (...parameter: Parameters<typeof queryPairs>) => queryPairs(...parameter).join("&")

test.each([
  ["a scalar", "blocks", undefined, "nodeIds=blocks"],
  ["a number", 10, undefined, "nodeIds=10"],
  ["a boolean", false, undefined, "nodeIds=false"],
  ["a bigint, in decimal digits", 2n ** 64n - 1n, undefined, "nodeIds=18446744073709551615"],
  ["reserved characters", "a&b=c/d é", undefined, "nodeIds=a%26b%3Dc%2Fd%20%C3%A9"],
  ["an array, repeated", ["a", "b"], undefined, "nodeIds=a&nodeIds=b"],
  ["csv", ["a", "b,c"], "csv", "nodeIds=a,b%2Cc"],
  ["csv of one", "a", "csv", "nodeIds=a"],
  ["ssv", ["a", "b c"], "ssv", "nodeIds=a%20b%20c"],
  ["pipes", ["a", "b"], "pipes", "nodeIds=a%7Cb"],
  ["deepObject", { a: 1, b: [2, 3] }, "deepObject", "nodeIds%5Ba%5D=1&nodeIds%5Bb%5D=2&nodeIds%5Bb%5D=3"],
] as const)("%s is written as the style wants", (_, value, style, expected) => {
  expect(query("nodeIds", value, style)).toBe(expected)
})

test.each([
  ["an empty array", [], undefined],
  ["an empty csv", [], "csv"],
  ["nothing but gaps", [undefined, null], "csv"],
  ["an object of gaps", { a: undefined, b: null }, "deepObject"],
] as const)("%s is not sent", (_, value, style) => {
  expect(queryPairs("nodeIds", value, style)).toEqual([])
})

test("gaps in an array are left out", () => {
  expect(query("nodeIds", ["a", undefined, "b", null], "csv")).toBe("nodeIds=a,b")
})

test.each([
  ["an object without deepObject", { a: 1 }, undefined],
  ["a Date", new Date(0), undefined],
  ["an object in an array", [{ a: 1 }], "csv"],
  ["an object in a deepObject", { a: { b: 1 } }, "deepObject"],
  ["a scalar as deepObject", "a", "deepObject"],
  ["half a surrogate pair", "\ud800", undefined],
] as const)("%s is refused", (_, value, style) => {
  expect(() => queryPairs("nodeIds", value, style)).toThrow()
})

const text = fc.string({ unit: "grapheme", minLength: 1 })

test("what is repeated is read back as it was, by any reader of forms", () => {
  fc.assert(
    fc.property(text, fc.array(text), (name, values) => {
      expect(new URLSearchParams(query(name, values)).getAll(name)).toEqual(values)
    }),
  )
})

test.each([
  ["csv", ","],
  ["ssv", "%20"],
  ["pipes", "%7C"],
] as const)("%s is taken apart at its separator before it is decoded", (style, separator) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (values) => {
      const safe = values.filter((value) => !/[ |]/.test(value))
      fc.pre(safe.length > 0)
      const [, written = ""] = query("v", safe, style).split("=")
      expect(written.split(separator).map(decodeURIComponent)).toEqual(safe)
    }),
  )
})

test("a deepObject is read back member by member", () => {
  fc.assert(
    fc.property(fc.dictionary(text, text), (members) => {
      const read = Object.fromEntries(new URLSearchParams(query("o", members, "deepObject")))
      expect(read).toEqual(Object.fromEntries(Object.entries(members).map(([name, value]) => [`o[${name}]`, value])))
    }),
  )
})

test("a URL keeps a query as it was written", () => {
  fc.assert(
    fc.property(text, text, (name, value) => {
      const written = query(name, [value, value], "csv")
      expect(new URL(`https://data.example/?${written}`).search).toBe(`?${written.replaceAll("'", "%27")}`)
    }),
  )
})
