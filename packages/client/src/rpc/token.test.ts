import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { client } from "../../test/rpc/batching-client.ts"
import { call, getHeight, healthy, inTurn } from "../../test/rpc/call.ts"
import { plain } from "../../test/rpc/fake-node.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const unsettled = () => new Promise<string>(() => {})
const chainId = { method: "eth_chainId", path: "/ext/bc/C/rpc", positions: [] }
const blockNumber = { method: "eth_blockNumber", path: "/ext/bc/C/rpc", positions: [] }

test("a repetition has the token of then", async () => {
  const tokens = ["old", "new"]
  const { result, sent } = await call(
    inTurn(() => plain(503), healthy as () => unknown),
    {
      bearerToken: async () => tokens.shift() ?? "",
    },
  )
  expect([result, sent.map(({ headers }) => headers.authorization)]).toEqual(["57", ["Bearer old", "Bearer new"]])
})

test("a token that never comes ends with the time of the call", async () => {
  const { error, sent } = await call(healthy, { bearerToken: unsettled, totalTimeout: 1_000 })
  expect([error, sent]).toMatchObject([{ name: "TimeoutError", limit: "total", operation: "avm.getHeight" }, []])
})

test("a token that never comes ends with the signal of the call", async () => {
  const signal = AbortSignal.abort("left")
  const { error } = await call(healthy, { bearerToken: unsettled }, getHeight, { signal })
  expect(error).toBe("left")
})

test("a function of a token that fails is an error of the call", async () => {
  const cause = new Error("vault is sealed")
  const { error, asked } = await call(healthy, { bearerToken: () => Promise.reject(cause) })
  const failure = { name: "InvalidParameterError", operation: "avm.getHeight", parameter: "bearerToken", cause }
  expect([error, asked]).toMatchObject([failure, []])
})

test("each call of a batch whose token never comes ends with the time, or with its own signal", async () => {
  const { core, node } = client(undefined, { bearerToken: unsettled, totalTimeout: 1_000 })
  const controller = new AbortController()
  const outcomes = Promise.allSettled([
    core.call(chainId),
    core.call(blockNumber, {}, { signal: controller.signal }),
    core.call(blockNumber),
  ])
  controller.abort("left")
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcomes).toMatchObject([
    { reason: { name: "TimeoutError", limit: "total" } },
    { reason: "left" },
    { reason: { name: "TimeoutError", limit: "total" } },
  ])
  expect(node.sent).toEqual([])
})

test("calls of a batch whose token fails end in an error each", async () => {
  const { core } = client(undefined, { bearerToken: () => Promise.reject(new Error("sealed")) })
  const failure = { reason: { name: "InvalidParameterError", parameter: "bearerToken" } }
  expect(await core.batch([{ method: "eth_chainId" }, { method: "eth_blockNumber" }])).toMatchObject([failure, failure])
})
