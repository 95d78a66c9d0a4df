import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { byMethod, client, path } from "../../test/rpc/batching-client.ts"
import { plain, refused, resultOf, silence } from "../../test/rpc/fake-node.ts"
import type { RpcCallOptions } from "./options.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const chainId = { method: "eth_chainId", path, positions: [] }
const getBalance = { method: "eth_getBalance", path, positions: ["address", "block"] }
const feeConfig = { method: "eth_feeConfig", path, positions: [], bigints: ["minBaseFee"] }
const sendRaw = { method: "eth_sendRawTransaction", path, positions: ["data"], idempotent: false } as const

test("calls made in one turn are one request, and each gets its own answer", async () => {
  const { core, node } = client(({ body }) => {
    const answers = (JSON.parse(body) as { id: number; method: string }[]).map(({ id, method }) => ({
      jsonrpc: "2.0",
      id,
      result: method,
    }))
    return JSON.stringify(answers.reverse())
  })
  const results = await Promise.all([
    core.call(chainId),
    core.call(getBalance, { address: "0x1", block: "latest" }),
    core.request({ method: "net_version" }),
  ])
  expect(results).toStrictEqual(["eth_chainId", "eth_getBalance", "net_version"])
  expect(node.sent.map(({ body }) => body)).toStrictEqual([
    '[{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]},{"jsonrpc":"2.0","id":2,"method":"eth_getBalance","params":["0x1","latest"]},{"jsonrpc":"2.0","id":3,"method":"net_version"}]',
  ])
})

test("a call by itself is no batch", async () => {
  const { core, node } = client()
  await expect(core.call(chainId)).resolves.toStrictEqual(["eth_chainId", []])
  await expect(core.call(chainId)).resolves.toStrictEqual(["eth_chainId", []])
  expect(node.sent.map(({ body }) => body)).toStrictEqual([
    '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
    '{"jsonrpc":"2.0","id":2,"method":"eth_chainId","params":[]}',
  ])
})

test("a window collects calls of several turns", async () => {
  const { core, requests } = client(byMethod, { batch: { window: 10 } })
  const first = core.call(chainId)
  await vi.advanceTimersByTimeAsync(9)
  const second = core.call(getBalance)
  expect(requests()).toStrictEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([first, second])
  const third = core.call(chainId)
  await vi.advanceTimersByTimeAsync(10)
  await third
  expect(requests()).toStrictEqual([["eth_chainId", "eth_getBalance"], "eth_chainId"])
})

test("by-name calls of the same client are never part of a batch", async () => {
  const { core, requests } = client()
  const getCurrentValidators = { method: "validators.getCurrentValidators", path: "/ext/bc/C/validators" }
  await Promise.all([
    core.call(chainId),
    core.call(getCurrentValidators),
    core.request({ method: "m", params: {} }),
    core.call(getBalance),
  ])
  expect(requests()).toStrictEqual(["validators.getCurrentValidators", "m", ["eth_chainId", "eth_getBalance"]])
})

test("automatic batches may be off, for a client or a call", async () => {
  const off = client(byMethod, { batch: false })
  await Promise.all([off.core.call(chainId), off.core.call(getBalance)])
  expect(off.requests()).toStrictEqual(["eth_chainId", "eth_getBalance"])
  const on = client()
  await Promise.all([on.core.call(chainId), on.core.call(getBalance, {}, { batch: false }), on.core.call(feeConfig)])
  expect(on.requests()).toStrictEqual(["eth_getBalance", ["eth_chainId", "eth_feeConfig"]])
})

test("a batch has no more calls than its size", async () => {
  const { core, node } = client(byMethod, { batch: { size: 2 } })
  const results = await Promise.all([1, 2, 3, 4, 5].map((n) => core.call(getBalance, { address: n })))
  expect(results).toStrictEqual([1, 2, 3, 4, 5].map((n) => ["eth_getBalance", [n]]))
  expect(node.bodies().map((body) => (Array.isArray(body) ? body.length : 1))).toStrictEqual([2, 2, 1])
})

test("by default a batch has at most 1000 calls and 5 MiB, the limits of a node", async () => {
  const { core, node } = client()
  await Promise.all(Array.from({ length: 1001 }, (_, n) => core.call(getBalance, { address: n })))
  expect(node.bodies().map((body) => (Array.isArray(body) ? body.length : 1))).toStrictEqual([1000, 1])
  node.sent.length = 0
  const data = `0x${"00".repeat(1_000_000)}`
  await Promise.all([1, 2, 3, 4].map((address) => core.call(getBalance, { address, block: data })))
  expect(node.bodies().map((body) => (Array.isArray(body) ? body.length : 1))).toStrictEqual([2, 2])
})

test("the limit is on bytes of UTF-8, and reached exactly", async () => {
  const one = new TextEncoder().encode('{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["é€😀"]}').length
  for (const [bytes, requests] of [
    [2 * one + 3, 1],
    [2 * one + 2, 2],
  ] as const) {
    const { core, node } = client(byMethod, { batch: { bytes } })
    await Promise.all([core.call(getBalance, { address: "é€😀" }), core.call(getBalance, { address: "é€😁" })])
    expect(node.sent).toHaveLength(requests)
    expect(Math.max(...node.sent.map(({ body }) => new TextEncoder().encode(body).length))).toBeLessThanOrEqual(bytes)
  }
})

test("a call that is larger than the limit goes by itself", async () => {
  const { core, requests } = client(byMethod, { batch: { bytes: 10 } })
  await Promise.all([core.call(chainId), core.call(getBalance)])
  expect(requests()).toStrictEqual(["eth_chainId", "eth_getBalance"])
})

