import { expect, test } from "vitest"
import type { Iteration, MethodObject } from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import type { SchemaObject } from "../document/schema.ts"
import { iterationOf } from "./iteration.ts"

const iteration: Iteration = {
  function: "iterateNames",
  items: "names",
  start: "after",
  end: "last",
  limit: "size",
  maxLimit: 100,
  count: "total",
}
const page: SchemaObject = {
  type: "object",
  required: ["names", "last", "total", "sums"],
  properties: {
    names: { type: "array", items: { $ref: "#/components/schemas/Name" } },
    last: { type: "string" },
    total: { type: "integer" },
    sums: { type: "array", items: { type: "object" } },
    extra: { type: "string" },
  },
}
const resolver = new Resolver({ components: { schemas: { Name: { type: "string" }, Page: page } } })

function read(own: Partial<Iteration> = {}, paramStructure: MethodObject["paramStructure"] = "by-name") {
  const params = ["after", "size"].map((name) => ({ name, schema: {} }))
  const method = { name: "names.list", params, paramStructure, "x-iteration": { ...iteration, ...own } }
  return iterationOf(resolver, method, params, { $ref: "#/components/schemas/Page" })
}

test("a method whose pages go on by a cursor has a function that lists their items, in a file of its own", () => {
  const { function: _, ...cursor } = iteration
  expect(read()).toEqual({ name: "iterateNames", file: "iterate-names", cursor })
})

test("a method that does not say so has none", () =>
  expect(iterationOf(resolver, { name: "names.list", params: [] }, [], page)).toBeUndefined())

test.each<[string, Partial<Iteration>]>([
  ['names its function "class", which can name none', { function: "class" }],
  ['names no parameter: "from"', { start: "from" }],
  ['names no parameter: "most"', { limit: "most" }],
  ['names no required member of the result: "extra"', { end: "extra" }],
  ['names no required member of the result: "all"', { count: "all" }],
  ['names items that are no list of strings: "sums"', { items: "sums" }],
  ['names items that are no list of strings: "last"', { items: "last" }],
])("a document that %s is refused", (what, own) => expect(() => read(own)).toThrow(`names.list: x-iteration ${what}`))

test("so is one whose parameters are sent by position", () =>
  expect(() => read({}, "by-position")).toThrow("is of a method whose parameters are not sent by name"))
