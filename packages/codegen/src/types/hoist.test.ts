import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import { withHoisted } from "./hoist.ts"

const hoist = (document: Readonly<Record<string, unknown>>) => withHoisted(new Resolver(document), { ...document })

test("a document whose references all lead to components is the same", () => {
  const document = { a: { $ref: "#/components/schemas/A" }, components: { schemas: { A: {} } } }
  expect(hoist(document)).toEqual(document)
})

test("a schema that is referred to where it stands becomes a component, and so do those that it refers to", () => {
  const document = {
    paths: { "/a": { schema: { properties: { b: { items: { $ref: "#/paths/~1a/schema" } } } } } },
    a: { $ref: "#/paths/~1a/schema/properties/b" },
    components: { schemas: { PropertiesB: { type: "string" } } },
  }
  expect(hoist(document)).toEqual({
    paths: { "/a": { schema: { properties: { b: { items: { $ref: "#/components/schemas/1aSchema" } } } } } },
    a: { $ref: "#/components/schemas/PropertiesB2" },
    components: {
      schemas: {
        PropertiesB: { type: "string" },
        PropertiesB2: { items: { $ref: "#/components/schemas/1aSchema" } },
        "1aSchema": { properties: { b: { items: { $ref: "#/components/schemas/1aSchema" } } } },
      },
    },
  })
})

test.each(["default", "const", "enum", "x-own"])("what looks like a reference in %s is a value", (keyword) => {
  const value = { $ref: "#/definitions/base" }
  const schema = { [keyword]: keyword === "enum" ? [value] : value }
  const document = { paths: { "/a": { schema: { $ref: "#/paths/~1b" } }, "/b": schema }, components: {} }
  expect(hoist(document)).toMatchObject({ paths: { "/b": schema }, components: { schemas: { Paths1b: schema } } })
})

test("what looks like a reference in an example is a value, and a property of that name is none", () => {
  const value = { $ref: "#/definitions/base" }
  const document = {
    paths: { "/a": { examples: { first: { value } }, properties: { example: { $ref: "#/paths/~1b" } } }, "/b": {} },
    components: { examples: { second: { value } } },
  }
  expect(hoist(document)).toEqual({
    paths: {
      "/a": { examples: { first: { value } }, properties: { example: { $ref: "#/components/schemas/Paths1b" } } },
      "/b": {},
    },
    components: { examples: { second: { value } }, schemas: { Paths1b: {} } },
  })
})
