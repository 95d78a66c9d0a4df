import { expect, test } from "vitest"
import type { OpenApiDocument } from "../document/openapi.ts"
import { readOpenApi } from "./read-openapi.ts"

const document = (schema: object): OpenApiDocument =>
  ({
    openapi: "3.1.0",
    info: { title: "Ticks", version: "1" },
    paths: {
      "/v1/ticks": {
        get: {
          operationId: "watchTicks",
          responses: { 200: { description: "Ticks.", content: { "text/event-stream": { schema } } } },
        },
      },
    },
    components: { schemas: { Tick: { type: "object" } } },
  }) as unknown as OpenApiDocument

test("a stream of events is known by the schema of what each holds, and its errors are JSON", () => {
  const contentSchema = { $ref: "#/components/schemas/Tick" }
  const [operation] = readOpenApi(document({ type: "string", contentSchema })).operations
  expect({ event: operation?.event, result: operation?.result, accept: operation?.accept }).toEqual({
    event: "Tick",
    result: "text",
    accept: "text/event-stream, application/json;q=0.5",
  })
})

test("a stream of which nothing is said is refused", () => {
  expect(() => readOpenApi(document({ type: "string" }))).toThrow("is text/event-stream, which is not supported")
})

test("a stream whose events have no name, or that OpenAPI 3.0 describes, ends with its answer", () => {
  const [unnamed] = readOpenApi(document({ type: "string", contentSchema: { type: "object" } })).operations
  expect(unnamed?.stream).toEqual({ type: "text/event-stream", schema: { type: "object" } })
  const tick = { $ref: "#/components/schemas/Tick" }
  expect(readOpenApi(document(tick)).operations[0]?.stream).toEqual({ type: "text/event-stream", schema: tick })
})

/** The stream of an operation that also answers JSON. */
function beside(content: object, body: object, own: object = {}) {
  const tick = { $ref: "#/components/schemas/Tick" }
  const chat = {
    operationId: "chat",
    requestBody: { required: true, content: { "application/json": { schema: body } } },
    responses: { 200: { description: "A chat.", content: { "application/json": { schema: tick }, ...content } } },
    ...own,
  }
  const paths = { "/v1/chat": { post: chat } } as unknown as OpenApiDocument["paths"] & object
  const [operation] = readOpenApi({ ...document({}), paths }).operations
  return { stream: operation?.stream, result: operation?.result, accept: operation?.accept }
}
const events = { "text/event-stream": { schema: { $ref: "#/components/schemas/Tick" } } }
const flagged = {
  type: "object",
  properties: { stream: { type: "boolean" }, live: { type: "boolean", default: true } },
}
const found = { type: "text/event-stream", schema: { $ref: "#/components/schemas/Tick" } }

test.each<[string, object, object, object, unknown]>([
  ["a boolean of the body", events, flagged, {}, { ...found, flag: { in: "body", name: "stream", isDefault: false } }],
  [
    "a boolean or null of a part of the body",
    events,
    { allOf: [{ properties: { stream: { anyOf: [{ type: "boolean" }, { type: "null" }] } } }] },
    {},
    { ...found, flag: { in: "body", name: "stream", isDefault: false } },
  ],
  [
    "what the document names",
    events,
    flagged,
    { "x-stream-by": "live" },
    { ...found, flag: { in: "body", name: "live", isDefault: true } },
  ],
  [
    "a parameter",
    events,
    {},
    { parameters: [{ name: "stream", in: "query", schema: { type: "boolean" } }] },
    { ...found, flag: { in: "parameters", name: "stream", isDefault: false } },
  ],
  [
    "lines of JSON, of which OpenAPI 3.2 names the item",
    { "application/x-ndjson": { itemSchema: { type: "object" } } },
    flagged,
    {},
    {
      ...{ type: "application/x-ndjson", schema: { type: "object" } },
      flag: { in: "body", name: "stream", isDefault: false },
    },
  ],
  ["nothing", events, { type: "object", properties: { stream: { type: "string" } } }, {}, undefined],
])("a stream beside JSON is asked for by %s", (_, content, body, own, stream) => {
  expect(beside(content, body, own)).toEqual({ stream, result: undefined, accept: undefined })
})

test("an x-stream-by that names nothing is refused", () => {
  expect(() => beside(events, flagged, { "x-stream-by": "lives" })).toThrow('x-stream-by is "lives", which is neither')
})
