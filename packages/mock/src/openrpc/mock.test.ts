import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { byNameDocument, byPositionDocument } from "../../test/documents.ts"
import { call, exchange, violationsIn } from "../../test/exchange.ts"
import type { ListeningServer } from "../http/listen.ts"
import { mockFromDocument } from "../start-mock.ts"

let named: ListeningServer
let positional: ListeningServer
beforeAll(async () => {
  named = await mockFromDocument(byNameDocument)
  positional = await mockFromDocument(byPositionDocument)
})
afterAll(() => Promise.all([named.close(), positional.close()]))

const blockAt = (height: string, prefer?: string) =>
  call(
    named.url,
    "/ext/bc/X",
    { jsonrpc: "2.0", id: 1, method: "avm.getBlockByHeight", params: { height } },
    prefer === undefined ? {} : { prefer },
  )
const balance = (params: unknown, prefer: string) =>
  call(positional.url, "/ext/bc/C/rpc", { jsonrpc: "2.0", id: 1, method: "eth_getBalance", params }, { prefer })
const poor = "0x0000000000000000000000000000000000000000"
const hex = '{"jsonrpc":"2.0","result":{"block":"0x00","encoding":"hex"},"id":1}\n'
const json = '{"jsonrpc":"2.0","result":{"block":{"height":1},"encoding":"json"},"id":1}\n'

describe("without a preference", () => {
  test("the example with the same arguments is the answer, else the first", async () => {
    expect((await blockAt("99")).body).toBe(hex)
    const params = { height: 1, encoding: "json" }
    const answer = await call(named.url, "/ext/bc/X", { jsonrpc: "2.0", id: 1, method: "avm.getBlockByHeight", params })
    expect(answer.body).toBe(json)
    expect(violationsIn(answer)).toBeUndefined()
  })

  test("arguments that an error example has are answered with that error", async () => {
    const answer = await blockAt("1000")
    expect(answer.body).toBe(
      '{"jsonrpc":"2.0","error":{"code":-32000,"message":"couldn\'t get block at height 1000: not found","data":null},"id":1}\n',
    )
    expect(violationsIn(answer)).toBeUndefined()
  })

  test("so are arguments that break the document, and they are still listed", async () => {
    const params = { encoding: "json" }
    const answer = await call(named.url, "/ext/bc/X", { jsonrpc: "2.0", id: 1, method: "avm.getBlockByHeight", params })
    expect(answer.body).toBe(
      '{"jsonrpc":"2.0","error":{"code":-32000,"message":"no height \\u003cgiven\\u003e","data":{"height":null}},"id":1}\n',
    )
    expect(violationsIn(answer)).toEqual([
      { location: ["request", "params", "height"], severity: "Error", code: "required", message: "height is required" },
    ])
  })

  test("an example that breaks its own schema is sent and listed", async () => {
    const answer = await blockAt("13")
    expect(answer.body).toBe('{"jsonrpc":"2.0","result":{"block":13,"encoding":"hex"},"id":1}\n')
    expect(violationsIn(answer)).toEqual([
      {
        location: ["response", "result", "block"],
        severity: "Error",
        code: "type",
        message: "result.block must be string,object",
      },
    ])
  })
})

describe("Prefer: code, an HTTP status", () => {
  const plain = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" }
  test.each([
    [403, plain, "invalid host specified\n"],
    [404, plain, "404 page not found\n"],
    [413, plain, "content length too large (6291522>5242880)\n"],
    [429, { ...plain, "retry-after": "1" }, "Too Many Requests\n"],
    [502, plain, "Bad Gateway\n"],
    [503, plain, "API call rejected because chain is not done bootstrapping\n"],
    [599, plain, "Status 599\n"],
    [204, {}, ""],
  ])("%i", async (status, headers, body) => {
    expect(await blockAt("1", `code=${status}`)).toEqual({ status, headers, body })
  })

  test("200 is the ordinary answer", async () => {
    expect((await blockAt("1", "code=200")).body).toBe(hex)
  })

  test("what is wrong with the request is listed, what would be wrong with the answer is not", async () => {
    expect(violationsIn(await blockAt("x", "code=503"))).toContainEqual({
      location: ["request", "params", "height"],
      severity: "Error",
      code: "pattern",
      message: 'height must match pattern "^[0-9]+$"',
    })
    expect(violationsIn(await blockAt("13", "code=503"))).toBeUndefined()
  })
})

describe("Prefer: code, a JSON-RPC error", () => {
  test.each([
    ["an error example", -32000, "couldn't get block at height 1000: not found", null],
    ["an error of the dialect", -32600, "jsonrpc must be 2.0", null],
  ])("by name, %s", async (_, code, message, data) => {
    expect(JSON.parse((await blockAt("1", `code=${code}`)).body)).toEqual({
      jsonrpc: "2.0",
      error: { code, message, data },
      id: 1,
    })
  })

  test.each([
    ["an error example", "-32000", { code: -32000, message: "cannot query unfinalized data" }],
    ["an error of the dialect", "3", { code: 3, message: "execution reverted", data: "0x" }],
    ["another", "-32002", { code: -32002, message: "request timed out" }],
  ])("by position, %s", async (_, code, error) => {
    expect(JSON.parse((await balance([poor], `code=${code}`)).body)).toEqual({ jsonrpc: "2.0", id: 1, error })
  })

  test("an error that the document lists", async () => {
    const body = { jsonrpc: "2.0", id: 1, method: "avm.getHeight" }
    expect((await call(named.url, "/ext/bc/X", body, { prefer: "code=-32001" })).body).toBe(
      '{"jsonrpc":"2.0","error":{"code":-32001,"message":"the index is not available","data":null},"id":1}\n',
    )
  })

  test("an unknown code is 404 and names those that there are", async () => {
    expect(await blockAt("1", "code=-1")).toEqual({
      status: 404,
      headers: { "content-type": "application/problem+json" },
      body: '{"title":"Unknown example","status":404,"detail":"avm.getBlockByHeight has no error -1. It has -32000, -32700, -32600."}',
    })
  })
})

