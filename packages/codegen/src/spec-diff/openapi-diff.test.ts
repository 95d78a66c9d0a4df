import { expect, test } from "vitest"
import type { JsonTree } from "./change.ts"
import { diffWire } from "./wire-diff.ts"

const openapi = (get: JsonTree, more: JsonTree = {}): JsonTree => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1.0.0" },
  paths: { "/v1/things/{id}": { get: { operationId: "getThing", responses: {}, ...get } }, ...more },
})

const lines = (before: JsonTree, after: JsonTree) =>
  diffWire(before, after).map(({ severity, path, message }) => `${severity} ${path}: ${message}`)

const parameter = (fields: JsonTree): JsonTree => ({
  parameters: [{ name: "q", in: "query", schema: { type: "string" }, ...fields }],
})

test("a new version number alone is no change", () => {
  const newer = { ...openapi({}), info: { title: "T", version: "2.0.0" } }
  expect(diffWire(openapi({}), newer)).toEqual([])
})

test("operations that come, go and move are told apart by operationId", () => {
  const added = openapi({}, { "/v1/others": { post: { operationId: "postOther", responses: {} } } })
  expect(lines(openapi({}), added)).toEqual(["additive /paths/~1v1~1others/post: operation postOther was added"])
  expect(lines(added, openapi({}))).toEqual(["breaking /paths/~1v1~1others/post: operation postOther was removed"])
  const moved: JsonTree = {
    ...openapi({}),
    paths: { "/v2/things/{id}": { get: { operationId: "getThing", responses: {} } } },
  }
  expect(lines(openapi({}), moved)).toEqual([
    "breaking /paths/~1v2~1things~1{id}/get: getThing moved from GET /v1/things/{id} to GET /v2/things/{id}",
  ])
})

test("a parameter may be added when it is optional, and not taken away", () => {
  expect(lines(openapi({}), openapi(parameter({})))).toEqual([
    "additive /paths/~1v1~1things~1{id}/get/parameters/0: optional parameter query q was added",
  ])
  expect(lines(openapi({}), openapi(parameter({ required: true })))).toEqual([
    "breaking /paths/~1v1~1things~1{id}/get/parameters/0: required parameter query q was added",
  ])
  expect(lines(openapi(parameter({})), openapi({}))).toEqual([
    "breaking /paths/~1v1~1things~1{id}/get: parameter query q was removed",
  ])
  expect(lines(openapi(parameter({})), openapi(parameter({ explode: false })))).toEqual([
    "breaking /paths/~1v1~1things~1{id}/get/parameters/0/explode: explode of parameter query q changed",
  ])
})

test("a response is compared as an answer, by status and media type", () => {
  const answer = (schema: JsonTree, status = "200"): JsonTree => ({
    responses: { [status]: { description: "d", content: { "application/json": { schema } } } },
  })
  expect(lines(openapi(answer({ enum: ["a"] })), openapi(answer({ enum: ["a", "b"] })))).toEqual([
    'breaking /paths/~1v1~1things~1{id}/get/responses/200/content/application~1json/schema/enum: "b" became possible',
  ])
  expect(lines(openapi(answer({}, "200")), openapi(answer({}, "201")))).toEqual([
    "breaking /paths/~1v1~1things~1{id}/get/responses/200: status 200 was removed",
    "additive /paths/~1v1~1things~1{id}/get/responses/201: status 201 was added",
  ])
})

test("a request body that becomes required is breaking, one that becomes optional additive, one that stays neither", () => {
  const body = (required: boolean): JsonTree => ({
    requestBody: { required, content: { "application/json": { schema: { type: "object" } } } },
  })
  expect(lines(openapi(body(true)), openapi(body(true)))).toEqual([])
  expect(lines(openapi(body(true)), openapi(body(false)))).toEqual([
    "additive /paths/~1v1~1things~1{id}/get/requestBody: the request body became optional",
  ])
  expect(lines(openapi(body(false)), openapi(body(true)))).toEqual([
    "breaking /paths/~1v1~1things~1{id}/get/requestBody: the request body became required",
  ])
})

const place = "/paths/~1v1~1things~1{id}/get"

test("a security that operations inherit is theirs, unless they have their own", () => {
  const secured = (own: JsonTree, scheme: string): JsonTree => ({ ...openapi(own), security: [{ [scheme]: [] }] })
  expect(lines(secured({}, "key"), secured({}, "token"))).toEqual([`breaking ${place}/security: security changed`])
  expect(lines(secured({}, "key"), secured({ security: [] }, "key"))).toEqual([
    `breaking ${place}/security: security changed`,
  ])
  expect(lines(secured({}, "key"), secured({}, "key"))).toEqual([])
  const own = { security: [{ own: [] }] }
  expect(lines(secured(own, "key"), secured(own, "token"))).toEqual([])
  expect(lines(secured({}, "key"), secured({ security: [{ key: [] }] }, "key"))).toEqual([])
})

test("a request body that comes is additive unless it is required, one that goes is breaking", () => {
  const body = (required: boolean): JsonTree => ({
    requestBody: { required, content: { "application/json": { schema: { type: "object" } } } },
  })
  expect(lines(openapi({}), openapi(body(false)))).toEqual([`additive ${place}/requestBody: a request body was added`])
  expect(lines(openapi({}), openapi(body(true)))).toEqual([`breaking ${place}/requestBody: a request body was added`])
  expect(lines(openapi(body(false)), openapi({}))).toEqual([`breaking ${place}: the request body was removed`])
})

