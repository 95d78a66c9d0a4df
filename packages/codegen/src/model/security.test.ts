import { expect, test } from "vitest"
import type { OpenApiDocument, SecurityScheme } from "../document/openapi.ts"
import { Resolver } from "../document/resolve.ts"
import { securityOf } from "./security.ts"

type Requirements = OpenApiDocument["security"]

/** What is read of a document with these requirements, one of whose two operations has its own. */
function read(securitySchemes: Readonly<Record<string, SecurityScheme>>, security?: Requirements, own?: Requirements) {
  const document = {
    ...{ openapi: "3.0.3", info: { title: "T", version: "0" }, components: { securitySchemes } },
    ...(security && { security }),
    paths: { "/a": { get: { responses: {} } }, "/b": { get: { responses: {}, ...(own && { security: own }) } } },
  }
  return securityOf(document, new Resolver(document))
}
const header = { type: "apiKey", in: "header", name: "x-key" }
const bearer = { type: "http", scheme: "Bearer" }

test.each<[SecurityScheme, ReturnType<typeof securityOf>]>([
  [header, { kind: "header", name: "x-key" }],
  [
    { type: "apiKey", in: "query", name: "key" },
    { kind: "query", name: "key" },
  ],
  [{ type: "apiKey", in: "cookie", name: "sid" }, undefined],
  [bearer, { kind: "bearer" }],
  [{ type: "http", scheme: "basic" }, { kind: "basic" }],
  [{ type: "http", scheme: "digest" }, undefined],
  [{ type: "oauth2" }, { kind: "bearer" }],
  [{ type: "openIdConnect" }, { kind: "bearer" }],
  [{ type: "mutualTLS" }, undefined],
])("%j is %j", (scheme, expected) => {
  expect(read({ scheme })).toEqual(expected)
})

test("of several a key of the API's own comes first, of those that the document demands", () => {
  expect(read({ bearer, header })).toEqual({ kind: "header", name: "x-key" })
  expect(read({ bearer, header }, [{}, { bearer: [] }])).toEqual({ kind: "bearer" })
})

test("what an operation demands counts as what the document demands, and in its place there", () => {
  const basic = { type: "http", scheme: "basic" }
  expect(read({ header, bearer, basic }, undefined, [{ basic: [] }])).toEqual({ kind: "basic" })
  expect(read({ header, bearer, basic }, [{ basic: [] }], [{ bearer: [] }])).toEqual({ kind: "bearer" })
})

const id = { type: "apiKey", in: "header", name: "x-client-id" }
const query = { type: "apiKey", in: "query", name: "key" }
const both = {
  kind: "several",
  keys: { id: { kind: "header", name: "x-client-id" }, header: { kind: "header", name: "x-key" } },
}

test.each<[string, Requirements, Requirements, unknown]>([
  ["by every operation", [{ id: [], header: [] }], undefined, both],
  ["by one operation", [{ header: [] }], [{ id: [], header: [] }], both],
  ["where they are given at all", [{}, { id: [], header: [] }], undefined, both],
  ["beside a certificate", [{ id: [], header: [], tls: [] }], undefined, both],
  [
    "by nobody who would not take one of them",
    [{ id: [], header: [] }, { header: [] }],
    undefined,
    { kind: "header", name: "x-key" },
  ],
  [
    "with a bearer token, which has an option of its own",
    [{ header: [], bearer: [] }],
    undefined,
    { kind: "header", name: "x-key" },
  ],
])("keys are sent together where they are wanted together %s", (_, whole, own, expected) => {
  expect(read({ id, header, bearer, tls: { type: "mutualTLS" } }, whole, own)).toEqual(expected)
})

test.each<[string, Requirements, Requirements, string]>([
  ["one cannot be sent", [{ id: [], cookie: [] }], undefined, "GET /a: wants id and cookie"],
  ["others are wanted elsewhere", [{ id: [], header: [] }], [{ id: [], query: [] }], "GET /b: wants id and query"],
])("keys that are wanted together are refused where %s", (_, whole, own, message) => {
  const cookie = { type: "apiKey", in: "cookie", name: "sid" }
  expect(() => read({ id, header, query, cookie }, whole, own)).toThrow(message)
})
