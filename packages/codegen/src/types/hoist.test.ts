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
