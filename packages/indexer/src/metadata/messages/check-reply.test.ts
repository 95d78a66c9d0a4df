import * as fc from "fast-check"
import { expect, test } from "vitest"
import { limits, metadataOf, type TokenMetadata } from "../document/token-metadata.ts"
import { replyOf, UnexpectedReplyError } from "./check-reply.ts"
import type { FromReader } from "./messages.ts"

const tokenId = `0x${"0".repeat(62)}1f` as const
const answering = (answer: unknown) => ({ kind: "answer", id: 7, answer })
const read = (metadata: TokenMetadata & Record<string, unknown>) => answering({ kind: "read", metadata })

test.each<FromReader>([
  { kind: "ready" },
  { kind: "pong" },
  { kind: "answer", id: 1, answer: { kind: "read", metadata: { name: "Ice", decimals: 0, attributes: "[1]" } } },
  { kind: "answer", id: 1, answer: { kind: "unusable", status: "INVALID_METADATA" } },
  { kind: "answer", id: 1, answer: { kind: "throttled", host: "a.io" } },
  { kind: "answer", id: 1, answer: { kind: "throttled", host: "a.io", retryAfter: 0 } },
  { kind: "answer", id: 1, answer: { kind: "unreachable", reason: "ENOTFOUND", lasting: false, hostFailed: true } },
])("%j is believed as it is", (message) => {
  expect(replyOf(message)).toEqual(message)
})

test("whatever is taken of a document, whatever it says, is believed", () => {
  const names = ["name", "symbol", "description", "image", "animation_url", "external_url", "background_color"]
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ minLength: 9_000, maxLength: 40_000 }))
  const document = fc.record(
    Object.fromEntries([
      ...names.map((name) => [name, text] as const),
      ...["attributes", "properties"].map((name) => [name, fc.jsonValue()] as const),
      ["decimals", fc.integer()] as const,
    ]),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(document, fc.constantFrom(721 as const, 1155 as const), (value, standard) => {
      const metadata = metadataOf(Buffer.from(JSON.stringify(value)), { standard, tokenId })
      fc.pre(typeof metadata !== "string")
      expect(replyOf(JSON.parse(JSON.stringify(answering({ kind: "read", metadata }))))).toEqual(
        answering({ kind: "read", metadata }),
      )
    }),
    { numRuns: 50 },
  )
})

test.each([
  ["nothing", null],
  ["a list", []],
  ["an unknown message", { kind: "shutdown" }],
  ["an answer without a number", { kind: "answer", id: "7", answer: { kind: "unusable", status: "INVALID_METADATA" } }],
  ["an unknown answer", answering({ kind: "done" })],
  ["an unknown status", answering({ kind: "unusable", status: "indexed" })],
  ["an unknown member of metadata", read({ owner: "me" })],
  ["a member that is inherited", answering({ kind: "read", metadata: JSON.parse('{"__proto__":{"name":"x"}}') })],
  ["a name that is too long", read({ name: "x".repeat(limits.name + 1) })],
  ["a name that turns the direction", read({ name: "\u202ename" })],
  ["a name of several lines", read({ name: "a\nb" })],
  ["a number for a name", answering({ kind: "read", metadata: { name: 1 } })],
  ["attributes that are too long", read({ attributes: `[${" ".repeat(limits.json)}]` })],
  ["attributes that are no JSON", read({ attributes: "x" })],
  ["decimals that are none", read({ decimals: 256 })],
  ["a host that is too long", answering({ kind: "throttled", host: "x".repeat(256) })],
  ["a pause of years", answering({ kind: "throttled", host: "a.io", retryAfter: 1e9 })],
  ["half an answer", answering({ kind: "unreachable", reason: "x" })],
])("%s is what it never says", (_, message) => {
  expect(() => replyOf(message)).toThrow(UnexpectedReplyError)
})
