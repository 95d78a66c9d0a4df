import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { typeName, typeOutline } from "./type-outline.ts"

const id: SchemaOrReference = { type: "string", description: "A 32-byte identifier. In CB58." }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function outline(schema: object, schemas: Readonly<Record<string, object>> = {}): string {
  return typeOutline(new Resolver({ components: { schemas } }), schema as SchemaOrReference)
}

test("shows members with what is optional, and the first sentence of each description once", () => {
  const page = {
    required: ["items"],
    properties: {
      nextPageToken: { type: "string" },
      items: {
        type: "array",
        items: {
          required: ["id", "weight"],
          properties: { id, parent: id, weight: { type: "integer", format: "uint64" } },
        },
      },
    },
  }
  expect(outline(page)).toBe(`{
  nextPageToken?: string
  items: {
    id: string // A 32-byte identifier.
    parent?: string
    weight: bigint
  }[]
}`)
})

test("puts branches, open enumerations, nulls and maps in the words of TypeScript", () => {
  const shape = {
    properties: {
      kind: { "x-extensible-enum": ["a", "b"], type: "string" },
      only: { const: "linear" },
      either: { oneOf: [{ type: "string" }, { type: ["integer", "null"] }] },
      list: { type: ["array", "null"], items: { enum: ["x", "y"] } },
      byName: { type: "object", additionalProperties: { type: "boolean" } },
      signed: { type: ["integer", "null"], format: "int64" },
    },
  }
  expect(outline(shape)).toBe(`{
  kind?: "a" | "b" | string
  only?: "linear"
  either?: string | number | null
  list?: ("x" | "y")[] | null
  byName?: { [name: string]: boolean }
  signed?: number | bigint | null
}`)
})

test("takes the members of all parts of an allOf", () => {
  const whole = { allOf: [ref("Base"), { required: ["own"], properties: { own: { type: "string" } } }] }
  expect(outline(whole, { Base: { properties: { base: { type: "boolean" } } } })).toBe(
    "{\n  base?: boolean\n  own: string\n}",
  )
})

test("tells a schema that contains itself by its name, wherever it does", () => {
  const tree = { properties: { children: { type: "array", items: ref("Tree") } } }
  expect(outline(ref("Tree"), { Tree: tree })).toBe("{\n  children?: Tree[]\n}")
  expect(outline(ref("Json"), { Json: { oneOf: [{ type: "string" }, { type: "array", items: ref("Json") }] } })).toBe(
    "string | Json[]",
  )
})

test("is less deep where it would be long", () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`m${at}`, { type: "string" }]))
  const text = outline({ properties: { a: ref("Many"), b: ref("Many") } }, { Many: { properties: many } })
  expect(text).toBe("{\n  a?: Many\n  b?: Many\n}")
})

test("ends an enumeration that goes on and on with how many there are", () => {
  const text = outline({ enum: Array.from({ length: 30 }, (_, at) => at) })
  expect(text).toBe("0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | ... (30 in all)")
})

test("a name is on one line", () => {
  const resolver = new Resolver({ components: { schemas: { Block: { properties: { a: id } } } } })
  expect(typeName(resolver, { type: "array", items: ref("Block") })).toBe("Block[]")
  expect(typeName(resolver, { properties: { a: id } })).toBe("object")
})
