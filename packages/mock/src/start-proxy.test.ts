import { expect, test } from "vitest"
import { call, exchange, violationsIn } from "../test/exchange.ts"
import { startMock } from "./start-mock.ts"
import { startProxy } from "./start-proxy.ts"

test("an OpenRPC API is checked by our own proxy", async () => {
  await using node = await startMock("x-chain")
  const logged: string[] = []
  await using proxy = await startProxy("x-chain", { upstream: node.url, log: (line) => logged.push(line) })
  const height = { jsonrpc: "2.0", id: 1, method: "avm.getHeight", params: {} }
  const answer = await call(proxy.url, "/ext/bc/X", height)
  expect(answer.body).toBe((await call(node.url, "/ext/bc/X", height)).body)
  expect(violationsIn(answer)).toBeUndefined()
  expect(violationsIn(await call(proxy.url, "/ext/bc/X", { ...height, method: "avm.foo" }))).toHaveLength(1)
  expect(logged).toEqual(["/ext/bc/X request.body.method: avm.foo is not served here"])
})

test("health is checked by both, at one port", async () => {
  await using node = await startMock("health")
  await using proxy = await startProxy("health", { upstream: node.url })
  const health = await exchange(proxy.url, { method: "GET", path: "/ext/health", headers: { prefer: "code=503" } })
  expect(health.status).toBe(503)
  expect(violationsIn(health)).toBeUndefined()
  const liveness = await call(proxy.url, "/ext/health", { jsonrpc: "2.0", id: 1, method: "health.liveness" })
  expect(liveness.body).toBe('{"jsonrpc":"2.0","result":{"checks":{},"healthy":true},"id":1}\n')
  const nowhere = await exchange(proxy.url, { method: "GET", path: "/ext/nowhere" })
  expect(violationsIn(nowhere)).toMatchObject([{ message: "Selected route not found" }])
})

test.each(["ftp://127.0.0.1", "nowhere"])("%s is no upstream", async (upstream) => {
  await expect(startProxy("x-chain", { upstream })).rejects.toThrow(TypeError)
})
