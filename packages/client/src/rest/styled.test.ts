import fc from "fast-check"
import { expect, test } from "vitest"
import type { ParameterStyle } from "./operation.ts"
import { writeParameter } from "./styled.ts"

const colors = ["blue", "black", "brown"]
const rgb = { R: 100, G: 200, B: 150 }

// The table of OpenAPI 3.1.1, section 4.8.12.6, with the percent-encoding of RFC 3986.
test.each<[ParameterStyle, string, string, string, string]>([
  ["matrix", ";color", ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
  ["matrix*", ";color", ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"],
  ["label", ".", ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
  ["label*", ".", ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
  ["simple", "", "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["simple*", "", "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ["form", "color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
  ["form*", "color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
  ["spaceDelimited", "color=", "color=blue", "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"],
  ["pipeDelimited", "color=", "color=blue", "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"],
])("%s writes an empty text, a text, a list and an object as OpenAPI says", (style, ...expected) => {
  expect(["", "blue", colors, rgb].map((value) => writeParameter("color", value, style))).toEqual(expected)
})

test.each<[string, unknown, ParameterStyle, string]>([
  ["a number", 10, "form*", "v=10"],
  ["a boolean", false, "form*", "v=false"],
  ["a bigint, in decimal digits", 2n ** 64n - 1n, "form*", "v=18446744073709551615"],
  ["reserved characters", "a&b=c/d é", "form*", "v=a%26b%3Dc%2Fd%20%C3%A9"],
  ["separators within values", ["a,b", "c"], "form", "v=a%2Cb,c"],
  [
    "members of a deepObject, lists repeated",
    { a: 1, b: [2, null, 3] },
    "deepObject",
    "v%5Ba%5D=1&v%5Bb%5D=2&v%5Bb%5D=3",
  ],
  ["JSON", { a: [1n] }, "json", "v=%7B%22a%22%3A%5B%221%22%5D%7D"],
])("%s is written so", (_, value, style, expected) => {
  expect(writeParameter("v", value, style)).toBe(expected)
})

test.each<[string, unknown, ParameterStyle]>([
  ["an empty list", [], "form*"],
  ["an empty list, joined", [], "matrix"],
  ["nothing but gaps", [undefined, null], "form"],
  ["an object of gaps", { a: undefined, b: null }, "deepObject"],
  ["an empty object", {}, "label*"],
])("%s is nothing", (_, value, style) => {
  expect(writeParameter("v", value, style)).toBe("")
})

test("gaps in a list are left out", () => {
  expect(writeParameter("v", ["a", undefined, "b", null], "form")).toBe("v=a,b")
})

test("a header takes values as they are", () => {
  expect(writeParameter("v", ["a b", "c/d"], "simple", String)).toBe("a b,c/d")
})

test("a Date is written as in JSON, alone and in a list", () => {
  expect(writeParameter("v", new Date(0), "form*")).toBe("v=1970-01-01T00%3A00%3A00.000Z")
  expect(writeParameter("v", [new Date(0)], "simple", String)).toBe("1970-01-01T00:00:00.000Z")
})

test.each<[string, unknown, ParameterStyle]>([
  ["a Date that is none", new Date(Number.NaN), "form*"],
  ["an object in a list", [{ a: 1 }], "form"],
  ["an object in an object", { a: { b: 1 } }, "simple"],
  ["an object in a deepObject", { a: { b: 1 } }, "deepObject"],
  ["a scalar as deepObject", "a", "deepObject"],
  ["a list as deepObject", ["a"], "deepObject"],
  ["half a surrogate pair", "\ud800", "form*"],
])("%s is refused", (_, value, style) => {
  expect(() => writeParameter("v", value, style)).toThrow()
})

const text = fc.string({ unit: "grapheme", minLength: 1 })

test("what is repeated is read back as it was, by any reader of forms", () => {
  fc.assert(
    fc.property(text, fc.array(text), (name, values) => {
      expect(new URLSearchParams(writeParameter(name, values, "form*")).getAll(name)).toEqual(values)
    }),
  )
})

test.each([
  ["form", ","],
  ["spaceDelimited", "%20"],
  ["pipeDelimited", "%7C"],
] as const)("%s is taken apart at its separator before it is decoded", (style, separator) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (values) => {
      const safe = values.filter((value) => !/[ |]/.test(value))
      fc.pre(safe.length > 0)
      const [, written = ""] = writeParameter("v", safe, style).split("=")
      expect(written.split(separator).map(decodeURIComponent)).toEqual(safe)
    }),
  )
})

test("a deepObject is read back member by member", () => {
  fc.assert(
    fc.property(fc.dictionary(text, text), (members) => {
      const read = Object.fromEntries(new URLSearchParams(writeParameter("o", members, "deepObject")))
      expect(read).toEqual(Object.fromEntries(Object.entries(members).map(([name, value]) => [`o[${name}]`, value])))
    }),
  )
})

test("a URL keeps a query as it was written", () => {
  fc.assert(
    fc.property(text, text, (name, value) => {
      const written = writeParameter(name, [value, value], "form")
      expect(new URL(`https://data.example/?${written}`).search).toBe(`?${written.replaceAll("'", "%27")}`)
    }),
  )
})
