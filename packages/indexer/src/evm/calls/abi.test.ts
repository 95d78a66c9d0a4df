import type { Hex } from "@serac/store"
import * as fc from "fast-check"
import { decodeAbiParameters, encodeAbiParameters, stringToHex } from "viem"
import { expect, test } from "vitest"
import { decodedName, decodedUint, isTrue, stringOf, wordOf } from "./abi.ts"

const stringAbi = [{ type: "string" }] as const
const encoded = (text: string) => encodeAbiParameters(stringAbi, [text])
const answer = (...words: (bigint | string)[]): Hex =>
  `0x${words.map((word) => (typeof word === "string" ? word : wordOf(word))).join("")}`

test("a string is read as viem reads it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const data = encoded(text)
      expect(stringOf(data, 10_000)).toBe(decodeAbiParameters(stringAbi, data)[0])
    }),
  )
})

test("a name of printable text is the very text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 256 }), (text) => {
      expect(decodedName(encoded(text))).toBe(text)
    }),
  )
})

test("any octets are either text or none, and a name is never longer than 256", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const data: Hex = `0x${Buffer.from(bytes).toString("hex")}`
      expect(decodedName(data)?.length ?? 1).toBeLessThanOrEqual(256)
      expect(["string", "undefined"]).toContain(typeof stringOf(data, 100))
    }),
  )
})

test("padding may be missing", () => {
  expect(stringOf(answer(32n, 3n, "616263"), 100)).toBe("abc")
})

test("the offset may be any within the answer", () => {
  expect(stringOf(answer(64n, 7n, 1n, `41${"0".repeat(62)}`), 100)).toBe("A")
})

test.each([
  ["nothing", "0x" as Hex],
  ["less than two words", answer(32n)],
  ["an offset beyond the answer", answer(96n, 0n)],
  ["an offset that is huge", answer(2n ** 255n, 0n)],
  ["an offset whose double wraps around", answer(2n ** 256n - 32n, 1n, 0n)],
  ["a length beyond the answer", answer(32n, 33n, 0n)],
  ["a length that is huge", answer(32n, 2n ** 256n - 1n, 0n)],
])("%s is no string", (_, data) => {
  expect(stringOf(data, 100)).toBeUndefined()
  expect(decodedName(data)).toBeUndefined()
})

test("no more is decoded than the limit", () => {
  expect(stringOf(encoded("a".repeat(10_000)), 100)).toBe("a".repeat(100))
  expect(decodedName(encoded("😀".repeat(10_000)))).toBe("😀".repeat(128))
})

test("a name may be bytes32, as old tokens have it", () => {
  expect(decodedName(stringToHex("Niso Old", { size: 32 }))).toBe("Niso Old")
  expect(decodedName(stringToHex("x".repeat(32), { size: 32 }))).toBe("x".repeat(32))
})

test.each([
  ["zero", answer(0n)],
  ["one", answer(1n)],
  ["the largest number", answer(2n ** 256n - 1n)],
  ["an address", answer(0x53139c987afbf82290cd8569cca05f77f37eea89n)],
])("%s is no bytes32 name", (_, data) => {
  expect(decodedName(data)).toBeUndefined()
})

test("a name with a script, zeros and broken UTF-8 in it is made harmless", () => {
  const recorded = answer(32n, 0x1dn, "ff003c7363726970743e616c6572742831293c2f7363726970743ec328000000")
  expect(decodedName(recorded)).toBe("\ufffd<script>alert(1)</script>\ufffd(")
})

test("an empty name is none", () => {
  expect(decodedName(encoded(""))).toBeUndefined()
  expect(decodedName(encoded("\u0000\u0001"))).toBeUndefined()
})

test("a number is exactly one word, true is exactly 1", () => {
  expect([decodedUint(answer(18n)), decodedUint("0x12"), decodedUint(answer(1n, 2n)), decodedUint(undefined)]).toEqual([
    18n,
    undefined,
    undefined,
    undefined,
  ])
  expect([isTrue(answer(1n)), isTrue(answer(2n)), isTrue("0x01"), isTrue(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
