import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import { readOpenApi } from "../model/read-openapi.ts"
import { readOpenRpc } from "../model/read-openrpc.ts"
import { queryValues } from "./query-values.ts"
import { restSample } from "./rest-sample.ts"
import { rpcSample } from "./rpc-sample.ts"

const info = { title: "T", version: "0" }

test("a list is written as its style says, an object by its members", () => {
  const written = (style: "form" | "spaceDelimited" | "pipeDelimited" | undefined, value: unknown) =>
    queryValues({ name: "q", ...(style && { style }) }, value)
  expect(written("form", ["a", 1])).toEqual([["q", "a,1"]])
  expect(written("spaceDelimited", ["a", 1])).toEqual([["q", "a 1"]])
  expect(written("pipeDelimited", ["a", 1])).toEqual([["q", "a|1"]])
  expect(written(undefined, ["a", 1])).toEqual([
    ["q", "a"],
    ["q", "1"],
  ])
  expect(written(undefined, { x: 1 })).toEqual([["x", "1"]])
  expect(queryValues({ name: "q", style: "deepObject" }, { x: 1 })).toEqual([["q[x]", "1"]])
})

test("a REST request has what is required, and what may be left out is there to be switched on", () => {
  const document = {
    openapi: "3.1.0",
    info,
    paths: {
      "/things/{id}": {
        put: {
          operationId: "putThing",
          summary: "Put it",
          tags: ["Things"],
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string" }, example: "a" },
            { name: "dry", in: "query", description: "Only tries.", schema: { type: "boolean", default: false } },
          ],
          requestBody: { content: { "application/json": { schema: {}, example: { n: 1 } } } },
          responses: {},
        },
      },
    },
  }
  const [operation] = readOpenApi(document).operations
  expect(operation && restSample(new Resolver(document), operation)).toEqual({
    name: "putThing",
    description: "Put it",
    group: "Things",
    method: "PUT",
    path: "/things/{id}",
    pathValues: [{ name: "id", value: "a", isOn: true }],
    query: [{ name: "dry", value: "false", isOn: false, description: "Only tries." }],
    headers: [{ name: "content-type", value: "application/json", isOn: true }],
    body: '{\n  "n": 1\n}',
  })
})

test.each([
  ["by-position", [null, 2]],
  ["by-name", { b: 2 }],
] as const)("a JSON-RPC request has its parameters %s", (paramStructure, params) => {
  const document = {
    openrpc: "1.3.2",
    info,
    servers: [{ url: "{nodeUrl}/ext" }],
    methods: [
      {
        name: "eth_get",
        paramStructure,
        params: ["a", "b", "c"].map((name) => ({ name, schema: {} })),
        result: { name: "r", schema: {} },
        examples: [{ name: "one", params: [{ name: "b", value: 2 }], result: { name: "r", value: 1 } }],
      },
    ],
  }
  const [operation] = readOpenRpc(document).operations
  const sample = operation && rpcSample(new Resolver(document), operation)
  expect({ ...sample, body: JSON.parse(sample?.body ?? "") }).toEqual({
    name: "ethGet",
    description: "",
    group: "eth methods",
    method: "POST",
    path: "/ext",
    pathValues: [],
    query: [],
    headers: [{ name: "content-type", value: "application/json", isOn: true }],
    body: { jsonrpc: "2.0", id: 1, method: "eth_get", params },
  })
})
