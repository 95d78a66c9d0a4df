import fc from "fast-check"
import { expect, test } from "vitest"
import { cBatch, cTransaction } from "../src/c/transactions.ts"
import { CodecError } from "../src/codec/codec-error.ts"
import type { AnySchema, Schema } from "../src/codec/schema.ts"
import { decodeVersioned, encode } from "../src/codec/versioned.ts"
import { pBlock } from "../src/p/block.ts"
import { pTransaction } from "../src/p/transactions.ts"
import { containerSchema } from "../src/proposervm/container-schema.ts"
import { xBlock } from "../src/x/block.ts"
import { xTransaction } from "../src/x/transactions.ts"
import { arbitraryOf } from "./arbitrary.ts"

const schemas: Record<string, AnySchema> = {
  "P-Chain transactions": pTransaction,
  "P-Chain blocks": pBlock,
  "X-Chain transactions": xTransaction,
  "X-Chain blocks": xBlock,
  "atomic C-Chain transactions": cTransaction,
  "atomic batches": cBatch,
  containers: containerSchema,
}

const each = Object.entries(schemas).map(([name, schema]) => ({ name, schema: schema as Schema<unknown> }))

test.each(each)("$name: decoding what was encoded gives the value back", ({ schema }) => {
  fc.assert(
    fc.property(arbitraryOf(schema), (value) => {
      expect(decodeVersioned(schema, encode(schema, value))).toEqual(value)
    }),
    { numRuns: 60 },
  )
})

test.each(each)("$name: every prefix of an encoding is refused, and every longer one", ({ schema }) => {
  fc.assert(
    fc.property(arbitraryOf(schema), fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 9 }), (value, cut, tail) => {
      const bytes = encode(schema, value)
      expect(() => decodeVersioned(schema, bytes.subarray(0, cut % bytes.length))).toThrow(CodecError)
      expect(() => decodeVersioned(schema, Uint8Array.of(...bytes, ...tail))).toThrow(CodecError)
    }),
    { numRuns: 30 },
  )
})

test.each(each)(
  "$name: damaged bytes are refused with a place, or are another value with these very bytes",
  ({ schema }) => {
    fc.assert(
      fc.property(arbitraryOf(schema), fc.nat(), fc.integer({ min: 1, max: 255 }), (value, at, flip) => {
        const bytes = encode(schema, value)
        const place = at % bytes.length
        bytes[place] = (bytes[place] as number) ^ flip
        try {
          expect(encode(schema, decodeVersioned(schema, bytes))).toEqual(bytes)
        } catch (error) {
          if (!(error instanceof CodecError)) throw error
          expect(error.offset).toBeGreaterThanOrEqual(0)
          expect(error.offset).toBeLessThanOrEqual(bytes.length)
        }
      }),
      { numRuns: 60 },
    )
  },
)
