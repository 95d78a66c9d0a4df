import { expect, test } from "vitest"
import { Document } from "./document.ts"

test("references are followed to the end, through escaped names; the place is the target's", () => {
  const document = new Document({ a: { $ref: "#/b~1c/d%20e" }, "b/c": { "d e": { $ref: "#/f~0" } }, "f~": 1 })
  expect(document.resolve({ $ref: "#/a" }, "/use")).toEqual({ value: 1, path: "/f~0" })
  expect(document.resolve({ x: 1 }, "/use")).toEqual({ value: { x: 1 }, path: "/use" })
})

test("a reference that leads nowhere, or in a circle, is refused with the place that has it", () => {
  const document = new Document({ a: { $ref: "#/b" }, b: { $ref: "#/a" } })
  expect(() => document.resolve({ $ref: "#/a" }, "/use")).toThrow("references without end at /use")
  expect(() => document.resolve({ $ref: "#/c" }, "/use")).toThrow("/use refers to #/c, which is not in the document")
})
