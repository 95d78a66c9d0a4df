import { expect, test } from "vitest"
import { samplerOf } from "./sample.ts"
import { schemasOf } from "./schemas.ts"

const cases: Readonly<Record<string, { readonly schema: unknown; readonly value: unknown }>> = {
  constant: { schema: { const: 7 }, value: 7 },
  enumeration: { schema: { enum: ["b", "a"] }, value: "b" },
  "open enumeration": { schema: { type: "string", "x-extensible-enum": ["known", "other"] }, value: "known" },
  "schema example": { schema: { type: "string", examples: ["shown"] }, value: "shown" },
  default: { schema: { type: "boolean", default: false }, value: false },
  "nullable text": { schema: { type: ["null", "string"], minLength: 6 }, value: "textxx" },
  "short text": { schema: { type: "string", maxLength: 2 }, value: "te" },
  time: { schema: { type: "string", format: "date-time" }, value: "2026-01-01T00:00:00Z" },
  "bounded number": { schema: { type: "integer", minimum: 5, multipleOf: 4 }, value: 8 },
  "number below a bound": { schema: { type: "number", exclusiveMaximum: 0 }, value: -1 },
  list: { schema: { type: "array", items: { type: "boolean" }, minItems: 2 }, value: [true, true] },
  "empty list": { schema: { type: "array", maxItems: 0, items: {} }, value: [] },
  tuple: { schema: { type: "array", prefixItems: [{ const: 1 }, { const: 2 }] }, value: [1, 2] },
  object: {
    schema: { type: "object", required: ["a", "b"], properties: { a: { type: "string" }, c: { type: "null" } } },
    value: { a: "text", b: null, c: null },
  },
  "map with named keys": {
    schema: { type: "object", additionalProperties: { type: "null" }, propertyNames: { $ref: "#/schemas/key" } },
    value: { "k-4": null },
  },
  "one of several members": {
    schema: { type: "object", maxProperties: 1, properties: { a: { const: 1 }, b: { const: 2 } } },
    value: { a: 1 },
  },
  key: { schema: { type: "string", pattern: "^k-[2-9]$" }, value: "k-4" },
  map: {
    schema: { type: "object", additionalProperties: { type: "integer" }, propertyNames: { pattern: "^k[0-9]$" } },
    value: { k1: 1 },
  },
  "both of two": {
    schema: { allOf: [{ properties: { a: { const: 1 } }, required: ["a"] }, { properties: { b: { const: 2 } } }] },
    value: { a: 1, b: 2 },
  },
  "first that is not null": { schema: { oneOf: [{ type: "null" }, { $ref: "#/schemas/list" }] }, value: [true, true] },
  nothing: { schema: { type: "null" }, value: null },
}
const document = { schemas: Object.fromEntries(Object.entries(cases).map(([name, { schema }]) => [name, schema])) }

test.each(Object.entries(cases))("%s", (name, { value }) => {
  const pointer = `/schemas/${encodeURIComponent(name)}`
  expect(samplerOf(document)(pointer)).toEqual(value)
  expect(schemasOf(document).check(pointer, value, [], name)).toEqual([])
})

test("a schema that contains itself comes to an end", () => {
  const tree = {
    schemas: {
      Tree: {
        type: "object",
        required: ["name"],
        properties: { name: { const: "leaf" }, children: { type: "array", items: { $ref: "#/schemas/Tree" } } },
      },
    },
  }
  expect(samplerOf(tree)("/schemas/Tree")).toEqual({
    name: "leaf",
    children: [{ name: "leaf", children: [{ name: "leaf", children: [] }] }],
  })
})

test("even one that requires itself", () => {
  const endless = {
    schemas: { Next: { type: "object", required: ["next"], properties: { next: { $ref: "#/schemas/Next" } } } },
  }
  expect(JSON.stringify(samplerOf(endless)("/schemas/Next")).length).toBeLessThan(300)
})
