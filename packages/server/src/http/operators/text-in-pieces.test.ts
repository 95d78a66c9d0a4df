import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"
import { textInPieces } from "./text-in-pieces.ts"

afterEach(() => void vi.restoreAllMocks())

test("the text is that of JSON.stringify", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.anything({ maxDepth: 5 })), async (value) => {
      expect(await textInPieces(value)).toBe(JSON.stringify(value))
    }),
  )
})

test("other callers have a turn after each piece of 64 KiB", async () => {
  const turns = vi.spyOn(globalThis, "setImmediate")
  const paths = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/${at}`, "x".repeat(30_000)]))
  expect(JSON.parse(await textInPieces({ paths }))).toEqual({ paths })
  expect(turns).toHaveBeenCalledTimes(3)
})
