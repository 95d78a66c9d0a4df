import fc from "fast-check"
import { expect, test } from "vitest"
import { formatHex, parseHex } from "./hex.ts"

test("hex of any length is that of everybody, and comes back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = formatHex(bytes, "hexnc")
      expect(text).toBe(`0x${Buffer.from(bytes).toString("hex")}`)
      expect(parseHex(formatHex(bytes))).toEqual(bytes)
    }),
  )
})
