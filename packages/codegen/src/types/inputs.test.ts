import { expect, test } from "vitest"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { SchemaObject } from "../document/schema.ts"
import { readOpenApi } from "../model/read-openapi.ts"
import { readOpenRpc } from "../model/read-openrpc.ts"
import { openApiTypes, openRpcTypes } from "./types.ts"

const info = { title: "T", version: "0" }

function restType(schema: SchemaObject): string | undefined {
  const document = { openapi: "3.1.0", info, components: { schemas: { Height: schema } } }
  const types = openApiTypes(document, readOpenApi(document), new Map([["Height", "Height"]]))
  return /^ {4}Height: (.*)$/m.exec(types)?.[1]
}

test.each<[string, SchemaObject, string]>([
  ["an integer", { type: "integer" }, "number | bigint"],
  ["a text", { type: "string" }, "string | bigint"],
  ["one of several", { oneOf: [{ type: "string" }, { type: "null" }] }, "string | null | bigint"],
])("%s that may be a bigint is that as well", (_, schema, type) => {
  expect(restType({ ...schema, "x-bigint": true })).toBe(type)
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
