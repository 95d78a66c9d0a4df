import { expect, test } from "vitest"
import type { SchemaOrReference } from "./document/schema.ts"
import { requireSameSchemas } from "./same-schemas.ts"

function documentOf(schemas: Readonly<Record<string, SchemaOrReference>>) {
  return { openapi: "3.1.0", info: { title: "T", version: "0" }, components: { schemas } }
}

test("documents of one package may share schemas", () => {
  const shared = { type: "string" }
  expect(() => requireSameSchemas([documentOf({ A: shared }), documentOf({ A: { ...shared }, B: {} })])).not.toThrow()
})

test("different schemas of one name are refused", () => {
  const documents = [documentOf({ A: { type: "string" } }), documentOf({ A: { type: "integer" } })]
  expect(() => requireSameSchemas(documents)).toThrow("two documents of one package have different schemas named A")
})
