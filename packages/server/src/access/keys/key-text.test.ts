import { crc32 } from "node:zlib"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { keyIdOf, keyPattern, makeKeyText } from "./key-text.ts"

describe("a key", () => {
  test("is a name, a secret of 256 bits and a checksum, behind a prefix that scanners find in any text", () => {
    const text = makeKeyText()
    expect(text).toMatch(/^serac_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/)
    expect(keyIdOf(text)).toBe(text.slice(6, 14))
    expect(keyPattern.exec(`curl -H "x-data-api-key: ${text}" http://a`)?.[0]).toBe(text)
    expect(43 * Math.log2(62)).toBeGreaterThan(256)
  })

  test("is another one each time, in its name as in its secret, of all digits alike", () => {
    const texts = Array.from({ length: 2_000 }, makeKeyText)
    expect(new Set(texts.map((text) => text.slice(6, 14))).size).toBe(2_000)
    const counts = new Map<string, number>()
    for (const digit of texts.join("").replaceAll("serac", "").replaceAll("_", ""))
      counts.set(digit, (counts.get(digit) ?? 0) + 1)
    expect(counts.size).toBe(62)
  })

  test("with any one character wrong is none", () => {
    const text = makeKeyText()
    const other = fc.string({ minLength: 1, maxLength: 1, unit: "grapheme-ascii" })
    fc.assert(
      fc.property(fc.nat(text.length - 1), other, (at, character) => {
        const wrong = text.slice(0, at) + character + text.slice(at + 1)
        expect(keyIdOf(wrong)).toBe(wrong === text ? text.slice(6, 14) : undefined)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ["nothing", ""],
    ["a key of another service", "ac_0123456789"],
    ["two keys", `${makeKeyText()}, ${makeKeyText()}`],
    ["a key with a space", ` ${makeKeyText()}`],
    ["a part of one", makeKeyText().slice(0, -1)],
    ["a line more", `${makeKeyText()}\n`],
  ])("is not %s", (_, text) => expect(keyIdOf(text)).toBeUndefined())

  test("has its own form, whatever its checksum: no other prefix, no other digits, no more of them", () => {
    const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    const whole = (bare: string) => {
      const sum = crc32(bare)
      return bare + [5, 4, 3, 2, 1, 0].map((place) => digits[Math.floor(sum / 62 ** place) % 62]).join("")
    }
    const [id, secret] = ["0aZ3Bq9k", digits.slice(0, 43)]
    expect(keyIdOf(whole(`serac_${id}_${secret}`))).toBe(id)
    for (const bare of [
      `sErac_${id}_${secret}`,
      `serac_${id}-${secret}`,
      `serac_${id}_${secret.slice(1)}-`,
      `serac_0aZ3Bq9-_${secret}`,
      `serac_${id}_${secret}0`,
      `0serac_${id}_${secret}`,
    ])
      expect([bare, keyIdOf(whole(bare))]).toEqual([bare, undefined])
  })

  test("made earlier is one for ever: the format does not change", () => {
    expect(keyIdOf(frozen)).toBe("0aZ3Bq9k")
  })
})

/** A fixed key that belongs to no caller: its secret is the digits in order. */
const frozen = "serac_0aZ3Bq9k_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg2UO1Jg"
