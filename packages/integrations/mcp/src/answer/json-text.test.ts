import { expect, test } from "vitest"
import { jsonText } from "./json-text.ts"

test("integers lose nothing: beyond 2^53 they are digits", () => {
  expect(jsonText({ a: 5n, b: 2n ** 64n - 1n, c: 1 })).toBe('{"a":5,"b":"18446744073709551615","c":1}')
  expect(jsonText(undefined)).toBe("null")
})