test("only calls with the same options share a batch; a signal is no such option", async () => {
  const { core, requests } = client()
  const options: RpcCallOptions[] = [
    {},
    { timeout: 1000 },
    { headers: { a: "1" } },
    { baseUrl: "http://other" },
    { retry: false },
    { signal: new AbortController().signal },
  ]
  await Promise.all([
    ...options.map((own) => core.call(chainId, {}, own)),
    core.call(getBalance, {}, { timeout: 1000 }),
  ])
  expect(requests()).toStrictEqual([
    ["eth_chainId", "eth_chainId"],
    ["eth_chainId", "eth_getBalance"],
    "eth_chainId",
    "eth_chainId",
    "eth_chainId",
  ])
})

test("calls of different paths and of different idempotency share no batch", async () => {
  const { core, requests } = client()
  await Promise.all([
    core.call(chainId),
    core.call({ ...chainId, path: "/ext/bc/D/rpc" }),
    core.call(sendRaw),
    core.call(sendRaw),
  ])
  expect(requests()).toStrictEqual(["eth_chainId", "eth_chainId", ["eth_sendRawTransaction", "eth_sendRawTransaction"]])
})

test("identical calls are one call of the batch", async () => {
  const { core, requests } = client()
  await Promise.all([core.call(chainId), core.call(chainId), core.call(getBalance)])
  expect(requests()).toStrictEqual([["eth_chainId", "eth_getBalance"]])
})

test("a batch of transactions is not sent again when it is unknown what became of it", async () => {
  const { core, requests } = client((sent, index) => (index ? byMethod(sent, index) : refused()))
  const outcomes = Promise.allSettled([
    core.call(sendRaw, { data: "0x1" }),
    core.call(sendRaw, { data: "0x2" }),
    core.call(chainId),
  ])
  await vi.runAllTimersAsync()
  expect((await outcomes).map(({ status }) => status)).toStrictEqual(["rejected", "rejected", "fulfilled"])
  expect(requests()).toStrictEqual([["eth_sendRawTransaction", "eth_sendRawTransaction"], "eth_chainId"])
})

test("who leaves before the request is not in it", async () => {
  const { core, requests } = client()
  const caller = new AbortController()
  const gone = core.call(chainId, {}, { signal: caller.signal })
  const staying = core.call(getBalance, {}, { signal: new AbortController().signal })
  caller.abort("left")
  await expect(gone).rejects.toBe("left")
  await expect(staying).resolves.toStrictEqual(["eth_getBalance", []])
  expect(requests()).toStrictEqual(["eth_getBalance"])
})

test("who has left before the call is not in a request either", async () => {
  const { core, requests } = client()
  const gone = core.call(chainId, {}, { signal: AbortSignal.abort("left") })
  const staying = core.call(getBalance, {}, { signal: new AbortController().signal })
  await expect(gone).rejects.toBe("left")
  await staying
  expect(requests()).toStrictEqual(["eth_getBalance"])
})

test("when all leave before the request there is none, and the next call is not affected", async () => {
  const { core, requests } = client()
  const caller = new AbortController()
  const gone = core.call(chainId, {}, { signal: caller.signal })
  caller.abort("left")
  const next = core.call(getBalance, {}, { signal: new AbortController().signal })
  await expect(gone).rejects.toBe("left")
  await expect(next).resolves.toStrictEqual(["eth_getBalance", []])
  expect(requests()).toStrictEqual(["eth_getBalance"])
})

test("who leaves during the request takes nobody along; when all have left it ends", async () => {
  const { core, node } = client(silence)
  const callers = [new AbortController(), new AbortController()] as const
  const calls = callers.map(({ signal }, n) => core.call(getBalance, { address: n }, { signal }))
  await vi.advanceTimersByTimeAsync(0)
  callers[0].abort("first")
  await expect(calls[0]).rejects.toBe("first")
  expect(node.sent.map(({ signal }) => signal.aborted)).toStrictEqual([false])
  callers[1].abort("second")
  await expect(calls[1]).rejects.toBe("second")
  expect(node.sent.map(({ signal }) => signal.aborted)).toStrictEqual([true])
  expect(vi.getTimerCount()).toBe(0)
})

test("a fault of the request is the fault of each call, and tells all methods", async () => {
  const { core } = client(() => plain(400, "no"))
  const outcomes = await Promise.allSettled([
    core.call(chainId),
    core.call(getBalance),
    core.call(getBalance, { address: 1 }),
  ])
  expect(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason)).toMatchObject(
    [1, 2, 3].map(() => ({ name: "HttpError", status: 400, operation: "eth_chainId, eth_getBalance" })),
  )
})

test("an error of one call is its own, and tells its method", async () => {
  const { core } = client(({ body }) =>
    JSON.stringify(
      (JSON.parse(body) as { id: number; method: string }[]).map(({ id, method }) =>
        method === "nope"
          ? { jsonrpc: "2.0", id, error: { code: -32601, message: "the method nope does not exist/is not available" } }
          : { jsonrpc: "2.0", id, result: "0xa868" },
      ),
    ),
  )
  const [good, bad] = await Promise.allSettled([
    core.call(chainId),
    core.request({ method: "nope" }, { idempotent: true }),
  ])
  expect(good).toStrictEqual({ status: "fulfilled", value: "0xa868" })
  expect(bad).toMatchObject({ reason: { name: "RpcError", code: -32601, operation: "nope" } })
})

test("a batch keeps what each operation says of bigints", async () => {
  const { core } = client(resultOf(() => ({ minBaseFee: 1, gasLimit: 2 })))
  await expect(Promise.all([core.call(feeConfig), core.call(chainId)])).resolves.toStrictEqual([
    { minBaseFee: 1n, gasLimit: 2 },
    { minBaseFee: 1, gasLimit: 2 },
  ])
})
