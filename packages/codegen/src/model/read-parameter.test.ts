import { expect, test } from "vitest"
import type { ParameterObject } from "../document/openapi.ts"
import { Resolver } from "../document/resolve.ts"
import { isServed, readParameter } from "./read-parameter.ts"

const resolver = new Resolver({ components: { schemas: { List: { oneOf: [{ type: "string" }, { type: "array" }] } } } })
const styleOf = (parameter: Omit<ParameterObject, "name">) =>
  readParameter(resolver, "GET /", { name: "p", ...parameter }).style ?? "as usual"

const string = { type: "string" }
const array = { type: "array" }
const object = { type: "object" }

test.each<[Omit<ParameterObject, "name">, string]>([
  [{ in: "query", schema: string }, "as usual"],
  [{ in: "query", schema: array }, "as usual"],
  [{ in: "query", schema: object }, "form*"],
  [{ in: "query", schema: array, explode: false }, "form"],
  [{ in: "query", schema: string, explode: false }, "as usual"],
  [{ in: "query", schema: { $ref: "#/components/schemas/List" }, style: "form", explode: false }, "form"],
  [{ in: "query", schema: array, style: "pipeDelimited" }, "pipeDelimited"],
  [{ in: "query", schema: array, style: "spaceDelimited", explode: true }, "as usual"],
  [{ in: "query", schema: object, style: "deepObject" }, "deepObject"],
  [{ in: "query", content: { "application/json": { schema: object } } }, "json"],
  [{ in: "path", schema: string }, "as usual"],
  [{ in: "path", schema: string, explode: true }, "as usual"],
  [{ in: "path", schema: array }, "simple"],
  [{ in: "path", schema: object, explode: true }, "simple*"],
  [{ in: "path", schema: string, style: "label" }, "label"],
  [{ in: "path", schema: array, style: "matrix", explode: true }, "matrix*"],
  [{ in: "header", schema: object }, "simple"],
  [{ in: "header", schema: { properties: {} }, explode: true }, "simple*"],
])("%j is written %s", (parameter, style) => {
  expect(styleOf(parameter)).toBe(style)
})

test("what the platform or other parts of the document say is no parameter", () => {
  const served = (name: string, place: string) => isServed("GET /", { name, in: place })
  expect([served("c", "cookie"), served("Accept", "header"), served("Authorization", "header")]).toEqual([
    ...[false, false, false],
  ])
  expect([served("Accept", "query"), served("X-Trace", "header")]).toEqual([true, true])
})

test("one with content takes its schema and its example from there", () => {
  const content = { "application/json": { schema: object, example: { a: 1 } } }
  expect(readParameter(resolver, "GET /", { name: "p", in: "query", content })).toEqual({
    ...{ name: "p", in: "query", required: false, schema: object, example: { a: 1 }, style: "json" },
  })
})
