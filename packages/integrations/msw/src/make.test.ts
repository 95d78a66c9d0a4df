import { expect, test } from "vitest"
import { parseLossless } from "./lossless.ts"
import { make } from "./make.ts"

const example = { block: { height: 7, ids: ["a", "b"] }, next: "t" }

test("members are changed at any depth, lists as a whole, and the others stay", () => {
  expect(make(example, JSON.parse, { block: { ids: ["c"] } })).toStrictEqual({
    block: { height: 7, ids: ["c"] },
    next: "t",
  })
})

test("an undefined member is taken away", () => {
  expect(make(example, JSON.parse, { next: undefined })).toStrictEqual({ block: { height: 7, ids: ["a", "b"] } })
})

test("bigints are where the client has them", () => {
  expect(make(example, (text) => parseLossless(text, ["height"]))).toStrictEqual({
    block: { height: 7n, ids: ["a", "b"] },
    next: "t",
  })
})

test("each is a copy of its own", () => {
  expect(make(example, JSON.parse)).not.toBe(make(example, JSON.parse))
  expect(make(undefined, JSON.parse)).toBeUndefined()
})

test("a text is replaced", () => {
  expect(make("0x1", JSON.parse, "0x2")).toBe("0x2")
})

test("a member called __proto__ is one like others", () => {
  const changes = JSON.parse('{"__proto__":{"polluted":true}}')
  expect(JSON.stringify(make({}, JSON.parse, changes))).toBe('{"__proto__":{"polluted":true}}')
})
