import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { byMethod, client } from "../../test/rpc/batching-client.ts"
import { refused, silence } from "../../test/rpc/fake-node.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("batch makes one request and settles every call in order", async () => {
  const { core, node } = client(({ body }) =>
    JSON.stringify(
      (JSON.parse(body) as { id: number }[])
        .map(({ id }) => ({
          jsonrpc: "2.0",
          id,
          ...(id === 2 ? { error: { code: 3, message: "execution reverted" } } : { result: id }),
        }))
        .reverse(),
    ),
  )
  const settled = await core.batch([
    { method: "eth_blockNumber" },
    { method: "eth_call", params: [{}] },
    { method: "eth_chainId", params: [] },
  ])
  expect(settled).toMatchObject([
    { status: "fulfilled", value: 1 },
    { status: "rejected", reason: { name: "RpcError", code: 3 } },
    { status: "fulfilled", value: 3 },
  ])
  expect(node.sent).toHaveLength(1)
})

test("batch does not wait for a window, works where automatic batches are off, and repeats what is repeated", async () => {
  for (const batch of [{ window: 1000 }, false] as const) {
    const { core, requests } = client(byMethod, { batch })
    await core.batch([{ method: "eth_chainId" }, { method: "eth_chainId" }])
    expect(requests()).toStrictEqual([["eth_chainId", "eth_chainId"]])
  }
})

test("batch leaves a window that is open as it is, and no timer of its own", async () => {
  const { core, requests } = client(byMethod, { batch: { window: 10 } })
  const waiting = core.request({ method: "eth_gasPrice" })
  await core.batch([{ method: "eth_chainId" }, { method: "eth_blockNumber" }])
  expect(requests()).toStrictEqual([["eth_chainId", "eth_blockNumber"]])
  expect(vi.getTimerCount()).toBe(1)
  const late = core.request({ method: "net_version" })
  await vi.advanceTimersByTimeAsync(10)
  await Promise.all([waiting, late])
  expect(requests().slice(1)).toStrictEqual([["eth_gasPrice", "net_version"]])
})

test("two batches of one turn are two requests", async () => {
  const { core, requests } = client()
  await Promise.all([core.batch([{ method: "a" }, { method: "b" }]), core.batch([{ method: "c" }, { method: "d" }])])
  expect(requests()).toStrictEqual([
    ["a", "b"],
    ["c", "d"],
  ])
})

test("a batch with a transaction is not repeated when it is unknown what became of it, unless the call says so", async () => {
  for (const [idempotent, times] of [
    [undefined, 1],
    [true, 2],
  ] as const) {
    const { core, requests } = client((sent, index) => (index ? byMethod(sent, index) : refused()))
    const settled = core.batch(
      [{ method: "eth_chainId" }, { method: "eth_sendRawTransaction", params: ["0x1"] }],
      idempotent && { idempotent },
    )
    await vi.runAllTimersAsync()
    await settled
    expect(requests()).toStrictEqual(Array(times).fill(["eth_chainId", "eth_sendRawTransaction"]))
  }
})

test("batch keeps to the limits, the call's before the client's", async () => {
  const requests = [1, 2, 3, 4].map((n) => ({ method: "eth_getBalance", params: [n] }))
  const { core, node } = client(byMethod, { batch: { size: 3 } })
  await core.batch(requests)
  await core.batch(requests, { batch: { size: 2 } })
  expect(node.bodies().map((body) => (Array.isArray(body) ? body.length : 1))).toStrictEqual([3, 1, 2, 2])
})

test("an empty batch asks nobody", async () => {
  const { core, node } = client()
  await expect(core.batch([])).resolves.toStrictEqual([])
  expect(node.sent).toHaveLength(0)
})

test("a by-name call in a batch is refused before anything is sent", async () => {
  const { core, node } = client()
  await expect(core.batch([{ method: "eth_chainId" }, { method: "avm.getTx", params: {} }])).rejects.toThrow(
    'avm.getTx: "params" are not positional',
  )
  await vi.runAllTimersAsync()
  expect(node.sent).toHaveLength(0)
})

test("a refused batch is told to every call", async () => {
  const { core } = client(() => '{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"limit exceeded"}}')
  const settled = await core.batch([{ method: "eth_chainId" }, { method: "eth_chainId" }])
  expect(settled).toMatchObject(
    [1, 2].map(() => ({
      status: "rejected",
      reason: { code: -32005, message: "limit exceeded", operation: "eth_chainId" },
    })),
  )
})

test("an aborted batch rejects every call with the reason", async () => {
  const { core, node } = client(silence)
  const caller = new AbortController()
  const settled = core.batch([{ method: "eth_chainId" }, { method: "eth_blockNumber" }], { signal: caller.signal })
  await vi.advanceTimersByTimeAsync(0)
  caller.abort("left")
  await expect(settled).resolves.toStrictEqual([1, 2].map(() => ({ status: "rejected", reason: "left" })))
  expect(node.sent[0]?.signal.aborted).toBe(true)
})
