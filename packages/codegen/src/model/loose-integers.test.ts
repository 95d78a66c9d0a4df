import { expect, test } from "vitest"
import type { OpenApiDocument } from "../document/openapi.ts"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { withLooseIntegers } from "./loose-integers.ts"
import { readOpenApi } from "./read-openapi.ts"
import { readOpenRpc } from "./read-openrpc.ts"

const info = { title: "T", version: "0" }
const uint64 = { type: "integer", format: "uint64" }
const ref = (to: string) => ({ $ref: `#/components/schemas/${to}` })

function rest(result: SchemaOrReference, schemas: Readonly<Record<string, SchemaOrReference>> = {}): OpenApiDocument {
  const responses = { 200: { description: "", content: { "application/json": { schema: result } } } }
  return { openapi: "3.1.0", info, paths: { "/a": { get: { operationId: "a", responses } } }, components: { schemas } }
}

test("a 64-bit integer that shares its name with another number, or has none, may be a number; what its schema is used for elsewhere follows", () => {
  const document = rest(
    {
      properties: {
        count: uint64,
        usage: { properties: { count: { type: "integer" }, size: ref("Size") } },
        byName: { additionalProperties: ref("Size") },
        whole: { properties: { size: uint64, height: uint64 } },
      },
    },
    { Size: uint64 },
  )
  expect(() => readOpenApi(document)).toThrow("the 64-bit integer at result.byName.* has no member name")
  const loose = withLooseIntegers(document)
  expect(readOpenApi(loose).operations[0]?.integers).toEqual({ names: ["height"], exact: true })
  expect(loose.components?.schemas).toEqual({ Size: { type: "integer", format: "int64" } })
})

test("the result of a method that is a 64-bit integer itself may be a number", () => {
  const method = { name: "a", params: [], result: { name: "a", schema: uint64 } }
  const document: OpenRpcDocument = { openrpc: "1.3.2", info, methods: [method] }
  expect(() => readOpenRpc(document)).toThrow("a: the 64-bit integer at result has no member name")
  expect(readOpenRpc(withLooseIntegers(document)).operations[0]?.bigints).toEqual([])
})

test("a document whose 64-bit integers can be told by their names is the same, and so is one without any", () => {
  const document = rest({ properties: { height: uint64 } })
  expect(withLooseIntegers(document)).toEqual(document)
  const plain = rest({ type: "object" })
  expect(withLooseIntegers(plain)).toBe(plain)
})
