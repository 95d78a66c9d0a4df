import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { byMethod, client, path } from "../../test/rpc/batching-client.ts"
import { type Behaviour, plain, refused, type Sent } from "../../test/rpc/fake-node.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const getBalance = { method: "eth_getBalance", path, positions: ["address"] }
const chainId = { method: "eth_chainId", path, positions: [] }
const sendRaw = { method: "eth_sendRawTransaction", path, positions: ["data"], idempotent: false } as const
const error = (code: number, message: string) => JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } })

/** A node that rejects batches above a size with the given response. */
const refusing =
  (most: number, refusal: (sent: Sent) => unknown): Behaviour =>
  (sent, index) => {
    const body = JSON.parse(sent.body) as unknown
    return Array.isArray(body) && body.length > most ? refusal(sent) : byMethod(sent, index)
  }
const sizes = (requests: unknown[]) => requests.map((one) => (Array.isArray(one) ? one.length : 1))
const addresses = (count: number) => Array.from({ length: count }, (_, address) => address)

test.each([
  ["one error", () => error(-32600, "Invalid Request")],
  ["one error that it could not parse it", () => error(-32700, "json: cannot unmarshal array into Go value")],
  ["an error in words", () => error(-32000, "batch requests are not supported")],
  ["status 400 with an error", () => plain(400, error(-32600, "batch not supported"))],
  ["status 400 in words", () => plain(400, "batch requests are disabled\n")],
  ["status 405", () => plain(405, "JSON-RPC batches are not supported\n")],
])("where a batch is answered by %s, its calls are asked one by one, and so are those after it", async (_, refusal) => {
  const { core, requests } = client(refusing(1, refusal))
  const ask = () => Promise.all([core.call(chainId), core.call(getBalance, { address: 1 })])
  const both = [
    ["eth_chainId", []],
    ["eth_getBalance", [1]],
  ]
  expect([await ask(), await ask()]).toStrictEqual([both, both])
  expect(sizes(requests())).toStrictEqual([2, 1, 1, 1, 1])
})

test("after ten minutes a batch is tried again, and what is asked elsewhere never was", async () => {
  let takesBatches = false
  const { core, requests } = client((sent, index) =>
    takesBatches || sent.url.includes("other")
      ? byMethod(sent, index)
      : refusing(1, () => plain(400, "no batch"))(sent, index),
  )
  const ask = (own = {}) => core.batch([{ method: "eth_chainId" }, { method: "eth_gasPrice" }], own)
  await ask()
  await ask({ baseUrl: "http://other" })
  takesBatches = true
  await vi.advanceTimersByTimeAsync(599_000)
  await ask()
  await vi.advanceTimersByTimeAsync(2_000)
  await ask()
  expect(sizes(requests())).toStrictEqual([2, 1, 1, 2, 1, 1, 2])
})

test.each([
  ["status 413", () => plain(413, "content length too large\n")],
  [
    "an error that it is too large",
    () => '[{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"batch too large"}}]',
  ],
])("a batch that is refused by %s is asked in halves, each call once answered", async (_, refusal) => {
  const { core, requests } = client(refusing(2, refusal))
  const results = await Promise.all(addresses(7).map((address) => core.call(getBalance, { address })))
  expect(results).toStrictEqual(addresses(7).map((address) => ["eth_getBalance", [address]]))
  expect(sizes(requests())).toStrictEqual([7, 4, 3, 2, 2, 2, 1])
})

test("a call that is too large by itself is refused, and takes no other along", async () => {
  const { core } = client((sent, index) =>
    sent.body.includes("huge") ? plain(413, "too large") : byMethod(sent, index),
  )
  const outcomes = await Promise.allSettled(["a", "huge", "b"].map((address) => core.call(getBalance, { address })))
  expect(outcomes).toMatchObject([
    { value: ["eth_getBalance", ["a"]] },
    { reason: { name: "HttpError", status: 413, operation: "eth_getBalance" } },
    { value: ["eth_getBalance", ["b"]] },
  ])
})

test("no more than eight of what was a batch are asked at a time", async () => {
  let [open, most] = [0, 0]
  const { core } = client(async (sent, index) => {
    if (sent.body.startsWith("[")) return plain(400, "no batches")
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return byMethod(sent, index)
  })
  await Promise.all(addresses(50).map((address) => core.call(getBalance, { address })))
  expect(most).toBe(8)
})

test("transactions of a batch that is refused are sent once each", async () => {
  const { core, requests } = client(refusing(1, () => error(-32600, "invalid request")))
  await Promise.all(["0x1", "0x2"].map((data) => core.call(sendRaw, { data })))
  expect(sizes(requests())).toStrictEqual([2, 1, 1])
})

test("who leaves before its turn is not asked for", async () => {
  const controller = new AbortController()
  const { core, requests } = client(
    refusing(1, () => {
      controller.abort("left")
      return plain(400, "no batches")
    }),
  )
  const gone = core.call(getBalance, { address: 1 }, { signal: controller.signal })
  const staying = core.call(getBalance, { address: 2 }, { signal: new AbortController().signal })
  await expect(gone).rejects.toBe("left")
  expect(await staying).toStrictEqual(["eth_getBalance", [2]])
  expect(sizes(requests())).toStrictEqual([2, 1])
})

test("the total time counts from the batch", async () => {
  const { core } = client(
    async (sent) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      return sent.body.startsWith("[") ? plain(400, "no batches") : plain(500)
    },
    { totalTimeout: 1_000 },
  )
  const outcomes = Promise.allSettled([core.call(chainId), core.call(getBalance)])
  await vi.advanceTimersByTimeAsync(1_000)
  const late = { reason: { name: "TimeoutError", limit: "total", timeout: 1_000 } }
  expect(await outcomes).toMatchObject([late, late])
  await vi.advanceTimersByTimeAsync(200)
})

test.each([
  ["status 400 for another reason", () => plain(400, "no")],
  ["status 401 with an error of JSON-RPC", () => plain(401, error(-32600, "Must be authenticated!"))],
  ["too many requests", () => plain(429, error(-32005, "batch rate limit exceeded"))],
  ["an error of the service", () => error(-32005, "limit exceeded")],
  ["a fault of the connection", () => refused()],
])("after %s no call is asked by itself", async (_, refusal) => {
  const { core, requests } = client(refusal, { retry: false })
  const outcomes = await Promise.allSettled([core.call(chainId), core.call(getBalance)])
  expect(outcomes.map(({ status }) => status)).toStrictEqual(["rejected", "rejected"])
  expect(sizes(requests())).toStrictEqual([2])
})

test("answers of a batch may have their ids as texts", async () => {
  const { core } = client(({ body }) =>
    JSON.stringify(
      (JSON.parse(body) as { id: number }[]).map(({ id }) => ({ jsonrpc: "2.0", id: `${id}`, result: id })),
    ),
  )
  expect(await Promise.all([core.call(chainId), core.call(getBalance)])).toStrictEqual([1, 2])
})
