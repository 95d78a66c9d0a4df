import { expect, test } from "vitest"
import { shortened } from "./shortened.ts"

test("what fits stays as it is", () => {
  const value = { a: [1, 2], b: "text", c: null }
  expect(shortened(value)).toEqual({ json: JSON.stringify(value, null, 2), isCut: false })
})

test("long lists and long texts are cut, and it says so", () => {
  const { json, isCut } = shortened({ hex: "f".repeat(200), list: [1, 2, 3] })
  expect({ value: JSON.parse(json), isCut }).toEqual({
    value: { hex: `${"f".repeat(104)}...`, list: [1, 2, "..."] },
    isCut: true,
  })
})

test("what is deep and wide is cut until it fits on a screen", () => {
  const wide = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`m${at}`, { a: [[[1]]], b: { c: { d: {} } } }]),
  )
  expect(shortened(wide).json.split("\n").length).toBeLessThanOrEqual(50)
  expect(shortened(wide).isCut).toBe(true)
})
