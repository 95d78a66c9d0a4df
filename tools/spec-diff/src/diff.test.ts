import { describe, expect, test } from "vitest"
import type { JsonObject } from "./change.ts"
import { diffWire } from "./diff.ts"
import { formatChanges } from "./report.ts"

const openapi = (get: JsonObject, more: JsonObject = {}): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1.0.0" },
  paths: { "/v1/things/{id}": { get: { operationId: "getThing", responses: {}, ...get } }, ...more },
})

const openrpc = (method: JsonObject, ...others: JsonObject[]): JsonObject => ({
  openrpc: "1.3.2",
  info: { title: "T", version: "1.0.0" },
  methods: [{ name: "a.get", params: [], result: { name: "r", schema: { type: "string" } }, ...method }, ...others],
})

const lines = (before: JsonObject, after: JsonObject) =>
  diffWire(before, after).map(({ severity, path, message }) => `${severity} ${path}: ${message}`)

describe("OpenAPI", () => {
  const parameter = (fields: JsonObject): JsonObject => ({
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
    const moved: JsonObject = {
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
    const answer = (schema: JsonObject, status = "200"): JsonObject => ({
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

  test("a request body that becomes required is breaking", () => {
    const body = (required: boolean): JsonObject => ({
      requestBody: { required, content: { "application/json": { schema: { type: "object" } } } },
    })
    expect(lines(openapi(body(false)), openapi(body(true)))).toEqual([
      "breaking /paths/~1v1~1things~1{id}/get/requestBody: the request body became required",
    ])
  })
})

describe("OpenRPC", () => {
  const param = (name: string, fields: JsonObject = {}): JsonObject => ({ name, schema: { type: "string" }, ...fields })

  test("methods are told apart by name", () => {
    const other = { name: "a.set", params: [], result: { name: "r", schema: {} } }
    expect(lines(openrpc({}), openrpc({}, other))).toEqual(["additive /methods/1: method a.set was added"])
    expect(lines(openrpc({}, other), openrpc({}))).toEqual(["breaking /methods/1: method a.set was removed"])
  })

  test("the order of positional params is part of the wire, that of named ones is not", () => {
    const ab = [param("a"), param("b")]
    const ba = [param("b"), param("a")]
    const positional = (params: JsonObject[]) => openrpc({ paramStructure: "by-position", params })
    expect(lines(positional(ab), positional(ba))).toEqual([
      "breaking /methods/0/params: the order of the params changed",
    ])
    expect(lines(openrpc({ params: ab }), openrpc({ params: ba }))).toEqual([])
  })

  test("a new param is additive at the end and breaking before another positional one", () => {
    const positional = (params: JsonObject[]) => openrpc({ paramStructure: "by-position", params })
    expect(lines(positional([param("a")]), positional([param("a"), param("b")]))).toEqual([
      "additive /methods/0/params/1: optional param b was added",
    ])
    expect(lines(positional([param("a")]), positional([param("b"), param("a")]))).toEqual([
      "breaking /methods/0/params: the order of the params changed",
      "additive /methods/0/params/0: optional param b was added",
    ])
  })

  test("a result is compared as an answer, a param as a request", () => {
    const after = openrpc({ result: { name: "r", schema: { type: ["string", "null"] } } })
    expect(lines(openrpc({}), after)).toEqual(["breaking /methods/0/result/schema/type: type null became possible"])
    const wider = openrpc({ params: [param("a", { schema: { type: ["string", "integer"] } })] })
    expect(lines(openrpc({ params: [param("a")] }), wider)).toEqual([
      "additive /methods/0/params/0/schema/type: type integer became possible",
    ])
  })

  test("a deprecation is additive, an example editorial, another endpoint breaking", () => {
    expect(lines(openrpc({}), openrpc({ deprecated: true }))).toEqual([
      "additive /methods/0/deprecated: deprecated changed",
    ])
    expect(lines(openrpc({}), openrpc({ examples: [{ name: "one" }] }))).toEqual([
      "editorial /methods/0/examples: examples changed",
    ])
    expect(lines(openrpc({}), openrpc({ servers: [{ url: "{nodeUrl}/ext/info" }] }))).toEqual([
      "breaking /methods/0/servers: the endpoint changed",
    ])
  })
})

test("documents of different kinds are refused", () => {
  expect(() => diffWire(openapi({}), openrpc({}))).toThrow("cannot compare OpenAPI with OpenRPC")
  expect(() => diffWire({}, openrpc({}))).toThrow("neither an openapi nor an openrpc member")
})

test("a reference into another file is refused with the command that mends it", () => {
  const split = openapi({ parameters: [{ $ref: "parameters.yaml#/q" }] })
  expect(() => diffWire(split, split)).toThrow("bundle the document first (pnpm generate)")
})

test("the report shows the gravest changes first", () => {
  const before = openapi({ description: "old" }, { "/v1/gone": { get: { operationId: "gone", responses: {} } } })
  expect(formatChanges(diffWire(before, openapi({ description: "new" })))).toBe(
    [
      "  breaking  /paths/~1v1~1gone/get: operation gone was removed",
      "  editorial /paths/~1v1~1things~1{id}/get/description: description changed",
    ].join("\n"),
  )
})
