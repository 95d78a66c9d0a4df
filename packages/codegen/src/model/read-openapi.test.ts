import { describe, expect, test } from "vitest"
import type { OpenApiDocument, OperationObject, ParameterObject, PathItem } from "../document/openapi.ts"
import { readOpenApi } from "./read-openapi.ts"

const string = { schema: { type: "string" } }
const json = (schema: object) => ({ content: { "application/json": { schema } } })

function read(paths: Readonly<Record<string, PathItem>>) {
  const document: OpenApiDocument = { openapi: "3.1.0", info: { title: "T", version: "0" }, paths }
  return readOpenApi(document).operations
}

function readOne(operation: OperationObject) {
  return read({ "/things": { get: { operationId: "listThings", ...operation } } })[0]
}

test("an operation is its names, texts, parameters, responses and examples", () => {
  const [operation] = read({
    "/things/{id}": {
      parameters: [{ name: "id", in: "path", required: true, ...string, example: "a" }],
      post: {
        operationId: "changeThing",
        summary: "Change a thing",
        deprecated: true,
        "x-replaced-by": "putThing",
        parameters: [
          { name: "id", in: "path", required: true, description: "Which.", ...string, example: "b" },
          { name: "tags", in: "query", style: "pipeDelimited", schema: { type: "array", default: [] } },
        ],
        requestBody: { required: true, content: { "application/json": { schema: {}, example: { a: 1 } } } },
        responses: {
          "200": { description: "Done.", ...json({ type: "object" }) },
          "503": { description: "Later.", "x-result": true },
        },
      },
    },
  })
  expect(operation).toEqual({
    name: "changeThing",
    typeName: "ChangeThing",
    file: "change-thing",
    id: "changeThing",
    method: "POST",
    path: "/things/{id}",
    summary: "Change a thing",
    deprecated: { replacedBy: "putThing" },
    parameters: [
      { name: "id", in: "path", required: true, description: "Which.", schema: { type: "string" }, example: "b" },
      {
        name: "tags",
        in: "query",
        required: false,
        schema: { type: "array", default: [] },
        default: [],
        style: "pipeDelimited",
      },
    ],
    body: { type: "application/json", kind: "json", required: true, schema: {}, examples: { example: { a: 1 } } },
    responses: [
      { status: 200, description: "Done.", isResult: true, schema: { type: "object" }, examples: {} },
      { status: 503, description: "Later.", isResult: true, examples: {} },
    ],
  })
})

test("a server's variables are filled in, and the place of the credentials is found", () => {
  const { serverUrl, security } = readOpenApi({
    openapi: "3.1.0",
    info: { title: "T", version: "0" },
    servers: [{ url: "https://{host}/api", variables: { host: { default: "example.org" } } }],
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "x-key" } } },
  })
  expect({ serverUrl, security }).toEqual({
    serverUrl: "https://example.org/api",
    security: { kind: "header", name: "x-key" },
  })
})

test("operations without an id are named after method and path, and counted where that is one name", () => {
  const get = { operationId: "getAB" }
  const operations = read({ "/a-b": { get: {} }, "/a/b": { get: {} }, "/x": { get } })
  expect(operations.map(({ name }) => name)).toEqual(["getAB2", "getAB3", "getAB"])
})

test("an operation of another server says so, and one of the same does not", () => {
  const servers = [{ url: "https://example.org" }]
  const { operations } = readOpenApi({
    ...{ openapi: "3.1.0", info: { title: "T", version: "0" }, servers },
    paths: { "/a": { servers: [{ url: "https://files.example.org" }], get: {} }, "/b": { get: { servers } } },
  })
  expect(operations.map(({ server }) => server)).toEqual(["https://files.example.org", undefined])
})

test("ranges of statuses and the default are left to the types", () => {
  const responses = { "204": { description: "Gone." }, "4XX": json({}), default: json({}) }
  expect(readOne({ responses })?.responses).toEqual([
    { status: 204, description: "Gone.", isResult: true, examples: {} },
  ])
})

