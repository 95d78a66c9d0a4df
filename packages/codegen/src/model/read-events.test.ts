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

test.each([
  ["of which nothing is said", { type: "string" }, "is text/event-stream, which is not supported"],
  [
    "whose events have no name",
    { type: "string", contentSchema: { type: "object" } },
    "the contentSchema must refer to a schema of the document",
  ],
])("a stream %s is refused", (_, schema, message) => {
  expect(() => readOpenApi(document(schema))).toThrow(message)
})

test.each([
  ["application/json", "text/event-stream"],
  ["text/event-stream; charset=utf-8", "application/json"],
])("an answer that is %s or %s, as the request decides, is refused", (...types) => {
  const ticks = document({ type: "string" })
  const answers = { 200: { description: "Ticks.", content: Object.fromEntries(types.map((type) => [type, {}])) } }
  const paths = { "/v1/ticks": { post: { operationId: "chat", responses: answers } } } as OpenApiDocument["paths"]
  expect(() => readOpenApi({ ...ticks, ...(paths && { paths }) })).toThrow(
    "POST /v1/ticks: the response 200 is application/json or text/event-stream, as the request decides",
  )
})
