import { describe, expect, test } from "vitest"
import type { Method, OpenRpcDocument } from "../document/openrpc.ts"
import { readOpenRpc } from "./read-openrpc.ts"

const servers = [
  {
    url: "{nodeUrl}/ext/bc/{chain}",
    variables: { nodeUrl: { default: "http://127.0.0.1:9650" }, chain: { default: "X" } },
  },
]
const method: Method = {
  name: "avm.getHeight",
  paramStructure: "by-name",
  params: [],
  result: { name: "height", schema: { type: "string" } },
}

function read(methods: readonly Method[], document: Partial<OpenRpcDocument> = {}) {
  return readOpenRpc({
    openrpc: "1.3.2",
    info: { title: "T", version: "0", "x-namespace": "avm" },
    servers,
    methods,
    ...document,
  })
}

test("a document is the endpoint of most methods and the defaults of all variables, without the node's URL", () => {
  const elsewhere = [{ url: "{nodeUrl}/ext/index/{index}", variables: { index: { default: "block" } } }]
  const model = read([method, { ...method, name: "index.getHeight", servers: elsewhere }])
  expect({ ...model, operations: model.operations.map(({ name, path }) => ({ name, path })) }).toEqual({
    kind: "openrpc",
    title: "T",
    path: "/ext/bc/{chain}",
    variables: { chain: "X", index: "block" },
    serverUrl: "http://127.0.0.1:9650",
    operations: [
      { name: "getHeight", path: "/ext/bc/{chain}" },
      { name: "indexGetHeight", path: "/ext/index/{index}" },
    ],
  })
})

test("a method is its names, parameters, result, errors and examples, with references followed", () => {
  const [operation] = read(
    [
      {
        ...method,
        name: "avm.getBlock",
        deprecated: true,
        "x-deprecated-since": "v1.9.12",
        "x-idempotent": false,
        paramStructure: "by-position",
        params: [{ name: "height", required: true, description: "Which.", schema: { type: "integer", default: 1 } }],
        result: { name: "block", schema: { properties: { time: { type: "integer", format: "uint64" } } } },
        errors: [{ $ref: "#/components/errors/Missing" }],
        examples: [
          { name: "first", params: [{ name: "height", value: 0 }], result: { name: "b", value: { time: 1 } } },
        ],
        "x-error-examples": { none: { params: [], error: { code: -1, message: "missing" } } },
      },
    ],
    { components: { errors: { Missing: { code: -1, message: "missing" } } } },
  ).operations
  expect(operation).toEqual({
    name: "getBlock",
    typeName: "GetBlock",
    file: "get-block",
    method: "avm.getBlock",
    path: "/ext/bc/{chain}",
    deprecated: { since: "v1.9.12" },
    positional: true,
    params: [
      {
        name: "height",
        required: true,
        description: "Which.",
        schema: { type: "integer", default: 1 },
        default: 1,
      },
    ],
    result: { name: "block", schema: { properties: { time: { type: "integer", format: "uint64" } } } },
    bigints: ["time"],
    quantities: [],
    idempotent: false,
    examples: [{ name: "first", params: { height: 0 }, result: { time: 1 } }],
    errors: [{ code: -1, message: "missing" }],
    errorExamples: [{ name: "none", params: {}, error: { code: -1, message: "missing" } }],
  })
})

test("a server may be an HTTP URL, whose path is kept", () => {
  const paths = ["https://node.example/rpc", "https://node.example", "http://127.0.0.1:8545/"].map(
    (url) => read([method], { servers: [{ url }] }).path,
  )
  expect(paths).toEqual(["/rpc", "", ""])
})

test("a positional method knows in which parameters a bigint is a quantity, also when a member holds it", () => {
  const place = { "x-bigint": true, oneOf: [{ type: "string" }] }
  const params = [
    { name: "index", schema: { type: "integer" } },
    { name: "place", schema: { $ref: "#/components/schemas/Place" } },
    { name: "filter", schema: { properties: { from: { $ref: "#/components/schemas/Place" } } } },
  ]
  const components = { schemas: { Place: place } }
  const quantitiesOf = (paramStructure: "by-position" | "by-name") =>
    read([{ ...method, paramStructure, params }], { components }).operations[0]?.quantities
  expect([quantitiesOf("by-position"), quantitiesOf("by-name")]).toEqual([[1, 2], []])
})

describe("is refused, naming the method:", () => {
  test("one that does not say how parameters are sent", () => {
    const { paramStructure, ...silent } = method
    expect(() => read([silent])).toThrow("avm.getHeight: has no paramStructure")
  })

  test("two of one name", () => {
    expect(() => read([method, method])).toThrow('avm.getHeight and avm.getHeight would both be name "getHeight"')
  })

  test("one whose server has neither variable nor origin", () => {
    expect(() => read([{ ...method, servers: [{ url: "/ext" }] }])).toThrow(
      'avm.getHeight: the server URL "/ext" begins with neither {nodeUrl} nor an HTTP origin',
    )
  })

  test("one without any server", () => {
    expect(() => read([method], { servers: [] })).toThrow(
      "avm.getHeight: neither the method nor the document has servers",
    )
  })

  test("a notification", () => {
    const { result, ...notification } = method
    expect(() => read([notification])).toThrow("avm.getHeight: a notification has no result to type")
  })

  test("a variable with two defaults", () => {
    const other = {
      ...method,
      name: "avm.b",
      servers: [{ url: "{nodeUrl}/{chain}", variables: { chain: { default: "Y" } } }],
    }
    expect(() => read([method, other])).toThrow('the server variable "chain" has two defaults: "X" and "Y"')
  })
})
