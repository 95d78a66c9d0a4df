import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { byPositionDocument } from "../../test/documents.ts"
import { call, exchange, violationsIn } from "../../test/exchange.ts"
import type { ListeningServer } from "../http/listen.ts"
import { mockFromDocument } from "../start-mock.ts"

let mock: ListeningServer
beforeAll(async () => {
  mock = await mockFromDocument(byPositionDocument)
})
afterAll(() => mock.close())

const path = "/ext/bc/C/rpc"
const chainId = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
const json = { "content-type": "application/json" }
const plain = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" }

describe("HTTP, as a node answers it", () => {
  test("GET is empty", async () => {
    expect(await exchange(mock.url, { method: "GET", path })).toEqual({ status: 200, headers: {}, body: "" })
  })

  test.each([
    ["GET", `${path}?x=1`, 415, "invalid content type, only application/json is supported\n"],
    ["PUT", path, 405, "method not allowed\n"],
    ["DELETE", path, 405, "method not allowed\n"],
    ["POST", path, 415, "invalid content type, only application/json is supported\n"],
    ["POST", `${path}/`, 404, "404 page not found\n"],
  ])("%s %s without a content type is %i", async (method, target, status, body) => {
    expect(await exchange(mock.url, { method, path: target })).toEqual({ status, headers: plain, body })
  })

  test.each([
    "application/json",
    "application/json-rpc",
    "application/jsonrequest",
    "application/json ; charset=utf-8",
  ])("the content type %s is taken", async (type) => {
    expect(await exchange(mock.url, { path, headers: { "content-type": type }, body: chainId })).toEqual({
      status: 200,
      headers: json,
      body: '{"jsonrpc":"2.0","id":1,"result":"0x18658"}\n',
    })
  })

  test("a body beyond five MiB is 413 with both lengths", async () => {
    const body = chainId.padEnd(6_291_522, " ")
    expect(await call(mock.url, path, body)).toEqual({
      status: 413,
      headers: plain,
      body: "content length too large (6291522>5242880)\n",
    })
  })

  test("so is one whose length is not announced", async () => {
    const body = chainId.padEnd(6_291_522, " ")
    const headers = { "content-type": "application/json", "transfer-encoding": "chunked" }
    expect(await exchange(mock.url, { path, headers, body })).toMatchObject({
      status: 413,
      body: "content length too large (6291522>5242880)\n",
    })
  })
})

describe("bodies that are no call", () => {
  const invalid = '"error":{"code":-32600,"message":"invalid request"}}\n'
  test.each([
    ["not JSON", "{", '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}'],
    ["an empty batch", "[]", '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"empty batch"}}'],
    ["null", "null", `{"jsonrpc":"2.0","id":null,${invalid}`],
    ["a number", "7", `{"jsonrpc":"2.0","id":null,${invalid}`],
    ["an object as id", '{"jsonrpc":"2.0","id":{},"method":"eth_chainId"}', `{"jsonrpc":"2.0","id":null,${invalid}`],
    ["jsonrpc missing", '{"id":1,"method":"eth_chainId","params":[]}', `{"jsonrpc":"2.0","id":1,${invalid}`],
    ["jsonrpc 1.0", '{"jsonrpc":"1.0","id":1,"method":"eth_chainId"}', `{"jsonrpc":"2.0","id":1,${invalid}`],
    ["method missing", '{"jsonrpc":"2.0","id":1}', `{"jsonrpc":"2.0","id":1,${invalid}`],
  ])("%s", async (_, body, expected) => {
    expect(await call(mock.url, path, body)).toEqual({
      status: 200,
      headers: { ...json, "sl-violations": expect.any(String) },
      body: expected,
    })
  })

  test.each([
    ["an empty body", ""],
    ["a notification", '{"jsonrpc":"2.0","method":"eth_chainId","params":[]}'],
    ["a batch of notifications", '[{"jsonrpc":"2.0","method":"net_version","params":[]}]'],
  ])("%s is answered with nothing", async (_, body) => {
    expect(await call(mock.url, path, body)).toEqual({ status: 200, headers: json, body: "" })
  })
})

describe("ids", () => {
  test.each(['"abc"', "null", "1.50", "12345678901234567890"])("%s comes back as it was", async (id) => {
    expect(await call(mock.url, path, `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"} x`)).toEqual({
      status: 200,
      headers: json,
      body: `{"jsonrpc":"2.0","id":${id},"result":"0x18658"}\n`,
    })
  })
})

