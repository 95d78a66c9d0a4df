import { describe, expect, test } from "vitest"
import type { ExamplePairing, MethodObject, OpenRpcDocument } from "../document/openrpc.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { checkExamples } from "./check-examples.ts"

const schemas: Readonly<Record<string, SchemaOrReference>> = {
  Tree: {
    type: "object",
    required: ["value"],
    properties: { value: { type: "integer" }, left: { $ref: "#/components/schemas/Tree" } },
  },
  Named: { type: "object", properties: { name: { type: "string" } } },
  NamedTree: {
    allOf: [{ $ref: "#/components/schemas/Named" }, { $ref: "#/components/schemas/Tree" }],
  },
  Either: { oneOf: [{ $ref: "#/components/schemas/Named" }, { $ref: "#/components/schemas/Tree" }] },
  Bag: { type: "object", properties: { size: { type: "integer" } }, additionalProperties: { type: "string" } },
}

function check(
  schema: string,
  example: Partial<ExamplePairing> & { readonly value?: unknown },
  more: Partial<MethodObject> = {},
) {
  const { value, ...pairing } = example
  const method: MethodObject = {
    name: "tree.get",
    params: [{ name: "depth", required: true, schema: { type: "integer" } }],
    result: { name: "tree", schema: { $ref: `#/components/schemas/${schema}` } },
    errors: [{ code: -1, message: "no tree" }],
    examples: [{ name: "one", params: [{ name: "depth", value: 1 }], result: { name: "tree", value }, ...pairing }],
    ...more,
  }
  const document: OpenRpcDocument = {
    openrpc: "1.3.2",
    info: { title: "T", version: "0" },
    methods: [method],
    components: { schemas },
  }
  return checkExamples(document)
}

test("a result is what its method gives for the value of the parameter that decides, or for its default", () => {
  const depth = { name: "depth", schema: { type: "string", enum: ["name", "tree"], default: "name" } }
  const more: Partial<MethodObject> = {
    params: [depth],
    "x-result-by": { parameter: "depth", results: { name: "Named", tree: "Tree" } },
  }
  const tree = { value: { value: 1 } }
  expect(check("Either", { params: [{ name: "depth", value: "tree" }], ...tree }, more)).toEqual([])
  const violation = 'tree.get, example one: result: the member "value" is not declared'
  expect(check("Either", { params: [{ name: "depth", value: "name" }], ...tree }, more)).toEqual([violation])
  expect(check("Either", { params: [], ...tree }, more)).toEqual([violation])
})

test("examples that keep to their schemas are no violation", () => {
  expect([
    ...check("Tree", { value: { value: 1, left: { value: 2 } } }),
    ...check("NamedTree", { value: { name: "a", value: 1, left: { value: 2 } } }),
    ...check("Either", { value: { name: "a" } }),
    ...check("Bag", { value: { size: 1, any: "thing" } }),
  ]).toEqual([])
})

describe("a violation:", () => {
  test.each<[string, string, unknown, readonly string[]]>([
    ["a wrong type", "Tree", { value: "1" }, ["result.value: must be integer"]],
    ["a missing member", "Tree", {}, ["result: must have required property 'value'"]],
    ["a member that is not declared", "Tree", { value: 1, right: 2 }, ['result: the member "right" is not declared']],
    [
      "a member that is not declared deeper",
      "Tree",
      { value: 1, left: { value: 2, extra: 3 } },
      ['result.left: the member "extra" is not declared'],
    ],
    [
      "a member that no part of an allOf declares",
      "NamedTree",
      { name: "a", value: 1, other: 1 },
      ['result: the member "other" is not declared'],
    ],
    ["a value of a map", "Bag", { size: 1, any: 2 }, ["result.any: must be string"]],
    [
      "an integer that parsers round",
      "Tree",
      { value: 2 ** 53 },
      ["result.value: the integer 9007199254740992 is beyond 2^53 - 1"],
    ],
  ])("%s", (_, schema, value, texts) => {
    expect(check(schema, { value })).toEqual(texts.map((text) => `tree.get, example one: ${text}`))
  })

  test("a member of neither branch of a union", () => {
    expect(check("Either", { value: { name: "a", other: 1 } })).toContain(
      'tree.get, example one: result: the member "other" is not declared',
    )
  })

  test("a parameter that the method lacks, and a required one that the example lacks", () => {
    expect(check("Tree", { value: { value: 1 }, params: [{ name: "width", value: 1 }] })).toEqual([
      'tree.get, example one: the method has no parameter "width"',
      'tree.get, example one: the required parameter "depth" is missing',
    ])
  })

  test("a parameter that breaks its schema", () => {
    expect(check("Tree", { value: { value: 1 }, params: [{ name: "depth", value: "deep" }] })).toEqual([
      "tree.get, example one: params.depth: must be integer",
    ])
  })

  test("an example without a result", () => {
    const example: ExamplePairing = { name: "bare", params: [{ name: "depth", value: 1 }] }
    expect(check("Tree", {}, { examples: [example] })).toEqual(["tree.get, example bare: has no result"])
  })

  test("an error example whose code or parameter the method does not declare", () => {
    const examples = {
      known: { params: [{ name: "depth", value: "any" }], error: { code: -1, message: "no tree" } },
      unknown: { params: [{ name: "width", value: 1 }], error: { code: -2, message: "no forest" } },
    }
    expect(check("Tree", { value: { value: 1 } }, { "x-error-examples": examples })).toEqual([
      'tree.get, example unknown: the method has no parameter "width"',
      "tree.get, example unknown: the method declares no error -2",
    ])
  })
})
