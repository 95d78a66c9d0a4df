import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { literal } from "./literal.ts"

const resolver = new Resolver({ components: { schemas: { Uint64: { type: "integer", format: "uint64" } } } })
const uint64 = { $ref: "#/components/schemas/Uint64" }

test("writes values in the house style, with quotes only around keys that need them", () => {
  const value = { a: 'say "hi"', "b-c": [1, true, null], d: {} }
  expect(literal(resolver, value, undefined)).toBe('{ a: "say \\"hi\\"", "b-c": [1, true, null], d: {} }')
})

test.each<[string, SchemaOrReference, unknown, string]>([
  ["itself", uint64, 7, "7n"],
  ["in a member", { properties: { a: uint64, b: { type: "integer" } } }, { a: 1, b: 2 }, "{ a: 1n, b: 2 }"],
  ["in a list", { items: { properties: { a: uint64 } } }, [{ a: 1 }], "[{ a: 1n }]"],
  ["in a branch", { oneOf: [{ type: "null" }, { properties: { a: uint64 } }] }, { a: 1 }, "{ a: 1n }"],
])("writes a 64-bit integer as bigint: %s", (_, schema, value, text) => {
  expect(literal(resolver, value, schema)).toBe(text)
})

test("a member named __proto__ is a member of the literal", () => {
  const value = JSON.parse('{"__proto__":1,"constructor":{"__proto__":2}}')
  const text = literal(resolver, value, { properties: {} })
  expect(text).toBe('{ ["__proto__"]: 1, constructor: { ["__proto__"]: 2 } }')
  expect(new Function(`return ${text}`)()).toEqual(value)
})

test("cuts long text short", () => {
  expect(literal(resolver, "0x".padEnd(500, "0"), undefined)).toBe(`"0x${"0".repeat(62)}..."`)
})

test("leaves text of 72 characters whole, and cuts the next", () => {
  expect(literal(resolver, "a".repeat(72), undefined)).toBe(JSON.stringify("a".repeat(72)))
  expect(literal(resolver, "a".repeat(73), undefined)).toBe(JSON.stringify(`${"a".repeat(64)}...`))
})

test("breaks what is too long for a line, counting what stands before it", () => {
  const value = { first: "a".repeat(30), second: ["b".repeat(30)] }
  expect(literal(resolver, value, undefined, "", "x".repeat(30))).toBe(
    `{ first: "${"a".repeat(30)}", second: ["${"b".repeat(30)}"] }`,
  )
  expect(literal(resolver, value, undefined, "", "x".repeat(40))).toBe(
    `{\n  first: "${"a".repeat(30)}",\n  second: ["${"b".repeat(30)}"],\n}`,
  )
})
