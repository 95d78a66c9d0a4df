import { hashKey } from "@tanstack/query-core"
import fc from "fast-check"
import { expect, test } from "vitest"
import { keyed } from "./key.ts"

test("a bigint in a key differs from the text and the number of its digits", () => {
  const hashes = [7n, "7", 7].map((height) => hashKey([keyed({ height })]))
  expect(new Set(hashes).size).toBe(3)
})

test("an absent parameter and an undefined one are the same", () => {
  expect(keyed({ a: 1, b: undefined, c: [{ d: undefined }] })).toStrictEqual({ a: 1, c: [{}] })
})

test("parameters of any shape can be hashed, and alike whatever the order of their members", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.bigInt(),
      fc.array(tie("any"), { maxLength: 3 }),
      fc.dictionary(fc.string(), tie("any"), { maxKeys: 3 }),
    ),
  })).any
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), (parameters) => {
      const turned = Object.fromEntries(Object.entries(parameters).reverse())
      expect(hashKey([keyed(turned)])).toBe(hashKey([keyed(parameters)]))
    }),
  )
})
