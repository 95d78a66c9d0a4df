import fc from "fast-check"
import { expect, test } from "vitest"
import { encodedBody } from "./body.ts"

test("a body is the text in UTF-8, whatever is in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect(encodedBody(text).bytes).toEqual(Buffer.from(text))
    }),
  )
})

test("equal texts have one strong tag, other texts have others", () => {
  const tags = ["", "{}", '{"a":1}', '{"a":2}', "{}"].map((text) => encodedBody(text).etag)
  expect([tags[1] === tags[4], new Set(tags).size]).toEqual([true, 4])
  expect(tags.every((tag) => /^"[\w-]{22}"$/.test(tag))).toBe(true)
})

test("the bytes keep no larger piece of memory from being freed", () => {
  expect(encodedBody("{}").bytes.buffer.byteLength).toBe(2)
})
