import fc, { type Arbitrary } from "fast-check"
import type { AnySchema } from "../src/codec/schema.ts"

const integer = (bits: number, signed: boolean): Arbitrary<number | bigint> => {
  if (bits < 64) return fc.integer({ min: 0, max: 2 ** bits - 1 })
  return signed ? fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n) : fc.bigInt(0n, 2n ** 64n - 1n)
}

/** Random values of a schema, generated from its declaration. */
export const arbitraryOf = (schema: AnySchema): Arbitrary<unknown> => {
  const { shape } = schema
  switch (shape.kind) {
    case "integer":
      return integer(shape.bits, shape.signed)
    case "bool":
      return fc.boolean()
    case "bytes":
      return fc.uint8Array({ minLength: shape.length ?? 0, maxLength: shape.length ?? 40 })
    case "slice":
      return fc.array(arbitraryOf(shape.element), { maxLength: 3 })
    case "union":
      return fc.oneof(...[...shape.members.values()].map(arbitraryOf))
    case "struct": {
      const members = Object.entries(shape.fields).map(([name, field]) => [name, arbitraryOf(field)] as const)
      const type = shape.name === undefined ? {} : { type: fc.constant(shape.name) }
      return fc.record({ ...type, ...Object.fromEntries(members) })
    }
  }
}
