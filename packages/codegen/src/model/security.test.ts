import { expect, test } from "vitest"
import type { OpenApiDocument, OperationObject, SecurityScheme } from "../document/openapi.ts"
import { Resolver } from "../document/resolve.ts"
import type { SecurityModel } from "./model.ts"
import { readSecurity } from "./security.ts"

type Requirements = OpenApiDocument["security"]

/** The security model of a document with these requirements; one of its two operations has its own requirements. */
function read(securitySchemes: Readonly<Record<string, SecurityScheme>>, security?: Requirements, own?: Requirements) {
  const document = {
    ...{ openapi: "3.0.3", info: { title: "T", version: "0" }, components: { securitySchemes } },
    ...(security && { security }),
    paths: { "/a": { get: { responses: {} } }, "/b": { get: { responses: {}, ...(own && { security: own }) } } },
  }
  const { model, ofOperation } = readSecurity(document as OpenApiDocument, new Resolver(document))
  return { model, own: ofOperation("GET /b", document.paths["/b"].get as OperationObject) }
}
const header = { type: "apiKey", in: "header", name: "x-key" }
const bearer = { type: "http", scheme: "Bearer" }

test.each<[SecurityScheme, SecurityModel | undefined]>([
  [header, { kind: "header", name: "x-key" }],
  [
    { type: "apiKey", in: "query", name: "key" },
    { kind: "query", name: "key" },
  ],
  [
    { type: "apiKey", in: "cookie", name: "sid" },
    { kind: "cookie", name: "sid" },
  ],
  [bearer, { kind: "bearer" }],
  [{ type: "http", scheme: "basic" }, { kind: "basic" }],
  [{ type: "http", scheme: "digest" }, undefined],
  [{ type: "oauth2" }, { kind: "bearer" }],
  [{ type: "openIdConnect" }, { kind: "bearer" }],
  [{ type: "mutualTLS" }, undefined],
])("%j is %j", (scheme, expected) => {
  expect(read({ scheme })).toEqual({ model: expected, own: undefined })
})

const grant = { tokenUrl: "/oauth/token", scopes: { read: "Reads", write: "Writes" } }
const oauth = { type: "oauth2", flows: { clientCredentials: grant } }
const servers = [{ url: "https://{host}/v1", variables: { host: { default: "data.example" } } }]

test.each<[string, OpenApiDocument["servers"] & object, SecurityModel, object?]>([
  [
    "a token of its endpoint, below the server",
    servers,
    {
      kind: "schemes",
      schemes: { oauth: { kind: "token", tokenUrl: "https://data.example/oauth/token", scopes: ["read", "write"] } },
      usual: [["oauth"]],
      sets: [["oauth"]],
    },
  ],
  ["a token that the user has, where the endpoint has no host", [], { kind: "bearer" }],
  [
    "a token of its endpoint, whatever the server is",
    [{ url: "/v1" }],
    {
      kind: "schemes",
      schemes: { oauth: { kind: "token", tokenUrl: "https://login.example/token", scopes: [] } },
      usual: [["oauth"]],
      sets: [["oauth"]],
    },
    { tokenUrl: "https://login.example/token", scopes: null },
  ],
])("the flow of client credentials is %s", (_, servers, expected, clientCredentials: object = grant) => {
  const oauth = { type: "oauth2", flows: { clientCredentials } }
  const document = { openapi: "3.0.3", info: { title: "T", version: "0" }, servers, security: [{ oauth: [] }] }
  const whole = { ...document, components: { securitySchemes: { oauth } }, paths: { "/a": { get: { responses: {} } } } }
  expect(readSecurity(whole, new Resolver(whole)).model).toEqual(expected)
})

test("the flow of client credentials that nobody demands is a token", () => {
  const whole = {
    ...{ openapi: "3.0.3", info: { title: "T", version: "0" } },
    servers,
    components: { securitySchemes: { oauth } },
  }
  expect(readSecurity(whole, new Resolver(whole)).model).toEqual({ kind: "bearer" })
})

test("of several that nobody demands a key of the API's own comes first, and of those one that is demanded", () => {
  expect(read({ bearer, header }).model).toEqual({ kind: "header", name: "x-key" })
  expect(read({ bearer, header }, [{}, { bearer: [] }]).model).toEqual({ kind: "bearer" })
  expect(read({ bearer, header }, undefined, [{ bearer: [] }]).model).toEqual({ kind: "bearer" })
})

const id = { type: "apiKey", in: "header", name: "x-client-id" }
const cookie = { type: "apiKey", in: "cookie", name: "sid" }

/** The sets of schemes for these requirements. */
function sets(whole: Requirements, own?: Requirements) {
  const schemes = { id, header, bearer, cookie, tls: { type: "mutualTLS" }, digest: { type: "http", scheme: "digest" } }
  const { model, own: ofOperation } = read(schemes, whole, own)
  return model?.kind === "schemes" ? { usual: model.usual, sets: model.sets, own: ofOperation } : model
}

test.each<[string, Requirements, Requirements, unknown]>([
  ["together", [{ id: [], header: [] }], undefined, { usual: [["id", "header"]], sets: [["id", "header"]] }],
  [
    "together or one alone",
    [{ id: [], header: [] }, { bearer: [] }],
    undefined,
    { usual: [["id", "header"], ["bearer"]], sets: [["id", "header"], ["bearer"]] },
  ],
  [
    "together by one operation, and by another nothing",
    [{ id: [], header: [] }],
    [],
    { usual: [["id", "header"]], sets: [["id", "header"]], own: [] },
  ],
  [
    "by one operation, and by another others",
    [{ header: [] }],
    [{ id: [], header: [] }],
    { usual: [["header"]], sets: [["header"], ["id", "header"]], own: [["id", "header"]] },
  ],
  [
    "where they are given at all",
    [{}, { id: [], header: [] }],
    undefined,
    { usual: [["id", "header"], []], sets: [["id", "header"]] },
  ],
  [
    "beside a certificate, which is the platform's",
    [{ id: [], header: [], tls: [] }],
    undefined,
    { usual: [["id", "header"]], sets: [["id", "header"]] },
  ],
  [
    "with a token and a cookie",
    [{ header: [], bearer: [], cookie: [] }],
    undefined,
    { usual: [["header", "bearer", "cookie"]], sets: [["header", "bearer", "cookie"]] },
  ],
  [
    "or another that no client can send",
    [{ digest: [] }, { id: [], header: [] }],
    undefined,
    { usual: [["id", "header"]], sets: [["id", "header"]] },
  ],
])("credentials are wanted %s", (_, whole, own, expected) => {
  expect(sets(whole, own)).toEqual({ own: undefined, ...(expected as object) })
})

test("several schemes keep the places of their keys", () => {
  expect(read({ id, cookie, bearer }, [{ id: [], cookie: [] }]).model).toMatchObject({
    schemes: { id: { kind: "header", name: "x-client-id" }, cookie: { kind: "cookie", name: "sid" } },
  })
})

test.each<[string, Requirements, string]>([
  ["one of them cannot be sent", [{ header: [], digest: [] }], "GET /b: wants header and digest"],
  ["two of them have one place", [{ basic: [], bearer: [] }], "GET /b: wants basic and bearer"],
])("keys that are wanted together are refused where %s", (_, own, message) => {
  const schemes = {
    id,
    header,
    bearer,
    basic: { type: "http", scheme: "basic" },
    digest: { type: "http", scheme: "digest" },
  }
  expect(() => read(schemes, [{ id: [] }, { header: [] }], own)).toThrow(message)
})
