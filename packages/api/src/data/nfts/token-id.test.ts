import { expect, test } from "vitest"
import { tokenIdOf } from "./token-id.ts"

test.each([
  ["0", `0x${"0".repeat(64)}`],
  ["7", `0x${"0".repeat(63)}7`],
  [String(2n ** 256n - 1n), `0x${"f".repeat(64)}`],
])("%s is %s", (text, tokenId) => {
  expect(tokenIdOf(text)).toBe(tokenId)
})
