import { expect, test } from "vitest"
import { eachOnce } from "./keys.ts"

const one = (byte: number) => Uint8Array.of(byte)

test.each([2, 100])("equal byte strings are there once, in their order (%i of them)", (count) => {
  const bytes = Array.from({ length: count }, (_, at) => one(at))
  const again = Array.from({ length: count }, (_, at) => one(count - 1 - at))
  expect(eachOnce([bytes, again, [one(200)]])).toEqual([...bytes, one(200)])
})
