import fc from "fast-check"
import { expect, test } from "vitest"
import { revertReason } from "./revert-reason.ts"

const word = (value: number | bigint) => value.toString(16).padStart(64, "0")
const hexOf = (bytes: Uint8Array | string) => Buffer.from(bytes as string).toString("hex")
const errorOf = (text: Uint8Array | string, length?: number) => {
  const bytes = hexOf(text)
  return `0x08c379a0${word(32)}${word(length ?? bytes.length / 2)}${bytes}`
}
const panicOf = (code: bigint) => `0x4e487b71${word(code)}`
const refused = (output: string) => revertReason({ error: "execution reverted", output })
const said = (output: string) => refused(output)?.message

test("the text of Error(string) is what the contract said, and its bytes are there", () => {
  const output = errorOf("refused: Biku é")
  expect(refused(output)).toEqual({
    error: "execution reverted",
    message: "refused: Biku é",
    data: output,
  })
})

test.each([
  [0x00n, "generic panic"],
  [0x01n, "assert(false)"],
  [0x11n, "arithmetic underflow or overflow"],
  [0x12n, "division or modulo by zero"],
  [0x21n, "enum overflow"],
  [0x22n, "invalid encoded storage byte array accessed"],
  [0x31n, "out-of-bounds array access; popping on an empty array"],
  [0x32n, "out-of-bounds access of an array or bytesN"],
  [0x41n, "out of memory"],
  [0x51n, "uninitialized function"],
  [0x99n, "unknown panic code: 0x99"],
  [2n ** 256n - 1n, `unknown panic code: 0x${"f".repeat(64)}`],
])("panic %x is named", (code, name) => expect(said(panicOf(code))).toBe(name))

test.each([
  ["an error of the contract's own", "0x0d6a419a"],
  ["an offset beyond the end", `0x08c379a0${word(2n ** 255n)}${word(1)}41`],
  ["an offset to nothing", `0x08c379a0${word(64)}${word(1)}`],
  ["a length beyond the end", errorOf("short", 2 ** 40)],
  ["a panic that is cut", `0x4e487b71${"00".repeat(31)}`],
  ["an empty text", errorOf("")],
  ["a text of nothing that is shown", errorOf("\u202e\u0000")],
])("%s has its bytes and no words", (_, output) =>
  expect(refused(output)).toEqual({ error: "execution reverted", data: output }),
)

test("without data there are the words of the machine alone", () => {
  expect(revertReason({ error: "out of gas" })).toEqual({ error: "out of gas" })
  expect(revertReason({ error: "execution reverted", output: "0x" })).toEqual({ error: "execution reverted" })
})

test("what a node decoded counts where it leaves out the data", () =>
  expect(revertReason({ error: "execution reverted", revertReason: "not yours" })).toEqual({
    error: "execution reverted",
    message: "not yours",
  }))

test.each([undefined, null, {}, { error: "" }, { error: 7 }, "error", []])("%j tells of no error", (trace) =>
  expect(revertReason(trace)).toBeUndefined(),
)

test("of megabytes there is a bounded beginning, with characters whole", () => {
  const reason = revertReason({ error: "e".repeat(1_000_000), output: errorOf("𝄞".repeat(500_000)) })
  expect(reason).toEqual({
    error: "e".repeat(256),
    message: "𝄞".repeat(512),
    data: expect.stringMatching(/^0x08c379a0[0-9a-f]{2040}$/),
  })
})

test("what is no UTF-8 is U+FFFD, and what hides or turns others is left out", () => {
  expect(said(errorOf(Uint8Array.of(0x61, 0xff, 0xc0, 0x80, 0x62)))).toBe("a\ufffd\ufffd\ufffdb")
  expect(said(errorOf("a\u0000\u001b\u202e\u2066\u061cb\n\tc<script>"))).toBe("ab\n\tc<script>")
  expect(revertReason({ error: "\ud800\u202eerror" })).toEqual({ error: "\ufffderror" })
})

test("whatever a contract gives back, the answer has the document's form", () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map(hexOf)
  const beginnings = ["0x", "0x08c379a0", `0x08c379a0${word(32)}`, "0x4e487b71"]
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.oneof(bytes, fc.string()), fc.string(), (beginning, rest, error) => {
      const reason = revertReason({ error, output: beginning + rest })
      if (reason === undefined) return
      expect(reason.error).not.toMatch(/\p{Cs}/u)
      expect(reason.message ?? "-").toMatch(/^[\P{C}\n\t\p{Cn}\p{Cf}\p{Co}]{1,1024}$/u)
      expect(reason.data ?? "0x00").toMatch(/^0x([0-9a-f]{2}){1,1024}$/)
    }),
  )
})
