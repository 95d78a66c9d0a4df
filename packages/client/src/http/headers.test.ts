import { expect, test } from "vitest"
import { mergeHeaders } from "./headers.ts"

test("a later set wins, whatever the form and the case", () => {
  const merged = mergeHeaders("getBlock", { a: "1", b: "1" }, new Headers({ A: "2" }), [["B", "3"]], undefined)
  expect(merged).toEqual({ a: "2", b: "3" })
})

test("null takes a header away and undefined is ignored", () => {
  expect(mergeHeaders("getBlock", { a: "1", b: "1" }, { A: null, b: undefined })).toEqual({ b: "1" })
})

test.each([
  ["x-price", "€"],
  ["x-lines", "a\nb"],
  ["x name", "a"],
  ["", "a"],
])("the header %j with the value %j is refused by its name", (name, value) => {
  expect(() => mergeHeaders("getBlock", { [name]: value })).toThrow(
    `getBlock: "headers.${name}" cannot be sent in a header`,
  )
})
