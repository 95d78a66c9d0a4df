import fc from "fast-check"
import { expect, test } from "vitest"
import { PageTokens } from "./page-token.ts"

const tokens = new PageTokens(new Uint8Array(32).fill(7))

const list = fc.string({ unit: "binary", maxLength: 60 })
const part = fc.oneof(fc.maxSafeInteger(), fc.string({ unit: "grapheme", maxLength: 40 }))
const position = fc.array(part, { minLength: 1, maxLength: 5 })

test("a token of a list gives back its position", () => {
  fc.assert(
    fc.property(list, position, (name, at) => {
      expect(tokens.read(name, tokens.sign(name, at))).toEqual(at)
    }),
  )
})

test("a token is short, and needs no escaping in a URL", () => {
  fc.assert(
    fc.property(list, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), (name, at) => {
      const token = tokens.sign(name, at)
      expect(token).toMatch(/^[\w-]+$/)
      expect(token.length).toBeLessThan(72)
    }),
  )
})

test("a token of one list is none of another", () => {
  fc.assert(
    fc.property(list, list, position, (name, other, at) => {
      fc.pre(name !== other)
      expect(tokens.read(other, tokens.sign(name, at))).toBeUndefined()
    }),
  )
})

test.each([
  ["ab", "a", "b[1]"],
  ["a", "", "a[1]"],
  ["0123456789a", "1", "0123456789a[1]"],
])("a list and a position do not run into another list and position: %j cut as %j and %j", (list, other, text) => {
  const mac = tokens.sign(list, [1]).slice(0, 22)
  expect(tokens.read(list, mac + Buffer.from("[1]").toString("base64url"))).toEqual([1])
  expect(tokens.read(other, mac + Buffer.from(text).toString("base64url"))).toBeUndefined()
})

test("a token with any character changed, added or taken away is none", () => {
  const characters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. "]
  fc.assert(
    fc.property(position, fc.nat(), fc.constantFrom(...characters), fc.constantFrom(0, 1), (at, where, by, taken) => {
      const token = tokens.sign("list", at)
      const index = where % (token.length + 1)
      const changed = token.slice(0, index) + by + token.slice(index + taken)
      fc.pre(changed !== token)
      expect(tokens.read("list", changed)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test("any text is no token, and never throws", () => {
  const text = fc.oneof(fc.string(), fc.base64String(), fc.uuid(), fc.string({ minLength: 1000, maxLength: 3000 }))
  fc.assert(fc.property(text, (token) => tokens.read("list", token) === undefined))
})

test("a token is bounded, even one of ours", () => {
  expect(tokens.read("list", tokens.sign("list", ["x".repeat(7_000)]))).toBeUndefined()
})

test("another secret reads nothing of it, the same secret all", () => {
  const token = tokens.sign("list", [1, "a"])
  expect(new PageTokens(new Uint8Array(32).fill(8)).read("list", token)).toBeUndefined()
  expect(new PageTokens(new Uint8Array(32).fill(7)).read("list", token)).toEqual([1, "a"])
})