describe("batches", () => {
  test("calls are answered in their order", async () => {
    const body = `[${chainId},{"jsonrpc":"2.0","id":2,"method":"net_version","params":[]}]`
    expect(await call(mock.url, path, body)).toEqual({
      status: 200,
      headers: json,
      body: '[{"jsonrpc":"2.0","id":1,"result":"0x18658"},{"jsonrpc":"2.0","id":2,"result":"99928"}]\n',
    })
  })

  test("a bad member, an unknown method and a notification fail alone", async () => {
    const unknown = '{"jsonrpc":"2.0","id":2,"method":"nope","params":[]}'
    const notification = '{"jsonrpc":"2.0","method":"net_version","params":[]}'
    const answer = await call(mock.url, path, `[${chainId},5,${unknown},${notification}]`)
    expect(answer.body).toBe(
      '[{"jsonrpc":"2.0","id":1,"result":"0x18658"},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"the method nope does not exist/is not available"}}]\n',
    )
    expect(violationsIn(answer)).toEqual([
      { location: ["request", "1", "body"], severity: "Error", code: "request", message: "not a JSON-RPC 2.0 request" },
      {
        location: ["request", "2", "body", "method"],
        severity: "Error",
        code: "method",
        message: "nope is not served here",
      },
    ])
  })

  test("a thousand calls are answered, one more is too many", async () => {
    const calls = Array.from({ length: 1_001 }, (_, id) => ({ jsonrpc: "2.0", id, method: "eth_chainId", params: [] }))
    expect(JSON.parse((await call(mock.url, path, calls.slice(1))).body)).toHaveLength(1_000)
    expect((await call(mock.url, path, calls)).body).toBe(
      '[{"jsonrpc":"2.0","id":0,"error":{"code":-32600,"message":"batch too large"}}]',
    )
  })
})

describe("parameters", () => {
  const balance = (params: unknown) => call(mock.url, path, { jsonrpc: "2.0", id: 1, method: "eth_getBalance", params })
  const rich = "0x0000000000000000000000000000000000000001"
  const failed = (message: string) => `{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"${message}"}}\n`

  test.each([
    [[rich, "latest"], "0xde0b6b3a7640000"],
    [[rich], "0x0"],
    [[rich, null], "0x0"],
  ])("%j", async (params, result) => {
    expect(await balance(params)).toEqual({
      status: 200,
      headers: json,
      body: `{"jsonrpc":"2.0","id":1,"result":"${result}"}\n`,
    })
  })

  test.each([
    [{}, "non-array args"],
    [[], "missing value for required argument 0"],
    [null, "missing value for required argument 0"],
    [[rich, "latest", 1], "too many arguments, want at most 2"],
    [["0x01"], 'invalid argument 0: address must match pattern \\"^0x[0-9a-fA-F]{40}$\\"'],
    [[rich, 5], "invalid argument 1: block must be string"],
  ])("%j is refused", async (params, message) => {
    expect(await balance(params)).toEqual({
      status: 200,
      headers: { ...json, "sl-violations": expect.any(String) },
      body: failed(message),
    })
  })

  test("an address that is none is listed with the parameter's name", async () => {
    expect(violationsIn(await balance(["0x01"]))).toEqual([
      {
        location: ["request", "params", "address"],
        severity: "Error",
        code: "pattern",
        message: 'address must match pattern "^0x[0-9a-fA-F]{40}$"',
      },
    ])
  })

  test("a method that leaves the structure open takes both", async () => {
    await using open = await mockFromDocument({
      openrpc: "1.3.2",
      info: { title: "Open", version: "1.0.0" },
      methods: [
        {
          name: "echo",
          params: [{ name: "text", required: true, schema: { type: "string" } }],
          result: { name: "text", schema: { type: "string" } },
          examples: [{ name: "a", params: [{ name: "text", value: "a" }], result: { name: "text", value: "a" } }],
        },
      ],
    })
    for (const params of [["a"], { text: "a" }]) {
      expect((await call(open.url, "/", { jsonrpc: "2.0", id: 1, method: "echo", params })).body).toBe(
        '{"jsonrpc":"2.0","id":1,"result":"a"}\n',
      )
    }
  })
})
