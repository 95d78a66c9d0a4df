import { expect, test } from "vitest"
import { layOut } from "./exact-json.ts"

test("JSON is laid out as it would be, and its numbers keep their digits", () => {
  const json = '{"a":18446744073709551615,"b":[1.10,-0e5,{}],"c":[],"d":"x \\" {,","e":{"f":null}}'
  expect(layOut(json)).toBe(
    '{\n  "a": 18446744073709551615,\n  "b": [\n    1.10,\n    -0e5,\n    {}\n  ],\n  "c": [],\n  "d": "x \\" {,",\n  "e": {\n    "f": null\n  }\n}',
  )
  const value = { list: [1, [2, { three: true }]], text: "é\n", nothing: null }
  expect(layOut(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
})

test("what lies too deep stays as it is: its indents would be longer than itself by far", () => {
  const deep = "[".repeat(50_000) + "]".repeat(50_000)
  expect(layOut(deep)).toBe(deep)
})

test.each(["", "event: a\ndata: {}", "{", '{"a"', "]", "<html>"])("what is no JSON stays as it is: %j", (text) => {
  expect(layOut(text)).toBe(text)
})
