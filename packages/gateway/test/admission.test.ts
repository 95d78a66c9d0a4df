import { once } from "node:events"
import { ServiceError } from "@serac/server/http"
import { afterEach, beforeEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { call, GatewayWithNodes, refusal } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

test("who may not ask is told so before any node is asked, with what is told of limits", async () => {
  const weights: number[] = []
  const refusals = [
    new ServiceError(429, "The rate limit is exceeded", { retryAfter: 7 }),
    new ServiceError(401, "An API key is required"),
  ]
  const caller = { address: "10.0.0.1", keyId: "k", orgId: "o", tier: "free", scopes: ["read"] as const }
  const { post } = await nodes.start({
    access: {
      admit: async (_, { weight }) => {
        weights.push(weight)
        return { caller, headers: { "ratelimit-limit": "5" }, refusal: refusals.shift() }
      },
    },
  })
  const answers = []
  for (const id of [3, 4, 5]) answers.push(await post("/ext/bc/C/rpc", call("eth_getLogs", [], id)))
  await post("/ext/bc/C/rpc", `[${call("eth_chainId")},${call("eth_gasPrice")},${call("nobody_knows")}]`)
  expect(
    answers.map(({ status, text, headers }) => [
      status,
      text.trim(),
      headers.get("retry-after"),
      headers.get("ratelimit-limit"),
    ]),
  ).toEqual([
    [429, refusal(-32005, "The rate limit is exceeded", "3"), "7", "5"],
    [401, refusal(-32000, "An API key is required", "4"), null, "5"],
    [200, '{"jsonrpc":"2.0","id":5,"result":{"method":"eth_getLogs","params":[]}}', null, "5"],
  ])
  expect(weights).toEqual([200, 200, 200, 12])
  expect(nodes.node.asked).toHaveLength(2)
})

test("calls cost what the operator says of their methods, counts of usage too", async () => {
  const weights: number[] = []
  const caller = { address: "10.0.0.1", keyId: undefined, orgId: undefined, tier: "free", scopes: [] }
  const { evm } = await nodes.start({
    methodWeights: { eth_getLogs: 3, "eth_getBl*": 4 },
    access: {
      admit: (_, { weight }) => {
        weights.push(weight)
        return { caller }
      },
    },
  })
  await evm(call("eth_getLogs"))
  await evm(`[${call("eth_getBlockByHash")},${call("eth_estimateGas")}]`)
  expect(weights).toEqual([3, 54])
})

test("more requests than may be answered at a time are a 503", async () => {
  const { evm } = await nodes.start({ maxRequests: 1 })
  let answer = () => {}
  nodes.node.reply = () =>
    new Promise((resolve) => {
      answer = () => resolve('{"id":1,"result":1}')
    })
  const first = evm(call("eth_gasPrice"))
  await expect.poll(() => nodes.node.asked.length, { timeout: 30_000 }).toBe(1)
  expect(await evm(call("eth_gasPrice"))).toEqual([503, refusal(-32603, "the gateway is too busy", "null")])
  answer()
  expect((await first)[0]).toBe(200)
})

test("frames of one address that no node answers leave other addresses their requests", async () => {
  const { url, evm } = await nodes.start({ maxRequests: 4 })
  const { reply } = nodes.node
  nodes.node.reply = () => "hang"
  const socket = new WebSocket(`${url.replace("http", "ws")}/ext/bc/C/ws`, { localAddress: "127.0.0.2" })
  const frames: string[] = []
  socket.on("message", (data) => frames.push(String(data)))
  await once(socket, "open")
  for (let frame = 0; frame < 6; frame++) socket.send(call("eth_gasPrice"))
  await expect.poll(() => frames.length, { timeout: 30_000 }).toBe(5)
  expect(new Set(frames)).toEqual(new Set([refusal(-32603, "the gateway is too busy", "null")]))
  nodes.node.reply = reply
  expect((await evm(call("eth_chainId")))[0]).toBe(200)
  socket.terminate()
})

test("what is no call costs its sender a unit, and is not told to who may not ask", async () => {
  const caller = { address: "10.0.0.1", keyId: undefined, orgId: undefined, tier: "free", scopes: [] }
  const weights: number[] = []
  let isRefused = false
  const { url } = await nodes.start({
    maxBodyBytes: 100,
    maxBatch: 1,
    access: {
      admit: (_, { weight }) => {
        weights.push(weight)
        const refusal = isRefused ? new ServiceError(429, "The rate limit is exceeded", { retryAfter: 7 }) : undefined
        return { caller, headers: { "ratelimit-limit": "5" }, refusal }
      },
    },
  })
  const evm = `${url}/ext/bc/C/rpc`
  const requests: [string, RequestInit, number][] = [
    [`${url}/ext/admin`, { method: "POST", body: "{}" }, 404],
    [evm, { method: "GET" }, 405],
    [evm, { method: "POST", body: "x".repeat(101) }, 413],
    [evm, { method: "POST", body: "{" }, 200],
    [evm, { method: "POST", body: "[]" }, 200],
    [evm, { method: "POST", body: "[1,2]" }, 200],
    [evm, { method: "POST", body: '{"jsonrpc":"2.0","id":1,"result":5}' }, 200],
  ]
  for (isRefused of [false, true])
    for (const [at, request, status] of requests) {
      const response = await fetch(at, request)
      await response.text()
      expect([response.status, response.headers.get("ratelimit-limit")]).toEqual([isRefused ? 429 : status, "5"])
    }
  expect(weights).toEqual(Array(14).fill(1))
  expect(nodes.node.asked).toEqual([])
})
