import { once } from "node:events"
import { ServiceError } from "@serac/server/http"
import { Registry } from "prom-client"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type ClientOptions, WebSocket } from "ws"
import { type GatewayOptions, type RunningGateway, startGateway } from "../src/index.ts"
import { call, refusal } from "./gateway-with-nodes.ts"
import { SocketNode } from "./socket-node.ts"

let node: SocketNode
const ended: (() => unknown)[] = []
beforeEach(async () => {
  node = await new SocketNode().start()
})
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
  await node.stop()
})

async function start(options: Partial<GatewayOptions> = {}): Promise<RunningGateway> {
  const gateway = await startGateway({
    nodes: [],
    chains: [{ chainId: "43112", rpcUrls: [`${node.url}/ext/bc/C/rpc`], isCChain: true }],
    network: "testnet",
    port: 0,
    ...options,
  })
  ended.push(() => gateway.close())
  return gateway
}

/** A caller, with the frames it received and its close code. */
async function connect({ url }: RunningGateway, path = "/ext/bc/C/ws", options: ClientOptions = {}) {
  const socket = new WebSocket(url.replace("http", "ws") + path, options)
  ended.push(() => socket.terminate())
  const frames: string[] = []
  socket.on("message", (data) => frames.push(String(data)))
  const closed = new Promise<number>((resolve) => socket.once("close", resolve))
  await once(socket, "open")
  const next = async (count: number) => {
    await expect.poll(() => frames.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
    return frames
  }
  return { socket, frames, next, closed, send: (text: string) => socket.send(text) }
}

const event = (id: string, result: unknown) =>
  `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${JSON.stringify(result)}}}\n`
const idOf = (frame: string | undefined): string => JSON.parse(frame ?? "").result

describe("calls over WebSocket", () => {
  test("are answered as over HTTP, single and together, by every name of the chain", async () => {
    const gateway = await start()
    for (const path of ["/ext/bc/C/ws", "/ext/bc/43112/ws", "/ext/C/ws"]) {
      const { send, next } = await connect(gateway, path)
      send(call("eth_blockNumber", [], 7))
      expect(await next(1)).toEqual(['{"jsonrpc":"2.0","id":7,"result":"0x2"}\n'])
      send(`[${call("eth_blockNumber", [], "a")},${call("debug_x", [], 2)},${call("eth_unsubscribe", ["0x1"], 3)}]`)
      expect((await next(2))[1]).toBe(
        `[${[
          '{"jsonrpc":"2.0","id":"a","result":"0x2"}',
          refusal(-32601, "the method debug_x does not exist/is not available", "2"),
          refusal(-32000, "subscription not found", "3"),
        ]}]\n`,
      )
    }
  })

  test("cost what they cost, and a caller who may not begin is told by HTTP", async () => {
    const weights: number[] = []
    const caller = { address: "10.0.0.1", keyId: undefined, orgId: undefined, tier: "free", scopes: [] }
    let refused: ServiceError | undefined
    const gateway = await start({
      access: {
        admit: (_, { weight }) => {
          weights.push(weight)
          return { caller, refusal: refused }
        },
      },
    })
    const { send, next } = await connect(gateway)
    send(call("eth_blockNumber"))
    await next(1)
    refused = new ServiceError(429, "The rate limit is exceeded")
    send(call("eth_blockNumber", [], 2))
    expect((await next(2))[1]).toBe(refusal(-32005, "The rate limit is exceeded", "2"))
    await expect(connect(gateway)).rejects.toThrow("Unexpected server response: 429")
    refused = undefined
    await expect(connect(gateway, "/ext/bc/nobody/ws")).rejects.toThrow("Unexpected server response: 404")
    await expect(connect(gateway, "/ext/bc/C/rpc")).rejects.toThrow("Unexpected server response: 404")
    expect(weights).toEqual([1, 10, 10, 1, 1, 1])
  })

  test("a frame that is no JSON ends the conversation, as does one that is too long", async () => {
    const gateway = await start({ maxBodyBytes: 2_000 })
    const one = await connect(gateway)
    one.send("{")
    const other = await connect(gateway)
    other.send("x".repeat(2_001))
    expect([await one.closed, await other.closed]).toEqual([1002, 1009])
  })
})

test("a frame holds its bytes until it is answered, and what there is no room for is refused", async () => {
  const registry = new Registry()
  const gateway = await start({ maxHeldBytes: 4 * 400, connections: { maxHeldBytes: 2 ** 30 } })
  gateway.measure(registry)
  const { send, next, socket } = await connect(gateway)
  for (let frame = 1; frame <= 10; frame++) {
    send(call("eth_blockNumber", [], frame))
    expect((await next(frame))[frame - 1]).toBe(`{"jsonrpc":"2.0","id":${frame},"result":"0x2"}\n`)
  }
  const full = refusal(-32603, "the gateway holds too much already", "null")
  send(call("eth_call", ["x".repeat(400)]))
  expect((await next(11))[10]).toBe(full)
  send(call("eth_blockNumber", [], 12))
  expect((await next(12))[11]).toContain('"result"')
  const held = async () => /serac_gateway_held_bytes (\d+)/.exec(await registry.metrics())?.[1]
  await expect.poll(held).toBe("0")
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test("neither an open WebSocket nor a frame that was answered is a running request of its key", async () => {
  const caller = { address: "", keyId: "k", orgId: undefined, tier: "free", scopes: [] }
  const connections = { maxConnections: 4 }
  const gateway = await start({ connections, access: { admit: () => ({ caller }) } })
  for (const localAddress of ["127.0.0.2", "127.0.0.3", "127.0.0.4"]) {
    const { send, next } = await connect(gateway, "/ext/bc/C/ws", { localAddress })
    for (let frame = 1; frame <= 3; frame++) {
      send(call("eth_blockNumber", [], frame))
      expect((await next(frame)).at(-1)).toContain('"result"')
    }
  }
})

test("a WebSocket that the gateway fails to open is closed, and the operator is told why", async () => {
  const told: unknown[] = []
  const gateway = await start({
    access: {
      admit() {
        throw new Error("broken")
      },
    },
    warn: (message, { err }) => told.push([message, String(err)]),
  })
  await expect(connect(gateway)).rejects.toThrow("socket hang up")
  expect(told).toEqual([["a request could not be answered", "Error: broken"]])
})

test("frames are measured as calls, and one that is no JSON as a bad request", async () => {
  const registry = new Registry()
  const gateway = await start()
  gateway.measure(registry)
  const { send, next, closed } = await connect(gateway)
  send(call("eth_blockNumber"))
  await next(1)
  send("{")
  await closed
  const calls = async () => (await registry.metrics()).split("\n").filter((line) => /^serac_gateway_calls/.test(line))
  await expect
    .poll(calls)
    .toEqual([
      'serac_gateway_calls_total{method="eth_blockNumber",status="200",answer="asked"} 1',
      'serac_gateway_calls_total{method="none",status="400",answer="none"} 1',
    ])
})

test("a subscription that the operator denies is no method of the gateway", async () => {
  const { send, next } = await connect(await start({ deniedMethods: ["eth_subscribe"] }))
  send(call("eth_subscribe", ["newHeads"]))
  expect(await next(1)).toEqual([`${refusal(-32601, "the method eth_subscribe does not exist/is not available")}\n`])
})

describe("subscriptions", () => {
  test("of many callers are one at the node, and each caller has a name of its own", async () => {
    const gateway = await start()
    const callers = await Promise.all([1, 2, 3].map(() => connect(gateway)))
    for (const { send, next } of callers) {
      send(call("eth_subscribe", ["newHeads"]))
      await next(1)
    }
    node.mine()
    const ids = callers.map(({ frames }) => idOf(frames[0]))
    for (const [at, { next }] of callers.entries())
      expect((await next(2))[1]).toBe(event(ids[at] as string, node.chain.at(3)))
    expect(new Set(ids).size).toBe(3)
    expect(node.frames.filter((frame) => frame.includes("eth_subscribe"))).toHaveLength(1)
    const [first] = callers
    first?.send(call("eth_unsubscribe", [ids[0]], 2))
    expect((await first?.next(3))?.[2]).toBe('{"jsonrpc":"2.0","id":2,"result":true}\n')
    node.mine()
    await callers[1]?.next(3)
    expect(first?.frames).toHaveLength(3)
  })

  test("what was missed while the node was away is told in order when it is back, with the logs of it", async () => {
    const gateway = await start()
    const { send, next, frames } = await connect(gateway)
    send(call("eth_subscribe", ["newHeads"]))
    await next(1)
    send(call("eth_subscribe", ["logs", { address: `0x${"1".repeat(40)}` }], 2))
    await next(2)
    const [heads = "", logs = ""] = frames.map(idOf)
    node.cut()
    for (let block = 0; block < 4; block++) node.chain.mine()
    const log = (number: number) => ({
      ...{ address: `0x${"1".repeat(40)}`, topics: [`0x${"1".repeat(64)}`], blockNumber: `0x${number}` },
      ...{ blockHash: `0xf0-${number}`, logIndex: "0x1", removed: false },
    })
    const told = (await next(8)).slice(2)
    expect(told.filter((frame) => frame.includes(heads))).toEqual(
      [3, 4, 5, 6].map((number) => event(heads, node.chain.at(number))),
    )
    expect(told.filter((frame) => frame.includes(logs))).toEqual([3, 6].map((number) => event(logs, log(number))))
  })

  test("a reorganisation is told: the logs that left as removed, then what came", async () => {
    const gateway = await start()
    const { send, next, frames } = await connect(gateway)
    send(call("eth_subscribe", ["logs", {}]))
    await next(1)
    node.mine()
    await next(4)
    node.chain.reorganise(1)
    node.mine()
    await next(11)
    const told = frames.slice(1).map((frame) => JSON.parse(frame).params.result)
    expect(told.map(({ blockHash, logIndex, removed }) => [blockHash, logIndex, removed])).toEqual([
      ...["0x0", "0x1", "0x2"].map((at) => ["0xf0-3", at, false]),
      ...["0x2", "0x1", "0x0"].map((at) => ["0xf0-3", at, true]),
      ...["0x0", "0x1", "0x2"].map((at) => ["0xf1-3", at, false]),
      ...["0x0"].map((at) => ["0xf1-5", at, false]),
    ])
  })

  test.each([
    [{}, -32602, "non-array args"],
    [[], -32602, "expected subscription name as first argument"],
    [["nope"], -32601, 'no \\"nope\\" subscription in eth namespace'],
    [["newHeads", 1], -32602, "too many arguments, want at most 1"],
    [["logs", { topics: [[], [], [], [], []] }], -32000, "exceed max topics"],
    // The node does not have this subscription.
    [["newPendingTransactions"], -32601, 'no \\"newPendingTransactions\\" subscription in eth namespace'],
  ])("%j is refused in a node's words", async (params, code, message) => {
    const { send, next } = await connect(await start())
    send(call("eth_subscribe", params))
    expect(await next(1)).toEqual([`${refusal(code, message)}\n`])
  })

  test("are as many as may be of one address, over all its connections, and free when a connection ends", async () => {
    const gateway = await start({ maxSubscriptions: 2 })
    const [one, other] = [await connect(gateway), await connect(gateway)]
    for (const { send, next } of [one, other]) {
      send(call("eth_subscribe", ["newHeads"]))
      await next(1)
    }
    other.send(call("eth_subscribe", ["logs"], 2))
    expect((await other.next(2))[1]).toBe(`${refusal(-32005, "at most 2 subscriptions at a time", "2")}\n`)
    one.socket.close()
    await one.closed
    let count = 2
    await expect
      .poll(
        async () => {
          other.send(call("eth_subscribe", ["logs"], 3))
          return (await other.next(++count)).at(-1)
        },
        { timeout: 20_000 },
      )
      .toContain('"result"')
  })

  test("nobody who has gone keeps the connection to the node", async () => {
    const gateway = await start()
    const { send, next, socket } = await connect(gateway)
    send(call("eth_subscribe", ["newHeads"]))
    await next(1)
    expect(node.connections).toBe(1)
    socket.terminate()
    await expect.poll(() => node.connections, { timeout: 20_000 }).toBe(0)
  })
})

test("callers are told that the gateway closes", async () => {
  const gateway = await start()
  const { closed } = await connect(gateway)
  await gateway.close()
  expect(await closed).toBe(1001)
})

test("connections that are WebSockets have their share as any other: one address cannot have more than its own", async () => {
  const gateway = await start({ connections: { maxConnections: 8 } })
  await connect(gateway)
  await connect(gateway)
  await expect(connect(gateway)).rejects.toThrow()
  await connect(gateway, "/ext/bc/C/ws", { localAddress: "127.0.0.2" })
})
