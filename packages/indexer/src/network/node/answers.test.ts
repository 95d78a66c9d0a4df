import { formatHex } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { bytesArgument } from "./answers.ts"

test("bytes are read from hex with its checksum, digits of either case", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isUpper) => {
      const [, digits = ""] = formatHex(bytes).split("x")
      expect(bytesArgument(`0x${isUpper ? digits.toUpperCase() : digits}`, "a block")).toEqual(bytes)
    }),
  )
})

test.each([
  ["0x010223f63223", "a block: The checksum does not belong to the data"],
  ["0x010223f6322", "a block: Hex has an even number of digits"],
  ["0x010223f6322g", "a block: The character at 13 is not a hex digit"],
  ["010223f63222", "a block: Hex begins with 0x"],
  ["0x0102", "a block: The text is too short for a checksum of 4 bytes"],
  ["", 'a block is "", not hex'],
])("%s is no bytes", (text, message) => {
  expect(() => bytesArgument(text, "a block")).toThrow(message)
})
