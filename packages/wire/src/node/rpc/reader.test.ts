import { expect, test } from "vitest"
import { parseJson } from "../json/parse-json.ts"
import { text, uint64 } from "../read/scalars.ts"
import { anyJson, defaulted, listReader, optionalReader, struct } from "./reader.ts"

const startIndex = struct({ address: text, utxo: text })

test("members match in any letter case, the last that is not null counts, others are ignored", () => {
  const reader = struct({ height: uint64, encoding: text })
  expect(reader(parseJson('{"HEIGHT":1,"height":2,"Height":null,"nope":[],"encoding":"hex"}'))).toEqual({
    height: 2n,
    encoding: "hex",
  })
  expect(reader(undefined)).toEqual({ height: 0n, encoding: "" })
})

test("a name that every object has is a member only where it stands", () => {
  expect(struct({ constructor: text, __proto__x: text })(parseJson('{"__proto__":{"constructor":"x"}}'))).toEqual({
    constructor: "",
    __proto__x: "",
  })
})

test.each(["[]", "7", '"x"', "true"])("%s is no object", (json) => {
  expect(() => startIndex(parseJson(json))).toThrow(expect.objectContaining({ name: "ArgumentError" }))
})

test("objects within objects are read the same way", () => {
  const reader = struct({ startIndex })
  expect(reader(parseJson('{"StartIndex":{"ADDRESS":"X-a"}}'))).toEqual({ startIndex: { address: "X-a", utxo: "" } })
})

test("a list of null is a list of zero values; null and nothing are an empty list", () => {
  expect(listReader(text)(parseJson('["a",null]'))).toEqual(["a", ""])
  expect(listReader(text)(parseJson("null"))).toEqual([])
  expect(listReader(text)(undefined)).toEqual([])
  expect(() => listReader(text)(parseJson('"x"'))).toThrow(
    "json: cannot unmarshal string into Go value of type []string",
  )
  expect(() => listReader(text, 1)(parseJson('["a","b"]'))).toThrow("more than 1 elements")
})

test("an optional argument may be missing or null; a defaulted one is ours then", () => {
  expect([
    optionalReader(uint64)(undefined),
    optionalReader(uint64)(parseJson("null")),
    optionalReader(uint64)(parseJson("1")),
  ]).toEqual([undefined, undefined, 1n])
  expect([defaulted(text, "latest")(undefined), defaulted(text, "latest")(parseJson('"x"'))]).toEqual(["latest", "x"])
})

test("any JSON is left as it is, but must be there", () => {
  expect(anyJson(parseJson("[1]"))).toMatchObject({ text: "[1]" })
  expect(() => anyJson(undefined)).toThrow(expect.objectContaining({ name: "MissingArgument" }))
})
