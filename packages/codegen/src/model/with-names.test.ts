import { expect, test } from "vitest"
import type { OpenApiDocument } from "../document/openapi.ts"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import { withGroups } from "./groups.ts"
import { readOpenApi } from "./read-openapi.ts"
import { readOpenRpc } from "./read-openrpc.ts"
import { withNames } from "./with-names.ts"

const info = { title: "T", version: "0" }
const responses = { 204: { description: "" } }
const document: OpenApiDocument = {
  openapi: "3.1.0",
  info,
  paths: {
    "/files": { get: { operationId: "get_files", responses }, post: { operationId: "post_files", responses } },
    "/files/new": { get: { operationId: "getNewFile", responses } },
  },
}
const named = (config: unknown) =>
  withGroups(readOpenApi(withNames(document, config)), false).operations.map(({ name, group }) => [name, group])

test("operations have the names that a configuration gives them", () => {
  expect(named({ get_files: "listFiles", "POST /files": "files.add" })).toEqual([
    ["listFiles", undefined],
    ["postFiles", { name: "files", member: "add" }],
    ["getNewFile", undefined],
  ])
})

test("so have methods", () => {
  const rpc: OpenRpcDocument = {
    openrpc: "1.3.2",
    info,
    methods: ["a_b", "a_c"].map((name) => ({ name, params: [], result: { name: "r", schema: {} } })),
  }
  const { operations } = withGroups(readOpenRpc(withNames(rpc, { a_b: "run", a_c: "jobs.stop" })), false)
  expect(operations.map(({ name, group }) => [name, group])).toEqual([
    ["run", undefined],
    ["aC", { name: "jobs", member: "stop" }],
  ])
})

test.each([
  ["a line for no operation", { get_file: "a" }, 'has "get_file", which is no operation'],
  ["a line for several", { "GET *": "a" }, 'has "GET *", which is several operations'],
  ["a name that no function has", { get_files: "delete" }, 'has "delete" for "get_files"'],
  ["a name of three parts", { get_files: "a.b.c" }, 'has "a.b.c" for "get_files"'],
  ["something else", { get_files: 1 }, 'has 1 for "get_files"; it can be "name" or "group.name"'],
  ["a list", [], "is no object"],
  [
    "a name that another operation has",
    { get_files: "listFiles", post_files: "listFiles" },
    'x-function is "listFiles", as that of another',
  ],
])("%s is refused", (_, config, message) => {
  expect(() => named(config)).toThrow(message)
})