test("a request body is compared as a request", () => {
  const body = (schema: JsonTree): JsonTree => ({ requestBody: { content: { "application/json": { schema } } } })
  expect(lines(openapi(body({ enum: ["a"] })), openapi(body({ enum: ["a", "b"] })))).toEqual([
    `additive ${place}/requestBody/content/application~1json/schema/enum: "b" became possible`,
  ])
})

test("the headers of an answer come additively, go breakingly, and are compared as answers", () => {
  const headers = (given: JsonTree) => openapi({ responses: { 200: { description: "d", headers: given } } })
  const text = { schema: { type: "string" } }
  expect(lines(headers({}), headers({ etag: text }))).toEqual([
    `additive ${place}/responses/200/headers/etag: header etag was added`,
  ])
  expect(lines(headers({ etag: text }), headers({}))).toEqual([
    `breaking ${place}/responses/200/headers/etag: header etag was removed`,
  ])
  expect(lines(headers({ etag: text }), headers({ etag: { schema: { type: ["string", "null"] } } }))).toEqual([
    `breaking ${place}/responses/200/headers/etag/schema/type: type null became possible`,
  ])
  expect(lines(headers({ etag: text }), headers({ etag: text }))).toEqual([])
})

test("media types come additively and go breakingly; their examples are editorial", () => {
  const content = (types: JsonTree) => openapi({ responses: { 200: { description: "d", content: types } } })
  const at = `${place}/responses/200/content`
  expect(lines(content({}), content({ "text/csv": {} }))).toEqual([`additive ${at}/text~1csv: text/csv was added`])
  expect(lines(content({ "text/csv": {} }), content({}))).toEqual([`breaking ${at}/text~1csv: text/csv was removed`])
  expect(lines(content({ "text/csv": {} }), content({ "text/csv": { examples: { a: { value: 1 } } } }))).toEqual([
    `editorial ${at}/text~1csv/examples: examples changed`,
  ])
})

test("an answer that is data at one time and an error at another is breaking; its text is editorial", () => {
  const answer = (fields: JsonTree) => openapi({ responses: { 503: { description: "d", ...fields } } })
  expect(lines(answer({}), answer({ "x-result": true }))).toEqual([
    `breaking ${place}/responses/503/x-result: status 503 changed between result and error`,
  ])
  expect(lines(answer({}), answer({ description: "e" }))).toEqual([
    `editorial ${place}/responses/503/description: description changed`,
  ])
})

test("a parameter becomes required breakingly and optional additively; it is compared as a request", () => {
  const query = (fields: JsonTree) =>
    openapi({ parameters: [{ name: "q", in: "query", schema: { type: "string" }, ...fields }] })
  const at = `${place}/parameters/0`
  expect(lines(query({}), query({ required: true }))).toEqual([`breaking ${at}: parameter query q became required`])
  expect(lines(query({ required: true }), query({}))).toEqual([`additive ${at}: parameter query q became optional`])
  expect(lines(query({}), query({ schema: { type: ["string", "integer"] } }))).toEqual([
    `additive ${at}/schema/type: type integer became possible`,
  ])
  expect(lines(query({}), query({ description: "d" }))).toEqual([
    `editorial ${at}/description: description of parameter query q changed`,
  ])
})

test.each([
  ["style", "form", "pipeDelimited"],
  ["explode", true, false],
  ["allowReserved", false, true],
])("another %s of a parameter is breaking: it is written otherwise", (keyword, before, after) => {
  const query = (value: boolean | string) =>
    openapi({ parameters: [{ name: "q", in: "query", schema: { type: "array" }, [keyword]: value }] })
  expect(lines(query(before), query(before))).toEqual([])
  expect(lines(query(before), query(after))).toEqual([
    `breaking ${place}/parameters/0/${keyword}: ${keyword} of parameter query q changed`,
  ])
})

test("an operation has the parameters of its path, and its own in place of one of them", () => {
  const route = (shared: JsonTree, own: JsonTree[]): JsonTree => ({
    ...openapi({}),
    paths: { "/a": { parameters: [shared], get: { operationId: "a", parameters: own, responses: {} } } },
  })
  const q = (required: boolean): JsonTree => ({ name: "q", in: "query", required, schema: { type: "string" } })
  expect(lines(route(q(false), []), route(q(true), []))).toEqual([
    "breaking /paths/~1a/parameters/0: parameter query q became required",
  ])
  expect(lines(route(q(false), [q(false)]), route(q(true), [q(false)]))).toEqual([])
})

test("a deprecation is additive; tags and weights are editorial", () => {
  expect(lines(openapi({}), openapi({ deprecated: true, tags: ["a"], "x-execution-weight": 2 }))).toEqual([
    `editorial ${place}/tags: tags changed`,
    `editorial ${place}/x-execution-weight: x-execution-weight changed`,
    `additive ${place}/deprecated: deprecation changed`,
  ])
})

test("two operations that swap their routes are told apart by their ids", () => {
  const get = (operationId: string): JsonTree => ({ get: { operationId, responses: {} } })
  const routes = (a: string, b: string): JsonTree => ({ ...openapi({}), paths: { "/a": get(a), "/b": get(b) } })
  expect(lines(routes("one", "two"), routes("two", "one"))).toEqual([
    "breaking /paths/~1b/get: one moved from GET /a to GET /b",
    "breaking /paths/~1a/get: two moved from GET /b to GET /a",
  ])
})

test("an operation without an id is known by its route", () => {
  const route = (description: string): JsonTree => ({
    ...openapi({}),
    paths: { "/a": { get: { description, responses: {} } } },
  })
  expect(lines(route("old"), route("new"))).toEqual(["editorial /paths/~1a/get/description: description changed"])
})
