import { expect, test } from "vitest"
import { retryAfterOf } from "./retry-after.ts"

const now = Date.parse("2026-11-21T10:00:00Z")

test.each([
  ["120", 120],
  ["0", 0],
  [" 5 ", 5],
  ["Sat, 21 Nov 2026 10:00:30 GMT", 30],
  ["999999999999", 86_400],
])("%j asks for %i seconds", (header, seconds) => {
  expect(retryAfterOf(header, now)).toBe(seconds)
})

test.each([undefined, "", "soon", "-5", "Sat, 21 Nov 2026 09:00:00 GMT", ["1", "2"], "1".repeat(50)])(
  "%j asks for nothing",
  (header) => {
    expect(retryAfterOf(header, now)).toBeUndefined()
  },
)