describe("a listing", () => {
  const pageToken = { name: "pageToken", in: "query", ...string }
  const list = { type: "array" }
  const page = (properties: object) => ({ "200": { ...json({ properties }) } })

  test("takes a pageToken and answers a nextPageToken and one list", () => {
    const responses = page({ nextPageToken: {}, count: { type: "integer" }, things: list })
    expect(readOne({ parameters: [pageToken], responses })?.items).toBe("things")
  })

  test("may have its members in the parts of an allOf", () => {
    const schema = { allOf: [{ properties: { nextPageToken: {} } }, { properties: { things: list } }] }
    expect(readOne({ parameters: [pageToken], responses: { "200": json(schema) } })?.items).toBe("things")
  })

  test("may take its filters in a body", () => {
    const responses = page({ nextPageToken: {}, things: list })
    const operation = { operationId: "listThings", parameters: [pageToken], responses, requestBody: json({}) }
    const itemsBy = (method: string) => read({ "/things": { [method]: operation } })[0]?.items
    expect(["post", "put", "delete"].map(itemsBy)).toEqual(["things", undefined, undefined])
  })

  test("that is posted may be sent again, where the document says so", () => {
    const operation = { operationId: "listThings", responses: page({}) }
    const readWith = (more: OperationObject) => read({ "/things": { post: { ...operation, ...more } } })[0]?.idempotent
    expect([readWith({}), readWith({ "x-idempotent": true })]).toEqual([undefined, true])
  })

  test("says by what its restart is known, where the document does", () => {
    const responses = page({ nextPageToken: {}, things: list })
    const restartsOf = (more: OperationObject) => readOne({ parameters: [pageToken], responses, ...more })?.restarts
    expect([restartsOf({}), restartsOf({ "x-restarts": "items" })]).toEqual([undefined, "items"])
  })

  test.each([
    ["pageToken", [], page({ nextPageToken: {}, things: list })],
    ["nextPageToken", [pageToken], page({ things: list })],
    ["only list", [pageToken], page({ nextPageToken: {}, things: list, others: list })],
  ])("is none without a %s", (_, parameters, responses) => {
    expect(readOne({ parameters, responses })?.items).toBeUndefined()
  })
})

test("operations of one name are named after their paths, unless one has exactly that id", () => {
  const namesOf = (...ids: readonly string[]) =>
    read(Object.fromEntries(ids.map((operationId, index) => [`/${"abc"[index]}`, { get: { operationId } }]))).map(
      ({ name }) => name,
    )
  expect(namesOf("getThing", "getThing")).toEqual(["getA", "getB"])
  expect(namesOf("get_thing", "getThing", "GetThing")).toEqual(["getA", "getThing", "getC"])
  expect(namesOf("getTHING", "getThing")).toEqual(["getTHING", "getB"])
  expect(namesOf("getB", "x_y", "x.y")).toEqual(["getB", "getB2", "getC"])
})

