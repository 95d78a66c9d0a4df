import { afterEach, describe, expect, test } from "vitest"
import { byNameDocument, byPositionDocument } from "../../test/documents.ts"
import { call, exchange, violationsIn } from "../../test/exchange.ts"
import { type HttpAnswer, sendAnswer } from "../http/answer.ts"
import { type ListeningServer, listenMock } from "../http/listen.ts"
import { readBody } from "../http/read-body.ts"
import type { OpenRpcDocument } from "./document.ts"
import { rpcProxy } from "./proxy.ts"

const running: ListeningServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly custom: unknown
  readonly body: unknown
}

/** A proxy for a node that always gives the same answer and records its requests. */
async function proxied(
  document: OpenRpcDocument,
  body: string,
  { errors = false, ...answer }: Partial<HttpAnswer> & { errors?: boolean } = {},
) {
  const heard: Heard[] = []
  const logged: string[] = []
  const node = await listenMock(async (request, response) => {
    const { method, url, headers } = request
    heard.push({ method, url, custom: headers["x-custom"], body: await readBody(request) })
    sendAnswer(response, {
      status: 200,
      headers: { "content-type": "application/json", "node-id": "NodeID-1" },
      body,
      ...answer,
    })
  })
  const { handle } = rpcProxy(document, { upstream: node.url, errors, log: (line) => logged.push(line) })
  const proxy = await listenMock(handle)
  running.push(node, proxy)
  return { url: proxy.url, heard, logged }
}

const height = '{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":{}}'

test("what keeps to the document passes unchanged", async () => {
  const answer = '{"jsonrpc":"2.0","result":{"height":"12345678901234567890"},"id":1}\n'
  const { url, heard, logged } = await proxied(byNameDocument, answer)
  expect(await call(url, "/ext/bc/X?a=1", height, { "x-custom": "1" })).toEqual({
    status: 200,
    headers: { "content-type": "application/json", "node-id": "NodeID-1" },
    body: answer,
  })
  expect(heard).toEqual([{ method: "POST", url: "/ext/bc/X?a=1", custom: "1", body: height }])
  expect(logged).toEqual([])
})

test("a bad request and a bad result are listed and logged, and still passed on", async () => {
  const { url, logged } = await proxied(byNameDocument, '{"jsonrpc":"2.0","result":{"encoding":"hex"},"id":1}')
  const answer = await call(url, "/ext/bc/X", { jsonrpc: "2.0", id: 1, method: "avm.getBlockByHeight", params: {} })
  expect(answer).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","result":{"encoding":"hex"},"id":1}' })
  expect(violationsIn(answer)).toEqual([
    { location: ["request", "params", "height"], severity: "Error", code: "required", message: "height is required" },
    {
      location: ["response", "result"],
      severity: "Error",
      code: "required",
      message: "result must have required property 'block'",
    },
  ])
  expect(logged).toEqual([
    "/ext/bc/X request.params.height: height is required",
    "/ext/bc/X response.result: result must have required property 'block'",
  ])
})

test("with errors a bad request is not passed on, and a bad answer not passed back", async () => {
  const asked = await proxied(byNameDocument, "{}", { errors: true })
  expect(await call(asked.url, "/ext/bc/X", '{"jsonrpc":"2.0","id":1,"method":"avm.foo"}')).toMatchObject({
    status: 422,
    body: '{"title":"The request breaks the document","status":422,"detail":"avm.foo is not served here"}',
  })
  expect(asked.heard).toEqual([])

  const answered = await proxied(byNameDocument, '{"jsonrpc":"2.0","result":{},"id":1}', { errors: true })
  expect(await call(answered.url, "/ext/bc/X", height)).toMatchObject({
    status: 500,
    body: '{"title":"The answer breaks the document","status":500,"detail":"result must have required property \'height\'"}',
  })
})

describe("answers", () => {
  const chainId = (id: number) => ({ jsonrpc: "2.0", id, method: "eth_chainId", params: [] })
  const path = "/ext/bc/C/rpc"
  const found = async (answer: string, request: unknown, more: Partial<HttpAnswer> = {}) => {
    const { url } = await proxied(byPositionDocument, answer, more)
    return violationsIn(await call(url, path, JSON.stringify(request)))
  }

  test("in any order are matched by id", async () => {
    const answer = '[{"jsonrpc":"2.0","id":2,"result":"0x2"},{"jsonrpc":"2.0","id":1,"result":"0x1"}]'
    expect(await found(answer, [chainId(1), chainId(2)])).toBeUndefined()
  })

  test("that are bad, missing or unasked are told apart", async () => {
    const answer = '[{"jsonrpc":"2.0","id":1,"result":"x"},{"jsonrpc":"2.0","id":3,"result":"0x1"}]'
    expect(await found(answer, [chainId(1), chainId(2)])).toEqual([
      {
        location: ["response", "0", "result"],
        severity: "Error",
        code: "pattern",
        message: 'result must match pattern "^0x[0-9a-f]+$"',
      },
      {
        location: ["response", "1", "id"],
        severity: "Error",
        code: "missing",
        message: "no answer to eth_chainId, id 2",
      },
      { location: ["response", "id"], severity: "Error", code: "id", message: "no request waits for id 3" },
    ])
  })

  test("with an error are fine, with neither a result nor an error they are not", async () => {
    expect(await found('{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"x"}}', chainId(1))).toBeUndefined()
    expect(await found('{"jsonrpc":"2.0","id":1,"error":"x"}', chainId(1))).toEqual([
      {
        location: ["response"],
        severity: "Error",
        code: "answer",
        message: "the answer to eth_chainId has neither a result nor a proper error",
      },
    ])
  })

  test("to a refused request belong to it", async () => {
    const answer = '{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"invalid request"}}'
    expect(await found(answer, { id: 1, method: "eth_chainId" })).toEqual([
      { location: ["request", "body"], severity: "Error", code: "request", message: "not a JSON-RPC 2.0 request" },
    ])
  })

  test("that are not JSON are listed, but not those of another status", async () => {
    expect(await found("<html>", chainId(1))).toEqual([
      {
        location: ["response", "body"],
        severity: "Error",
        code: "parse",
        message: "the body is not JSON: invalid character '<' looking for beginning of value",
      },
    ])
    expect(await found("not done bootstrapping", chainId(1), { status: 503 })).toBeUndefined()
  })

  test("to notifications are not expected", async () => {
    expect(await found("", { jsonrpc: "2.0", method: "eth_chainId" })).toBeUndefined()
  })
})

test("other paths and methods are passed on, paths are listed", async () => {
  const { url, heard } = await proxied(byNameDocument, "ok")
  const answer = await exchange(url, { method: "GET", path: "/ext/metrics" })
  expect(answer.body).toBe("ok")
  expect(violationsIn(answer)).toEqual([
    { location: ["request", "path"], severity: "Error", code: "path", message: "/ext/metrics is not in the document" },
  ])
  expect(violationsIn(await exchange(url, { method: "GET", path: "/ext/bc/X" }))).toBeUndefined()
  expect(heard.map(({ url: asked }) => asked)).toEqual(["/ext/metrics", "/ext/bc/X"])
})

test("a node that is not there is 502", async () => {
  const gone = await listenMock(async () => {})
  await gone.close()
  const proxy = await listenMock(rpcProxy(byNameDocument, { upstream: `${gone.url}/` }).handle)
  running.push(proxy)
  expect(await call(proxy.url, "/ext/bc/X", height)).toMatchObject({
    status: 502,
    body: expect.stringContaining(`${gone.url}/ext/bc/X: connect ECONNREFUSED`),
  })
})