describe("Prefer: example", () => {
  test("a result", async () => {
    expect((await blockAt("99", "example=jsonBlock")).body).toBe(json)
  })

  test("an error", async () => {
    const answer = await blockAt("1", "example=aboveTheTip")
    expect(JSON.parse(answer.body).error.message).toBe("couldn't get block at height 1000: not found")
    expect(violationsIn(answer)).toBeUndefined()
  })

  test("an unknown name is 404 and names those that there are", async () => {
    expect(await blockAt("1", "example=nope")).toEqual({
      status: 404,
      headers: { "content-type": "application/problem+json" },
      body: '{"title":"Unknown example","status":404,"detail":"avm.getBlockByHeight has no example \\"nope\\". It has results: hexBlock, jsonBlock, untrue; errors: aboveTheTip, noHeight."}',
    })
  })

  test("a bad request is refused even if a result is preferred", async () => {
    expect(JSON.parse((await blockAt("x", "example=jsonBlock")).body)).toHaveProperty("error.code", -32000)
  })

  test("in a batch a name belongs to the methods that have it", async () => {
    const batch = [
      { jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [poor] },
      { jsonrpc: "2.0", id: 2, method: "eth_chainId" },
    ]
    expect((await call(positional.url, "/ext/bc/C/rpc", batch, { prefer: "example=rich" })).body).toBe(
      '[{"jsonrpc":"2.0","id":1,"result":"0xde0b6b3a7640000"},{"jsonrpc":"2.0","id":2,"result":"0x18658"}]\n',
    )
  })
})

test("Prefer: dynamic=true makes a result from the schema, the same each time", async () => {
  const first = await balance([poor], "dynamic=true")
  expect(JSON.parse(first.body).result).toMatch(/^0x[0-9a-f]+$/)
  expect(first.body).not.toContain("0x0")
  expect(violationsIn(first)).toBeUndefined()
  expect(await balance([poor], "dynamic=true")).toEqual(first)
})

describe("Prefer: batch", () => {
  const batch = [1, 2, 3].map((id) => ({ jsonrpc: "2.0", id, method: "eth_chainId" }))
  const ids = async (prefer: string) => {
    const { body } = await call(positional.url, "/ext/bc/C/rpc", batch, { prefer })
    return JSON.parse(body).map(({ id }: { id: number }) => id)
  }
  test.each([
    ["batch=shuffle", [2, 3, 1]],
    ["batch=drop", [1, 2]],
    ["batch=duplicate", [1, 2, 3, 3]],
  ])("%s", async (prefer, expected) => {
    expect(await ids(prefer)).toEqual(expected)
  })
})

test("a preference with an unknown value is 400", async () => {
  expect(await blockAt("1", "batch=lose")).toEqual({
    status: 400,
    headers: { "content-type": "application/problem+json" },
    body: '{"title":"Unknown preference","status":400,"detail":"batch=lose: one of shuffle, drop, duplicate"}',
  })
})

describe("paths", () => {
  const body = { jsonrpc: "2.0", id: 1, method: "avm.getHeight" }
  test.each(["/ext/bc/X", "/ext/bc/2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM", "/ext/bc/X?a=1"])(
    "%s is served",
    async (path) => {
      expect((await call(named.url, path, body)).status).toBe(200)
    },
  )

  test.each(["/", "/ext/bc/X/", "/ext/bc", "/ext/bc/X/wallet", "/ext/index/C/block"])("%s is 404", async (path) => {
    expect(await call(named.url, path, body)).toEqual({
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
      body: "404 page not found\n",
    })
  })

  test("doubled slashes are 301", async () => {
    expect(await call(named.url, "/ext//bc/X", body)).toEqual({
      status: 301,
      headers: { location: "/ext/bc/X" },
      body: "",
    })
  })

  test("a method with servers of its own is served there, and only there", async () => {
    const index = { jsonrpc: "2.0", id: 1, method: "index.getIndex" }
    expect((await call(named.url, "/ext/index/X/block", index)).body).toBe(
      '{"jsonrpc":"2.0","result":{"index":"3"},"id":1}\n',
    )
    expect((await call(named.url, "/ext/index/X/block", body)).body).toContain("can't find service")
  })
})

describe("pages of another origin", () => {
  const origin = "https://example.invalid"
  test("are told that they may call", async () => {
    const headers = {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,prefer",
    }
    expect(await exchange(named.url, { method: "OPTIONS", path: "/ext/bc/X", headers })).toEqual({
      status: 200,
      headers: {
        "access-control-allow-headers": "content-type,prefer",
        "access-control-allow-methods": "GET, POST, OPTIONS",
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "sl-violations, retry-after",
      },
      body: "",
    })
  })

  test("may read the answer and its violations", async () => {
    const answer = await call(named.url, "/ext/bc/X", "{", { origin })
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "sl-violations, retry-after",
      "sl-violations": expect.any(String),
    })
  })
})
