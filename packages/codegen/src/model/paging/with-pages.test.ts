import { expect, test } from "vitest"
import type { OpenApiDocument } from "../../document/openapi.ts"
import type { SchemaOrReference } from "../../document/schema.ts"
import { readOpenApi } from "../read-openapi.ts"
import { withPages } from "./with-pages.ts"

const list = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } } as const
const answer = (properties: Readonly<Record<string, SchemaOrReference>>) => ({
  responses: { "200": { content: { "application/json": { schema: { type: "object", properties } } } } },
})
const query = (name: string) => ({ name, in: "query", schema: { type: "string" } })

const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "T", version: "0" },
  paths: {
    "/users": {
      get: {
        operationId: "users/list",
        parameters: [query("from")],
        ...answer({ users: list, end: { type: "string" } }),
      },
    },
    "/bans": { get: { parameters: [query("after")], ...answer({ bans: list }) } },
    "/logs": {
      get: {
        parameters: [{ name: "page", in: "query", schema: { type: "integer" } }, query("limit")],
        ...answer({ logs: list }),
      },
      post: {
        requestBody: { content: { "application/json": { schema: { type: "object" } } } },
        ...answer({ logs: list, end: { type: "string" } }),
      },
    },
  },
}

/** The pages of each operation under a configuration. */
function pagesOf(config: unknown) {
  const { operations } = readOpenApi(withPages(document, config))
  return Object.fromEntries(
    operations.flatMap(({ name, items, paging }) => (items === undefined ? [] : [[name, { items, ...paging }]])),
  )
}

test("a line says how the pages of an operation follow, the last one that matches", () => {
  const config = {
    "GET /*": false,
    "users/list": { by: "cursor", parameter: "from", member: "end" },
    "GET /bans": { by: "item", parameter: "after", member: "id" },
  }
  expect(pagesOf({})).toEqual({ getLogs: { items: "logs", by: "number", parameter: "page" } })
  expect(pagesOf(config)).toEqual({
    usersList: { items: "users", by: "cursor", parameter: "from", member: "end" },
    getBans: { items: "bans", by: "item", parameter: "after", member: "id" },
  })
})

test("a line for no operation is refused", () => {
  expect(() => pagesOf({ "GET /nowhere": false })).toThrow('names no operation: "GET /nowhere"')
  expect(() => pagesOf("GET /users")).toThrow("is no object")
})

const purpose = (name: string, more: object = {}) => ({ ...more, "x-stainless-pagination-property": { purpose: name } })

test("a configuration of Stainless says which methods page, and by which of its schemes", () => {
  const config = {
    pagination: [
      {
        name: "by_cursor",
        type: "cursor",
        request: { from: purpose("next_cursor_param") },
        response: { users: purpose("items"), end: purpose("next_cursor_field") },
      },
      {
        name: "by_id",
        type: "cursor_id",
        request: { after: purpose("next_cursor_id_param") },
        response: {
          bans: purpose("items", { type: "array", items: { properties: { id: purpose("cursor_item_id") } } }),
        },
      },
      {
        name: "in_body",
        type: "cursor",
        param_location: "body",
        request: { from: purpose("next_cursor_param") },
        response: { end: purpose("next_cursor_field") },
      },
    ],
    resources: {
      users: { methods: { list: { endpoint: "get /users", paginated: true } } },
      all: {
        methods: { get: "get /health" },
        subresources: {
          bans: { methods: { list: { endpoint: "get /bans", paginated: true } } },
          logs: {
            methods: {
              list: { endpoint: "get /logs", paginated: false },
              search: { endpoint: "post /logs", paginated: true },
            },
          },
        },
      },
    },
  }
  expect(pagesOf(config)).toEqual({
    usersList: { items: "users", by: "cursor", parameter: "from", member: "end" },
    getBans: { items: "bans", by: "item", parameter: "after", member: "id" },
    postLogs: { items: "logs", by: "cursor", parameter: "body/from", member: "end" },
  })
})

test.each([
  [
    "page_number",
    { page: purpose("page_number_param") },
    { logs: purpose("items") },
    { items: "logs", by: "number", parameter: "page" },
  ],
  [
    "offset",
    { page: purpose("offset_count_param") },
    { logs: purpose("items") },
    { items: "logs", by: "offset", parameter: "page" },
  ],
  [
    "cursor_url",
    {},
    { logs: purpose("items"), next: purpose("cursor_url_field") },
    { items: "logs", by: "url", member: "next" },
  ],
])("a scheme of Stainless can be of the type %s", (type, request, response, expected) => {
  const config = {
    pagination: [
      { name: "unknown", type: "fake_page" },
      { name: "one", type, request, response },
    ],
    resources: { logs: { methods: { list: { endpoint: "get /logs", paginated: true } } } },
  }
  expect(pagesOf(config)).toEqual({ getLogs: expected })
})
