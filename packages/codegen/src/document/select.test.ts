import { describe, expect, test } from "vitest"
import type { OpenApiDocument } from "./openapi.ts"
import type { OpenRpcDocument } from "./openrpc.ts"
import { type Selection, select } from "./select.ts"

const ref = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` })
const json = (name: string) => ({ content: { "application/json": { schema: ref("schemas", name) } } })

const openapi: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "T", version: "0" },
  paths: {
    "/users": {
      get: { operationId: "users/list", responses: { "200": json("Users") } },
      post: { operationId: "users/create", requestBody: json("User") },
    },
    "/users.csv": { get: { responses: {} } },
  },
  components: {
    schemas: {
      Users: { items: ref("schemas", "User") },
      User: {},
      Unused: {},
      Told: {},
      "a/b": {},
    },
    securitySchemes: { key: { type: "apiKey" } },
  },
}
const withWebhooks = { ...openapi, webhooks: { told: { post: { requestBody: json("Told") } } } }
const taken = (selection: Selection) =>
  Object.entries(select(openapi, selection).paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  )

describe("of an OpenAPI document", () => {
  test.each<[Selection, string[]]>([
    [{}, ["get /users", "post /users", "get /users.csv"]],
    [{ only: ["users/list"] }, ["get /users"]],
    [{ only: ["users/*"] }, ["get /users", "post /users"]],
    [{ skip: ["GET /users"] }, ["post /users", "get /users.csv"]],
    [{ only: ["* /users"], skip: ["users/create"] }, ["get /users"]],
    [{ only: ["GET /users.csv"] }, ["get /users.csv"]],
  ])("%j takes %j", (selection, expected) => {
    expect(taken(selection)).toEqual(expected)
  })

  test("the components are those that its operations still refer to, at any depth, and the security", () => {
    const { components } = select(withWebhooks, { only: ["users/list"] })
    expect(components).toEqual({
      schemas: { Users: { items: ref("schemas", "User") }, User: {} },
      securitySchemes: { key: { type: "apiKey" } },
    })
  })

  test("a document that nothing is taken from is the same", () => {
    expect(select(openapi, {})).toBe(openapi)
  })
})

test("of an OpenRPC document methods are taken by name", () => {
  const document: OpenRpcDocument = {
    openrpc: "1.3.2",
    info: { title: "T", version: "0" },
    methods: ["eth_call", "eth_sign", "net_version"].map((name) => ({ name, params: [] })),
  }
  expect(select(document, { only: ["eth_*"], skip: ["eth_sign"] }).methods).toEqual([{ name: "eth_call", params: [] }])
})

test("a pattern that matches nothing is named", () => {
  expect(() => select(openapi, { skip: ["users/list", "GET /none"] })).toThrow('no operation is named "GET /none"')
})
