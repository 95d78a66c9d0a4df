import { describe, expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { formSchema, sentBytes, writable } from "./body-schema.ts"

const id: SchemaOrReference = { type: "integer", readOnly: true }
const name: SchemaOrReference = { type: "string" }
const file: SchemaOrReference = { type: "string", format: "binary", description: "A picture." }
const resolver = new Resolver({
  components: {
    schemas: { Named: { properties: { name } }, Row: { properties: { id, name }, required: ["id", "name"] } },
  },
})
const ref = (to: string) => ({ $ref: `#/components/schemas/${to}` })

describe("a body", () => {
  test("has no member that is read-only, in any part of it", () => {
    const row = { properties: { name }, required: ["name"] }
    expect(writable(resolver, ref("Row"))).toEqual(row)
    expect(writable(resolver, { allOf: [ref("Named"), ref("Row")] })).toEqual({ allOf: [ref("Named"), row] })
  })

  test("without such a member is what the document says", () => {
    const body = ref("Named")
    expect(writable(resolver, body)).toBe(body)
  })
})

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
