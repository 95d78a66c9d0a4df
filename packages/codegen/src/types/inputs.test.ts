import { join } from "node:path"
import { expect, test } from "vitest"
import { typeErrors } from "../../test/support/type-errors.ts"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { SchemaObject } from "../document/schema.ts"
import { readOpenApi } from "../model/read-openapi.ts"
import { readOpenRpc } from "../model/read-openrpc.ts"
import { openApiTypes, openRpcTypes } from "./types.ts"

const info = { title: "T", version: "0" }

function restTypes(schema: SchemaObject): string {
  const Base: SchemaObject = { type: ["object", "null"], properties: { a: { type: "string" } } }
  const document = { openapi: "3.1.0", info, components: { schemas: { Base, Height: schema } } }
  return openApiTypes(document, readOpenApi(document), new Map([["Height", "Height"]]))
}

const restType = (schema: SchemaObject) => /^ {4}Height: (.*)$/m.exec(restTypes(schema))?.[1]

test.each<[string, SchemaObject, string]>([
  ["an integer", { type: "integer" }, "number | bigint"],
  ["a text", { type: "string" }, "string | bigint"],
  ["one of several", { oneOf: [{ type: "string" }, { type: "null" }] }, "string | null | bigint"],
])("%s that may be a bigint is that as well", (_, schema, type) => {
  expect(restType({ ...schema, "x-bigint": true })).toBe(type)
})

test("a text that may be a number and a bigint is those as well", () => {
  expect(restType({ type: "string", "x-number": true, "x-bigint": true })).toBe("string | number | bigint")
})

test("an object whose members are not described has any, also where another part describes them", () => {
  const base: SchemaObject = { type: "object", properties: { a: { type: "string" } } }
  expect(restType({ type: "object" })).toBe("{")
  expect(restType({ type: "object", additionalProperties: false })).toBe("Record<string, never>")
  expect(restTypes({ allOf: [base, { type: "object", required: ["a"] }] })).toContain("[key: string]: unknown")
})

test("a member that another part requires is required, also of a schema that may be null", () => {
  const types = restTypes({ allOf: [{ $ref: "#/components/schemas/Base" }], required: ["a"] })
  const use = `
    import type { Height } from "./types.ts"
    export const whole: Height = { a: "1" }
    // @ts-expect-error: a is missing
    export const half: Height = {}
  `
  const at = (name: string) => join(import.meta.dirname, "../../.cache/inputs", name)
  expect(
    typeErrors(
      new Map([
        [at("types.ts"), types],
        [at("use.ts"), use],
      ]),
    ),
  ).toEqual([])
})

test("the parameters of a method are taken readonly, what it gives is not", () => {
  const document: OpenRpcDocument = {
    openrpc: "1.3.2",
    info,
    servers: [{ url: "{nodeUrl}" }],
    methods: [
      {
        name: "getThings",
        paramStructure: "by-name",
        params: [{ name: "ids", schema: { type: "array", items: { type: "string" } } }],
        result: { name: "things", schema: { type: "array", items: { type: "string" } } },
      },
    ],
  }
  const types = openRpcTypes(document, readOpenRpc(document), "Things")
  expect(types.split("\n").filter((line) => /^(import|export type)/.test(line))).toEqual([
    'import type { ParametersOf } from "@serac/client/rpc"',
    'export type GetThingsParams = ParametersOf<components["schemas"]["GetThingsParams"]>',
    'export type GetThingsResult = components["schemas"]["GetThingsResult"]',
  ])
})
