import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { bigintsOf, hasExactIntegers } from "./bigints.ts"

const uint64: SchemaOrReference = { type: "integer", format: "uint64" }

function bigints(result: SchemaOrReference, schemas: Readonly<Record<string, SchemaOrReference>> = {}) {
  return bigintsOf(new Resolver({ components: { schemas } }), "avm.get", result)
}

test("finds 64-bit integers at any depth: in lists, branches, maps of objects and behind references", () => {
  const result = bigints(
    {
      properties: {
        height: uint64,
        weights: { type: "array", items: { type: "array", items: uint64 } },
        block: { oneOf: [{ type: "null" }, { $ref: "#/components/schemas/Block" }] },
        byName: { additionalProperties: { properties: { amount: { type: ["integer", "null"], format: "uint64" } } } },
        byPattern: { patternProperties: { "^0x": { allOf: [{ properties: { nonce: uint64 } }] } } },
      },
    },
    { Block: { properties: { time: uint64, size: { type: "integer" } } } },
  )
  expect(result).toEqual(["amount", "height", "nonce", "time", "weights"])
})

test("finds them in both branches of a condition", () => {
  const branches = [
    ["then", { properties: { a: uint64 } }],
    ["else", { properties: { b: uint64 } }],
  ]
  expect(bigints(Object.fromEntries(branches))).toEqual(["a", "b"])
})

test("ends on schemas that contain themselves", () => {
  const tree = { properties: { value: uint64, children: { items: { $ref: "#/components/schemas/Tree" } } } }
  expect(bigints({ $ref: "#/components/schemas/Tree" }, { Tree: tree })).toEqual(["value"])
})

test("a schema is looked at under each name that it has", () => {
  const result = {
    properties: { a: { $ref: "#/components/schemas/Uint64" }, b: { $ref: "#/components/schemas/Uint64" } },
  }
  expect(bigints(result, { Uint64: uint64 })).toEqual(["a", "b"])
})

test("a name that is a 64-bit integer here and another number there is refused, with both places", () => {
  const result = { properties: { amount: uint64, fee: { properties: { amount: { type: "number" } } } } }
  expect(() => bigints(result)).toThrow(
    'avm.get: "amount" is a 64-bit integer at result.amount but another number at result.fee.amount',
  )
})

test.each([
  ["the result itself", uint64, "result"],
  ["the items of a result", { items: uint64 }, "result[]"],
  ["the values of a map", { properties: { all: { additionalProperties: uint64 } } }, "result.all.*"],
])("a 64-bit integer without a name is refused: %s", (_, result, place) => {
  expect(() => bigints(result)).toThrow(`avm.get: the 64-bit integer at ${place} has no member name`)
})

test.each([
  ["a signed one", { properties: { a: { type: "integer", format: "int64" } } }, true],
  ["an unsigned one", { properties: { a: uint64 } }, true],
  ["one without a name", { items: uint64 }, true],
  ["one behind a reference", { $ref: "#/components/schemas/Amount" }, true],
  ["a name that is another number elsewhere", { properties: { a: uint64, b: { properties: { a: {} } } } }, true],
  ["a smaller one", { properties: { a: { type: "integer", format: "int32" }, b: { type: "integer" } } }, false],
  ["a string of digits", { properties: { a: { type: "string", format: "int64" } } }, false],
] satisfies [string, SchemaOrReference, boolean][])("whether a body has 64-bit integers: %s", (_, schema, expected) => {
  expect(hasExactIntegers(new Resolver({ components: { schemas: { Amount: uint64 } } }), schema)).toBe(expected)
})