describe("is refused, naming the place:", () => {
  test("all of them in one message, and by name", () => {
    const trace = { responses: {} }
    const read_ = () => read({ "/a": { trace }, "/b": { trace, get: {} } })
    expect(read_).toThrow("TRACE /a: fetch does not send TRACE\nTRACE /b: fetch does not send TRACE")
    expect(read_).toThrow(expect.objectContaining({ refused: ["TRACE /a", "TRACE /b"] }))
  })

  test.each<[string, OperationObject, string, ("get" | "post")?]>([
    [
      "a required cookie",
      { parameters: [{ name: "c", in: "cookie", required: true, ...string }] },
      'parameter "c" is a required cookie, which fetch does not send',
    ],
    [
      "a style that the place does not have",
      { parameters: [{ name: "h", in: "header", style: "form", ...string }] },
      'parameter "h" has style form; in header there are simple',
    ],
    [
      "a parameter whose content is not JSON",
      { parameters: [{ name: "q", in: "query", content: { "text/xml": {} } }] },
      'parameter "q" has content; JSON in the query is supported',
    ],
    [
      "a parameter that the path lacks",
      { parameters: [{ name: "p", in: "path", required: true, ...string }] },
      'parameter "p" is not in the path',
    ],
    [
      "a required body that is not sent",
      { requestBody: { required: true, ...json({}) } },
      "has a required request body, which fetch does not send with GET",
    ],
    [
      "a stream of events",
      { responses: { "200": { content: { "text/event-stream": {} } } } },
      "the response 200 is text/event-stream, which is not supported",
    ],
    [
      "results of two kinds",
      { responses: { "200": { ...json({}) }, "202": { content: { "text/html": {} } } } },
      "answers json with 200 and text with 202; results of one kind are supported",
    ],
    ["a restart by something else", { "x-restarts": "time" }, 'x-restarts is "time"; it can be "items"'],
    ["a restart of what is no listing", { "x-restarts": "items" }, "has x-restarts and is no listing"],
    [
      "one name in two places, whose other name is taken",
      {
        parameters: [
          { name: "a", in: "query", ...string },
          { name: "a", in: "header", ...string },
          { name: "aInHeader", in: "query", ...string },
        ],
      },
      'two parameters are named "a"',
    ],
    [
      "a parameter that hides the body, whose other name is taken",
      {
        parameters: ["body", "bodyInQuery"].map((name) => ({ name, in: "query", ...string })),
        requestBody: { ...json({}) },
      },
      'both a request body and a parameter "body"',
      "post",
    ],
  ])("%s", (_, operation, message, method = "get") => {
    const refuse = () => read({ "/things": { [method]: { operationId: "useThings", ...operation } } })
    expect(refuse).toThrow(`${method.toUpperCase()} /things: `)
    expect(refuse).toThrow(message)
  })
})

test("a required query parameter that only the path has a place for is one of the path", () => {
  const of = (...parameters: readonly ParameterObject[]) =>
    read({ "/jobs/{id}": { get: { operationId: "getJob", parameters } } })[0]?.parameters.map(({ name, in: place }) => [
      name,
      place,
    ])
  const query = { name: "id", in: "query", ...string }
  expect(of({ ...query, required: true })).toEqual([["id", "path"]])
  expect(() => of(query)).toThrow('GET /jobs/{id}: "id" of the path is no parameter')
  expect(of({ ...query, required: true }, { ...query, in: "path", required: true })).toEqual([
    ["idInQuery", "query"],
    ["id", "path"],
  ])
})

test("of two parameters with one name, that in the query or the header says where it is; so does one beside the body", () => {
  const [operation] = read({
    "/proxy/{path}": {
      post: {
        operationId: "proxy",
        parameters: [
          { name: "path", in: "query", ...string },
          { name: "path", in: "path", required: true, ...string },
          ...["path", "x-a", "body"].map((name) => ({ name, in: "header", ...string })),
          { name: "x-a", in: "query", ...string },
        ],
        requestBody: { ...json({}) },
      },
    },
  })
  expect(operation?.parameters.map(({ name, in: place, sentAs }) => [name, place, sentAs])).toEqual([
    ["pathInQuery", "query", "path"],
    ["path", "path", undefined],
    ["pathInHeader", "header", "path"],
    ["x-a-in-header", "header", "x-a"],
    ["bodyInHeader", "header", "body"],
    ["x-a", "query", undefined],
  ])
})

test("a path with a query or a fragment is an operation, and the fragment needs no parameter", () => {
  const answers = { responses: { 204: { description: "Done." } } }
  const operations = read({
    "/files?beta=true": { get: { operationId: "listFiles", ...answers } },
    "/files#{add}": { get: { operationId: "addFile", ...answers } },
  })
  expect(operations.map(({ name, path }) => [name, path])).toEqual([
    ["listFiles", "/files?beta=true"],
    ["addFile", "/files#{add}"],
  ])
})
