import { describe, expect, test } from "vitest"
import type { MethodObject, OpenRpcDocument } from "../document/openrpc.ts"
import type { SchemaObject } from "../document/schema.ts"
import { readOpenRpc } from "./read-openrpc.ts"

const servers = [
  {
    url: "{nodeUrl}/ext/bc/{chain}",
    variables: { nodeUrl: { default: "http://127.0.0.1:9650" }, chain: { default: "X" } },
  },
]
const method: MethodObject = {
  name: "avm.getHeight",
  paramStructure: "by-name",
  params: [],
  result: { name: "height", schema: { type: "string" } },
}

function read(methods: readonly MethodObject[], document: Partial<OpenRpcDocument> = {}) {
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

test("a method can name its function, which keeps former names, and its first tag is its group", () => {
  const [operation] = read([
    { ...method, "x-function": "avmHeight", "x-former-functions": ["getHeight"], tags: [{ name: "Blocks" }] },
  ]).operations
  expect(operation).toMatchObject({
    name: "avmHeight",
    typeName: "AvmHeight",
    file: "avm-height",
    formerNames: ["getHeight"],
    tag: "Blocks",
  })
})

test("the function that lists a method's items has a name of its own", () => {
  const page = {
    type: "object",
    required: ["items", "end", "count"],
    properties: { items: { type: "array", items: { type: "string" } } },
  }
  const iteration = { items: "items", start: "start", end: "end", limit: "limit", maxLimit: 10, count: "count" }
  const params = [
    { name: "start", schema: {} },
    { name: "limit", schema: {} },
  ]
  const listing = { ...method, name: "avm.list", params, result: { name: "page", schema: page as SchemaObject } }
  const named = (name: string) => [method, { ...listing, "x-iteration": { ...iteration, function: name } }]
  expect(read(named("iterate")).operations.map((one) => one.iteration?.name)).toEqual([undefined, "iterate"])
  expect(() => read(named("getHeight"))).toThrow('two functions would be called "getHeight"')
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

test.each([
  ["https://node.example/rpc", { serverUrl: "https://node.example", path: "/rpc" }],
  ["https://node.example", { serverUrl: "https://node.example", path: "" }],
  ["http://127.0.0.1:8545/", { serverUrl: "http://127.0.0.1:8545", path: "" }],
  ["https://{network}.node.example/v3/{key}", { serverUrl: "https://main.node.example", path: "/v3/{key}" }],
  ["/ext", { path: "/ext" }],
])("the server %s is an origin, if it has one, and a path", (url, expected) => {
  const variables = { network: { default: "main" }, key: { default: "k" } }
  const { serverUrl, path } = read([method], { servers: [{ url, variables }] })
  expect({ ...(serverUrl !== undefined && { serverUrl }), path }).toEqual(expected)
})

test("without a server all methods are at the URL that the client is given", () => {
  const { serverUrl, path, operations } = read([method], { servers: [] })
  expect({ serverUrl, path, of: operations[0]?.path }).toEqual({ serverUrl: undefined, path: "", of: "" })
})

test("a schema that allows anything is one without keywords", () => {
  const anything = true as unknown as SchemaObject
  const params = [{ name: "a", schema: anything }]
  const [operation] = read([{ ...method, params, result: { name: "r", schema: anything } }]).operations
  expect([operation?.params[0]?.schema, operation?.result.schema]).toEqual([{}, {}])
})

test("a method is repeated where it says so, else as the document does, else as the caller of the reader does", () => {
  const document = { openrpc: "1.3.2", info: { title: "T", version: "0" }, methods: [method] }
  const of = (info: object, own: object, isIdempotent?: boolean) =>
    readOpenRpc({ ...document, info: { ...document.info, ...info }, methods: [{ ...method, ...own }] }, isIdempotent)
      .operations[0]?.idempotent
  expect([of({}, {}), of({}, {}, false), of({ "x-idempotent": true }, {}, false)]).toEqual([true, false, true])
  expect(of({ "x-idempotent": true }, { "x-idempotent": false })).toBe(false)
})

test("parameters are sent by position unless the document says by name", () => {
  const { paramStructure, ...silent } = method
  const structures = [silent, { ...silent, paramStructure: "either" as const }, method]
  expect(structures.map((one) => read([one]).operations[0]?.positional)).toEqual([true, true, false])
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
  test("two of one name", () => {
    expect(() => read([method, method])).toThrow('avm.getHeight and avm.getHeight would both be name "getHeight"')
  })

  test("one whose server has neither variable, origin nor slash", () => {
    expect(() => read([{ ...method, servers: [{ url: "ext" }] }])).toThrow(
      'avm.getHeight: the server URL "ext" begins with no {nodeUrl}, origin or slash',
    )
  })

  test("one that is served elsewhere", () => {
    const servers = [{ url: "https://a.example/rpc" }]
    expect(() => read([{ ...method, servers: [{ url: "https://b.example/rpc" }] }], { servers })).toThrow(
      "avm.getHeight: is served at https://b.example, and the others at https://a.example",
    )
  })

  test("one with two parameters of a name", () => {
    const param = { name: "a", schema: {} }
    expect(() => read([{ ...method, params: [param, param] }])).toThrow('avm.getHeight: two parameters are named "a"')
  })

  test.each([
    [{ "x-function": "then" }, 'avm.getHeight: x-function is "then", which can name no function'],
    [{ "x-function": "get-height" }, 'avm.getHeight: x-function is "get-height", which can name no function'],
    [{ "x-former-functions": ["new"] }, 'getHeight: x-former-functions has "new", which can name no function'],
    [
      { "x-former-functions": ["getHeight"] },
      'getHeight: x-former-functions has "getHeight", which is getHeight already',
    ],
    [{ "x-former-functions": ["old", "old"] }, 'getHeight: x-former-functions has "old", which is getHeight already'],
  ])("one whose function is named %j", (names, message) => {
    expect(() => read([{ ...method, ...names }])).toThrow(message)
  })

  test("one with the former name of another", () => {
    const other = { ...method, name: "avm.getTip", "x-former-functions": ["getHeight"] }
    expect(() => read([method, other])).toThrow(
      'getTip: x-former-functions has "getHeight", which is getHeight already',
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
