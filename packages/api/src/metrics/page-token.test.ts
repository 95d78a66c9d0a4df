import fc from "fast-check"
import { expect, test } from "vitest"
import { PageTokens } from "./page-token.ts"

const tokens = new PageTokens(new Uint8Array(32).fill(7))
const now = 1_795_255_200
const hours24 = 86_400

test("a token is a UUID of version 8 that reads as it was issued", () => {
  const day = fc.nat(2 ** 20 - 1)
  const moment = fc.nat({ max: 2 ** 34 - 1 - hours24 })
  fc.assert(
    fc.property(fc.string(), day, moment, fc.integer({ min: 0, max: hours24 }), (list, day, issued, age) => {
      const token = tokens.issue(list, day, issued)
      expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(tokens.read(list, token, issued + age)).toEqual({ expired: false, day })
      expect(tokens.read(list, token.toUpperCase(), issued + age)).toEqual({ expired: false, day })
      expect(tokens.read(list, token, issued + hours24 + 1)).toEqual({ expired: true })
    }),
  )
})

test("a token of another list or another secret is none", () => {
  const token = tokens.issue("43114", 20_000, now)
  const others = new PageTokens(new Uint8Array(32).fill(8))
  expect([
    tokens.read("43114", token, now),
    tokens.read("43113", token, now),
    others.read("43114", token, now),
  ]).toEqual([{ expired: false, day: 20_000 }, undefined, undefined])
})

test("a token with any digit changed is none", () => {
  const token = tokens.issue("43114", 20_778, now)
  fc.assert(
    fc.property(fc.nat(35), fc.constantFrom(..."0123456789abcdef-"), (at, digit) => {
      fc.pre(token[at] !== digit)
      const forged = token.slice(0, at) + digit + token.slice(at + 1)
      expect(tokens.read("43114", forged, now)).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})

test.each([
  "",
  "nonsense",
  "2f0d6b8e-6f4c-4d0f-9a53-0b8f6c1f7f5e",
  "2f0d6b8e-6f4c-8d0f-9a53-0b8f6c1f7f5e",
  "2f0d6b8e6f4c8d0f9a530b8f6c1f7f5e",
  "00000000-0000-0000-0000-000000000000",
])("%j is none", (text) => {
  expect(tokens.read("43114", text, now)).toBeUndefined()
})
