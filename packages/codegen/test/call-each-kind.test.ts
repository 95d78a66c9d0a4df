import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { generatePackage } from "../src/package/generate-package.ts"
import { cache, typeErrorsOf } from "./real/generate.ts"
import { callEachKind } from "./real/public/calls/calls.ts"
import { callKinds } from "./real/public/calls/kinds.ts"

const string = { type: "string" }
const integer = { type: "integer" }
const id = { name: "id", in: "path", required: true, schema: string }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const content = (type: string, schema: object) => ({ content: { [type]: { schema } } })
const json = (schema: object) => content("application/json", schema)
const ok = (answer: object) => ({ 200: { description: "Done.", ...answer } })
const failed = { 404: { description: "None.", ...json(ref("Problem")) } }

/** A document with the shapes on which those of others have failed: one operation of each kind, written for this test. */
const document = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1.0.0" },
  security: [{ client: [], secret: [] }],
  paths: {
    "/items/{id}": {
      parameters: [id, { name: "id", in: "query", schema: integer }],
      get: { operationId: "get_item", responses: { ...ok(json(ref("Item"))), ...failed } },
      put: { operationId: "put_item", requestBody: json(ref("Item")), responses: ok(json(ref("Item"))) },
    },
    "/items": {
      get: {
        operationId: "list_items",
        parameters: [{ name: "after", in: "query", schema: string }],
        responses: ok(json(ref("Items"))),
      },
    },
    "/orders": {
      post: {
        operationId: "order",
        requestBody: content("application/x-www-form-urlencoded", { type: "object", properties: { note: string } }),
        responses: ok(json({ type: "object" })),
      },
    },
    "/files": {
      post: {
        operationId: "upload",
        requestBody: content("multipart/form-data", {
          type: "object",
          required: ["file"],
          properties: { file: { ...string, format: "binary" }, name: string },
        }),
        responses: ok(json({ type: "object" })),
      },
    },
    "/files/{id}": {
      parameters: [id],
      get: {
        operationId: "download",
        responses: ok(content("application/octet-stream", { ...string, format: "binary" })),
      },
    },
    "/notes/{id}": { parameters: [id], get: { operationId: "read", responses: ok(content("text/plain", string)) } },
    "/chat": {
      post: {
        operationId: "chat",
        requestBody: json({ type: "object", properties: { stream: { type: "boolean" } } }),
        responses: ok({ content: { ...json(ref("Item")).content, "text/event-stream": { schema: ref("Problem") } } }),
      },
    },
  },
  components: {
    securitySchemes: {
      client: { type: "apiKey", in: "header", name: "x-client" },
      secret: { type: "apiKey", in: "query", name: "secret" },
    },
    schemas: {
      Item: {
        type: "object",
        required: ["id", "name"],
        properties: {
          id: { ...string, readOnly: true },
          name: string,
          count: { ...integer, format: "uint64" },
          parts: { type: "array", items: { type: "object", properties: { count: integer } } },
        },
      },
      Items: {
        type: "object",
        properties: { data: { type: "array", items: ref("Item") }, next_after: { type: ["string", "null"] } },
      },
      Problem: { type: "object", required: ["why"], properties: { why: string } },
    },
  },
}

describe("a client of a document with a call of each kind", () => {
  const folder = join(cache, "kinds/shop")
  const make = async (source: object, out: string) => {
    mkdirSync(join(cache, "kinds"), { recursive: true })
    const spec = `${out}.json`
    writeFileSync(spec, JSON.stringify(source))
    await generatePackage({ spec, out, name: "@real/shop" })
  }
  beforeAll(() => make(document, folder))

  test("has each answered by the mock", async () => {
    expect(await callEachKind(folder)).toEqual({
      get: { by: "getItem" },
      json: { by: "putItem" },
      form: { by: "order" },
      multipart: { by: "upload" },
      text: { by: "read" },
      bytes: { by: "download" },
      page: { by: "listItems" },
      stream: { by: "chat" },
      auth: { by: "getItem" },
      error: { by: "getItem" },
    })
  })

  test("compiles with exactOptionalPropertyTypes and without", () => {
    expect([true, false].flatMap((isExact) => typeErrorsOf([{ folder }], { isExact }))).toEqual([])
  })
})

test("a kind that the document does not have is no outcome, and one whose calls fail tells why", async () => {
  const operation = { operationId: "get", responses: ok(json({ type: "object" })) }
  const broken = { name: "day", in: "query", required: true, schema: { ...string, pattern: "^a$" }, example: "b" }
  const out = join(cache, "kinds/broken")
  const paths = { "/a": { get: { ...operation, parameters: [broken] } } }
  mkdirSync(join(cache, "kinds"), { recursive: true })
  writeFileSync(`${out}.json`, JSON.stringify({ openapi: "3.1.0", info: { title: "B", version: "1" }, paths }))
  await generatePackage({ spec: `${out}.json`, out, name: "@real/broken" })
  const { get, ...others } = await callEachKind(out)
  expect(get).toEqual({ faults: [expect.stringMatching(/^get: get: status 4\d\d /)] })
  expect(Object.values(others)).toEqual(callKinds.slice(1).map(() => undefined))
})
