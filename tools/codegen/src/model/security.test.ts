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
