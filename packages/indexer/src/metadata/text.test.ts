import * as fc from "fast-check"
import { expect, test } from "vitest"
import { safeLine, textLines, utf8, withoutTornPair } from "./text.ts"

/** Text of any UTF-16 units, many of them special. */
const anyText = fc.string({
  unit: fc
    .oneof(
      fc.nat(0xffff),
      fc.nat(0xa0),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.integer({ min: 0x2028, max: 0x2070 }),
    )
    .map((unit) => String.fromCharCode(unit)),
  maxLength: 80,
})

test("a cut never halves a character", () => {
  expect(withoutTornPair("ab😀", 3)).toBe("ab")
  expect(withoutTornPair("ab😀", 4)).toBe("ab😀")
})

test("a line has no line breaks, no control characters and nothing that turns its direction", () => {
  expect(safeLine("a\tb\r\nc\u0000d\u001b[31m\u202egnp.exe\u2066\u2028", 256)).toBe("a b  cd[31mgnp.exe")
})

test("lines keep their breaks and tabs, and no other control character", () => {
  expect(textLines("a\tb\r\nc\rd\u0000\u0085\u202e", 256)).toBe("a\tb\nc\nd")
})

test("lone surrogates and octets that are no UTF-8 become U+FFFD", () => {
  expect(safeLine("\ud800a\udc00", 10)).toBe("\ufffda\ufffd")
  expect(utf8(Uint8Array.of(0x41, 0xff, 0xc3, 0x28))).toBe("A\ufffd\ufffd(")
})

test("what is printable stays as it is: joiners, right-to-left scripts, combining characters", () => {
  const text = "👩‍🚀 שלום é 雪 <script>"
  expect(safeLine(text, 256)).toBe(text)
})

test("any text becomes a well-formed line within the limit", () => {
  fc.assert(
    fc.property(anyText, fc.nat(60), (text, length) => {
      for (const result of [safeLine(text, length), textLines(text, length)]) {
        expect(result.length).toBeLessThanOrEqual(length)
        expect(result).not.toMatch(/\p{Cs}|(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
      }
    }),
  )
})
