import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { formSchema, sentBytes } from "./body-schema.ts"

const name: SchemaOrReference = { type: "string" }
const file: SchemaOrReference = { type: "string", format: "binary", description: "A picture." }
const resolver = new Resolver({ components: { schemas: { Named: { properties: { name } } } } })
const ref = (to: string) => ({ $ref: `#/components/schemas/${to}` })

test("the files of a form are bytes, alone and in lists, and its other members stay as they are", () => {
  const form = {
    properties: { file, files: { type: "array", items: file }, coded: { ...name, contentEncoding: "base64" } },
  }
  expect(formSchema(resolver, { allOf: [form, ref("Named")] })).toEqual({
    allOf: [
      {
        properties: {
          file: { ...sentBytes, description: "A picture." },
          files: { type: "array", items: sentBytes },
          coded: { type: "string", contentEncoding: "base64" },
        },
      },
      { properties: { name } },
    ],
  })
})
