import { afterAll, expect, test } from "vitest"
import { type Handler, listenMock } from "../http/listen.ts"
import { testContract } from "./test-contract.ts"

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** A server that answers every request so. */
async function server(handle: Handler): Promise<string> {
  const { url, close } = await listenMock(handle)
  closing.push(close)
  return url
}

const orders = (examples: object) => ({
  openapi: "3.1.0",
  info: { title: "Shop", version: "1.0.0" },
  paths: {
    "/orders": {
      get: {
        operationId: "listOrders",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }],
        responses: {
          200: {
            description: "The orders.",
            content: { "application/json": { schema: { type: "array", items: { type: "string" } }, examples } },
          },
        },
      },
    },
  },
})

const outcomes = (report: Awaited<ReturnType<typeof testContract>>) =>
  report.results.map(({ id, outcome, problems }) => [id, outcome, problems])

test("an example of a document that breaks its schema fails against the mock", async () => {
  const report = await testContract(orders({ good: { value: ["a"] }, bad: { value: [1] } }))
  expect(outcomes(report)).toEqual([
    ["listOrders 200 good", "passed", []],
    ["listOrders 200 bad", "failed", ["response.body.0: Response body property 0 must be string"]],
    ["listOrders limit is no number", "passed", []],
    ["listOrders limit is no integer", "passed", []],
  ])
})

test("a server that answers what the document has not, and refuses nothing, fails with the places", async () => {
  const baseUrl = await server(async ({ url }, response) => {
    response.setHeader("content-type", "application/json")
    if (url?.includes("1.5")) response.statusCode = 418
    response.end('["a", 7]')
  })
  const asked: string[] = []
  const report = await testContract(orders({}), {
    baseUrl,
    rules: true,
    onResult: ({ id }, planned) => void asked.push(`${id} of ${planned}`),
  })
  expect(outcomes(report)).toEqual([
    ["listOrders with its required parameters", "failed", ["response.body.1: Response body property 1 must be string"]],
    [
      "listOrders limit is no number",
      "failed",
      ["it is not refused: the status is 200", "response.body.1: Response body property 1 must be string"],
    ],
    ["listOrders limit is no integer", "failed", ["the status 418 is not documented, only 200"]],
  ])
  expect(asked).toHaveLength(3)
})

const echo = {
  openrpc: "1.3.2",
  info: { title: "Echo", version: "2.0.0" },
  methods: [
    {
      name: "echo",
      params: [{ name: "text", required: true, schema: { type: "string" } }],
      result: { name: "text", schema: { type: "string" } },
      examples: [{ name: "short", params: [{ name: "text", value: "a" }], result: { name: "text", value: "a" } }],
      "x-error-examples": {
        bad: { params: [{ name: "text", value: 7 }], error: { code: -32602, message: "no text" } },
      },
    },
  ],
}

test("a JSON-RPC document is tested by its mock, and a node by the schemas of its results", async () => {
  expect(outcomes(await testContract(echo))).toEqual([
    ["echo short", "passed", []],
    ["echo bad", "passed", []],
  ])
  const accepted: (string | undefined)[] = []
  const baseUrl = await server(async ({ method, headers: { accept, authorization } }, response) => {
    if (method === "POST") accepted.push(accept, authorization)
    response.setHeader("content-type", "application/json")
    response.end('{"jsonrpc":"2.0","id":1,"result":5}')
  })
  expect(await testContract(echo, { baseUrl, headers: { Accept: "*/*", Authorization: "Bearer a" } })).toEqual({
    title: "Echo",
    version: "2.0.0",
    results: [
      {
        ...{ id: "echo short", operation: "echo", outcome: "failed" },
        problems: ["response.result: result must be string"],
        milliseconds: expect.any(Number),
      },
    ],
  })
  // A header of the user replaces that of the request, however it is written.
  expect(accepted).toEqual(["*/*", "Bearer a"])
})

test("a server that does not answer in time, or at all, and a document of neither kind are told", async () => {
  const baseUrl = await server(async ({ method }, response) => {
    if (method === "GET") response.end()
  })
  expect(outcomes(await testContract(echo, { baseUrl, timeout: 100 }))).toEqual([
    ["echo short", "failed", ["no response within 0.1 s"]],
  ])
  await expect(testContract(echo, { baseUrl: "http://127.0.0.1:9" })).rejects.toThrow(
    "http://127.0.0.1:9 cannot be reached",
  )
  await expect(testContract({})).rejects.toThrow('it has no member "openapi" or "openrpc"')
  const signal = AbortSignal.abort(new Error("stopped"))
  await expect(testContract(echo, { baseUrl, signal })).rejects.toThrow("stopped")
})
