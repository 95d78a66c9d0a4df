import { beforeEach, describe, expect, test, vi } from "vitest"
import type { FakeChain } from "../../../test/rpc/fake-chain.ts"
import {
  beginChain,
  chainFrom,
  type Event,
  follow,
  hashes,
  operation,
  restoreAfterEach,
  settle,
  subscribing,
} from "../../../test/rpc/follow-chain.ts"
import {
  createRpcCore,
  createSubscription,
  fromProvider,
  type RpcOptions,
  type RpcSubscriptionOptions,
} from "../index.ts"

let chain: FakeChain
beforeEach(() => {
  chain = beginChain()
})
restoreAfterEach()

describe("a subscription", () => {
  test("of what cannot be fetched again goes on after a lost connection", async () => {
    const { taken } = follow(chain, "newPendingTransactions")
    await settle()
    chain.tell("newPendingTransactions", "0x1")
    await settle()
    chain.cut()
    chain.tell("newPendingTransactions", "0x2")
    await vi.advanceTimersByTimeAsync(500)
    chain.tell("newPendingTransactions", "0x3")
    await settle()
    expect(taken).toEqual(["0x1", "0x3"])
  })

  test("is made again later and later while it fails, at each URL in turn", async () => {
    const urls = ["http://127.0.0.1:1", "https://node.example/key?a=b"]
    const began = Date.now()
    const at: number[] = []
    const push = chain.urls.push.bind(chain.urls)
    chain.urls.push = (url) => {
      at.push(Date.now() - began)
      return push(url)
    }
    follow(chain, "newHeads", { reconnect: { delay: 100, maxDelay: 400 } }, { baseUrl: urls })
    await settle()
    chain.connecting = "refuses"
    chain.cut()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(at).toEqual([0, 100, 300, 700, 1_100, 1_500])
    const [first, second] = ["ws://127.0.0.1:1/ext/bc/C/ws", "wss://node.example/key/ext/bc/C/ws?a=b"]
    expect([...chain.urls]).toEqual([first, second, first, second, first, second])
  })

  test("tries every URL before it fails the first time, and shows nothing secret of them", async () => {
    chain.connecting = "refuses"
    const { done } = follow(chain, "newHeads", {}, { baseUrl: ["http://127.0.0.1:1", "https://node.example/key?a=b"] })
    const error = await done.catch((error) => error)
    expect(error).toMatchObject({ name: "ConnectionError", url: "wss://node.example/ext/bc/C/ws", attempts: 2 })
    expect(`${error.message}`).not.toContain("key")
    expect(chain.urls).toHaveLength(2)
  })

  test("ends with the first lost connection where it is not to be made again", async () => {
    const { done } = follow(chain, "newHeads", { reconnect: false })
    await settle()
    chain.cut()
    await expect(done).rejects.toMatchObject({ name: "ConnectionError" })
  })

  test("ends with the server's own error", async () => {
    chain.errors.set("eth_subscribe", { code: -32601, message: 'no "newHeads" subscription in eth namespace' })
    const { done } = follow(chain, "newHeads")
    await expect(done).rejects.toMatchObject({ name: "RpcError", code: -32601, operation: "eth_subscribe" })
    expect(chain.sockets.size).toBe(0)
  })

  test.each([
    ["a connection", () => (chain.connecting = "hangs")],
    ["an answer", () => chain.silent.add("eth_subscribe")],
  ])("ends with a TimeoutError where %s does not come in time", async (_, hang) => {
    hang()
    const { done } = follow(chain, "newHeads", { timeout: 2_000 })
    await vi.advanceTimersByTimeAsync(2_000)
    await expect(done).rejects.toMatchObject({ name: "TimeoutError", limit: "attempt", timeout: 2_000 })
  })

  test("of a connection that is silent and does not answer any more is made again", async () => {
    const { taken } = follow(chain, "newHeads", { keepAlive: 5_000, timeout: 1_000 })
    await settle()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chain.urls).toHaveLength(1)
    chain.silent.add("eth_blockNumber")
    const [socket] = chain.sockets
    chain.sockets.clear()
    chain.mine(2)
    await vi.advanceTimersByTimeAsync(6_500)
    expect([hashes(taken), chain.urls.length, socket?.isClosed]).toEqual([chainFrom(chain, 3), 2, true])
  })

  test("ends with a BufferFullError when its consumer is too slow, and closes the socket", async () => {
    const events = createSubscription<Event>(
      createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, { variables: { blockchainID: "C" } }),
      operation,
      subscribing,
      { subject: "newHeads" },
      { WebSocket: chain.WebSocket, maxBuffer: 5 },
    )[Symbol.asyncIterator]()
    const first = events.next()
    await settle()
    chain.mine(1)
    await first
    chain.mine(6)
    expect(chain.sockets.size).toBe(0)
    await expect(events.next()).rejects.toMatchObject({ name: "BufferFullError", code: "BUFFER_FULL", maxBuffer: 5 })
  })

  test.each([
    ["a message that is no JSON", "{", {}, "InvalidResponseError"],
    ["bytes", new Uint8Array(1), {}, "InvalidResponseError"],
    ["a message that is too long", "[1,2,3,4,5,6,7,8]", { maxMessageLength: 16 }, "ResponseTooLargeError"],
  ])("ends with %s", async (_, data, options, name) => {
    const { done } = follow(chain, "newPendingTransactions", options)
    await settle()
    for (const socket of chain.sockets) socket.receiveText(data)
    await expect(done).rejects.toMatchObject({ name })
  })

  test("does not tell what is of another subscription, or no event", async () => {
    const { taken } = follow(chain, "newPendingTransactions")
    await settle()
    for (const socket of chain.sockets) {
      socket.notify("0x1", "0x8")
      socket.receive({ id: 99, result: true })
      socket.receive({ method: "eth_other", params: { subscription: "0x7", result: "0x2" } })
    }
    chain.tell("newPendingTransactions", "0x3")
    await settle()
    expect(taken).toEqual(["0x3"])
  })

  test("closes its socket when the loop is left", async () => {
    const events = createSubscription<Event>(
      createRpcCore({ endpoint: "http://127.0.0.1:9650/ext/bc/C/rpc" }),
      operation,
      subscribing,
      { subject: "newHeads" },
      { WebSocket: chain.WebSocket },
    )
    expect(chain.urls).toEqual([])
    const first = (async () => {
      for await (const event of events) return event
      return undefined
    })()
    await settle()
    chain.mine(2)
    expect(await first).toEqual(chain.blocks[3])
    expect([chain.sockets.size, chain.urls]).toEqual([0, ["ws://127.0.0.1:9650/ext/bc/C/ws"]])
  })

  test.each([
    ["before it begins", -1],
    ["while it waits for an event", 0],
    ["while it waits to connect again", 1],
  ])("ends with the reason of the signal %s, and closes its socket", async (_, when) => {
    const controller = new AbortController()
    if (when < 0) controller.abort(new Error("enough"))
    const { done } = follow(chain, "newHeads", { signal: controller.signal })
    await settle()
    if (when > 0) chain.cut()
    await settle()
    controller.abort(new Error("enough"))
    await expect(done).rejects.toThrow("enough")
    expect([chain.sockets.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  test.each<[string, RpcSubscriptionOptions, RpcOptions | undefined]>([
    ["WebSocket", { WebSocket: undefined }, undefined],
    ["maxBuffer", { maxBuffer: 0 }, undefined],
    ["delay", { reconnect: { delay: Number.NaN } }, undefined],
    ["webSocketUrl", { webSocketUrl: "http://127.0.0.1" }, undefined],
    ["webSocketUrl", { webSocketUrl: "wss://a:b@node.example" }, undefined],
    ["webSocketUrl", {}, { transport: fromProvider({ request: async () => {} }) }],
    ["variables.blockchainID", { variables: { blockchainID: "" } }, undefined],
  ])("names the option %s where it is wrong or missing", async (parameter, options, core) => {
    vi.stubGlobal("WebSocket", undefined)
    const { done } = follow(chain, "newHeads", options, core)
    await expect(done).rejects.toMatchObject({ name: "InvalidParameterError", parameter })
    vi.unstubAllGlobals()
  })

  test("takes exact URLs, and the global WebSocket", async () => {
    vi.stubGlobal("WebSocket", chain.WebSocket)
    follow(chain, "newHeads", { WebSocket: undefined, webSocketUrl: "wss://node.example/socket?key=1" })
    await settle()
    expect(chain.urls).toEqual(["wss://node.example/socket?key=1"])
    vi.unstubAllGlobals()
  })
})
