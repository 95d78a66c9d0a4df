import { expect, test } from "vitest"
import { printableText, shortId, spacedWords, untrustedName, untrustedText } from "./text.ts"

test("an ID keeps its prefix, its beginning and its end; a short one stays whole", () => {
  expect([
    shortId("0x3c908e40956ccb8a0e0abae43275597520576f3c14613da4f7696febac0aa3f0"),
    shortId("NodeID-K3KLZQhwXZsBvEh1cjxKHZZ4T8hrEAxoT", 5),
    shortId("0x1234"),
  ]).toEqual(["0x3c908e…0aa3f0", "NodeID-K3KLZ…EAxoT", "0x1234"])
})

test("a stranger's name neither turns what stands beside it, nor hides, nor fills the page", () => {
  expect(untrustedName("USDC\u202Egnp.exe\u200B\n\n  x")).toBe("USDCgnp.exe x")
  expect([...untrustedName("🦊".repeat(100))]).toHaveLength(60)
  expect(untrustedName("  ")).toBe("")
})

test.each(["\u3164", "\uFFA0\u115F", "\u2800", "\u{E0061}\u{E0020}", "\uFE0F", "\u0301\u0301", "\uD800"])(
  "a name of nothing that can be seen is none: %j",
  (name) => expect(untrustedName(name)).toBe(""),
)

test("marks that are piled on a letter do not reach the line above; those of a script stay", () => {
  expect(untrustedName(`Z${"\u0310".repeat(50)}algo`)).toBe("Z\u0310\u0310\u0310algo")
  expect(untrustedName("हिन्दी Việt")).toBe("हिन्दी Việt")
})

test("a stranger's text keeps its lines and has an end", () => {
  expect(untrustedText("one\r\ntwo\u202E")).toBe("one\ntwo")
  expect([...untrustedText("x".repeat(9_999), 100)]).toHaveLength(100)
  expect(untrustedText(`${"\u200B".repeat(9_999)}x`, 100)).toBe("x")
})

test("constants are read as words", () => {
  expect([
    spacedWords("BanffStandardBlock"),
    spacedWords("SOURCE_TRANSACTION"),
    spacedWords("unlockedUnstaked"),
    spacedWords("ConvertSubnetToL1Tx"),
    spacedWords("UNREACHABLE_TOKEN_URI"),
  ]).toEqual([
    "Banff standard block",
    "Source transaction",
    "Unlocked unstaked",
    "Convert subnet to L1 tx",
    "Unreachable token URI",
  ])
})

test("bytes are shown as text where they are one", () => {
  expect([
    printableText("0x7475726e206261636b20383530"),
    printableText("0x0001"),
    printableText("0xff"),
    printableText("0x"),
    printableText("0x7"),
  ]).toEqual(["turn back 850", undefined, undefined, undefined, undefined])
})
