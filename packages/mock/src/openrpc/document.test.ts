import { expect, test } from "vitest"
import { locatePart, pointerStep } from "./document.ts"

test("references are followed to where the part stands", () => {
  const document = { a: { $ref: "#/b~1c/0" }, "b/c": [{ $ref: "#/d%20e" }], "d e": { here: true } }
  expect(locatePart(document, "/a")).toEqual({ part: { here: true }, pointer: "/d%20e" })
})

test.each([
  ["/a", "#/missing is not in the document"],
  ["/b", "/b: other.yaml#/x is not in the document"],
  ["/c", "/c: the reference leads in a circle"],
])("%s leads nowhere", (pointer, message) => {
  const document = { a: { $ref: "#/missing" }, b: { $ref: "other.yaml#/x" }, c: { $ref: "#/c" } }
  expect(() => locatePart(document, pointer)).toThrow(
    expect.objectContaining({ name: "UnresolvedReferenceError", message }),
  )
})

test("a key becomes one step of a pointer", () => {
  expect(locatePart({ "a/b ~c": 1 }, `/${pointerStep("a/b ~c")}`).part).toBe(1)
})
