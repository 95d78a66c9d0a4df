import { ServiceError } from "@serac/http"
import { expect, test } from "vitest"
import { tokenIdOf } from "./token-id.ts"

test.each([
  ["0", `0x${"0".repeat(64)}`],
  ["7", `0x${"0".repeat(63)}7`],
  ["007", `0x${"0".repeat(63)}7`],
  [String(2n ** 256n - 1n), `0x${"f".repeat(64)}`],
])("%s is %s", (text, tokenId) => {
  expect(tokenIdOf(text)).toBe(tokenId)
})

test.each(["", "-1", "1.0", "0x7", "1e3", " 1", "seven", String(2n ** 256n), "9".repeat(79)])("%j is a 400", (text) => {
  expect(() => tokenIdOf(text)).toThrow(new ServiceError(400, "tokenId must be a token ID"))
})
