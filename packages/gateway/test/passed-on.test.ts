import { once } from "node:events"
import { Agent, type ClientRequest, type IncomingMessage, request, Server } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { openListener } from "@serac/server/http"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { call, GatewayWithNodes, l1, refusal } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

describe("what is asked goes to a node, and its answer back as it came", () => {
  test("of every interface by each of its names", async () => {
    const { told } = await nodes.start()
    const paths = {
      "/ext/bc/P": "platform.getHeight",
      "/ext/bc/platform": "platform.getHeight",
      "/ext/bc/X": "avm.getHeight",
      "/ext/bc/C/avax": "avax.getUTXOs",
      "/ext/info": "info.getNodeID",
      "/ext/health": "health.health",
      "/ext/bc/C/rpc": "eth_blockNumber",
      "/ext/bc/43112/rpc": "eth_blockNumber",
      "/ext/bc/99123/rpc": "eth_blockNumber",
      [`/ext/bc/${l1}/rpc`]: "eth_blockNumber",
      [`/ext/bc/${l1}/validators`]: "validators.getCurrentValidators",
      "/ext/bc/P/proposervm": "proposervm.getCurrentEpoch",
      "/ext/bc/C/proposervm": "proposervm.getProposedHeight",
      [`/ext/bc/${l1}/proposervm`]: "proposervm.getProposedHeight",
      "/ext/index/P/block": "index.getLastAccepted",
      "/ext/index/X/tx": "index.getContainerRange",
    }
    for (const [path, method] of Object.entries(paths))
      expect(await told(path, call(method))).toEqual([
        200,
        `{"jsonrpc":"2.0","id":1,"result":{"method":"${method}","params":[]}}\n`,
      ])
    const evm = ["/ext/bc/C/rpc", "/ext/bc/C/rpc", `/ext/bc/${l1}/rpc`, `/ext/bc/${l1}/rpc`]
    expect(nodes.node.asked.map(({ url }) => url)).toEqual([
      ...["/ext/bc/P", "/ext/bc/P", "/ext/bc/X", "/ext/bc/C/avax", "/ext/info", "/ext/health"],
      ...evm,
      `/ext/bc/${l1}/validators`,
      ...["/ext/bc/P/proposervm", "/ext/bc/C/proposervm", `/ext/bc/${l1}/proposervm`],
      ...["/ext/index/P/block", "/ext/index/X/tx"],
    ])
    expect(await told("/ext/bc/C/rpc", call("rpc_modules"))).toEqual([
      200,
      '{"jsonrpc":"2.0","id":1,"result":{"method":"rpc_modules","params":[]}}\n',
    ])
  })

  test("in one form: nothing beside its members, each digit and each id as it was sent", async () => {
    const { evm } = await nodes.start()
    const answer = '{"id":1.50,"jsonrpc":"2.0","result" : 12345678901234567890}\n'
    nodes.node.reply = () => answer
    const sent =
      '{ "method":"eth_getLogs", "id" : 1.50, "x":{}, "jsonrpc":"2.0","params":[12345678901234567890, "a b"] }'
    const read = '{"jsonrpc":"2.0","id":1.50,"method":"eth_getLogs","params":[12345678901234567890,"a b"]}'
    expect(await evm(sent)).toEqual([200, answer])
    expect(await evm('{"jsonrpc":"2.0","method":"eth_getLogs","params":null} and more')).toEqual([200, answer])
    expect(nodes.node.bodies).toEqual([read, '{"jsonrpc":"2.0","method":"eth_getLogs"}'])
  })

  test("also errors, statuses below 500, and health in a browser", async () => {
    const { evm, url } = await nodes.start()
    nodes.node.reply = ({ method }) =>
      method === "GET" ? { status: 503, text: '{"healthy":false}' } : { status: 415, text: "no" }
    expect(await evm(call("eth_gasPrice"))).toEqual([415, "no"])
    const response = await fetch(`${url}/ext/health/readiness?tag=a`)
    expect([response.status, await response.text()]).toEqual([503, '{"healthy":false}'])
    expect(nodes.node.asked.at(-1)).toMatchObject({ method: "GET", url: "/ext/health/readiness?tag=a", body: "" })
  })
})

test("credentials and keys in a node's URL go to the node, and nowhere else", async () => {
  const own = nodes.node.url.replace("http://", "http://us%65r:p%zz@")
  const { url } = await nodes.start({ nodes: [`${own}/base?key=word`] })
  nodes.node.reply = () => "{}"
  const response = await fetch(`${url}/ext/health?tag=a`)
  expect(await response.text()).toBe("{}")
  expect(nodes.node.asked.map(({ url, authorization }) => [url, authorization])).toEqual([
    ["/base/ext/health?key=word&tag=a", `Basic ${Buffer.from("user:p%zz").toString("base64")}`],
  ])
})

test("pages of any origin may call", async () => {
  const { url } = await nodes.start()
  const { status, headers } = await fetch(`${url}/ext/bc/C/rpc`, { method: "OPTIONS" })
  expect([status, headers.get("access-control-allow-origin"), headers.get("access-control-allow-methods")]).toEqual([
    204,
    "*",
    "GET, POST",
  ])
})

test("what fails in the gateway itself is a 500 that says no more, and its operator is told why", async () => {
  const told: unknown[] = []
  const { evm } = await nodes.start({
    access: {
      admit() {
        throw new Error("broken")
      },
    },
    warn: (message, { err }) => told.push([message, String(err)]),
  })
  expect(await evm(call("eth_chainId"))).toEqual([500, refusal(-32603, "internal error", "null")])
  expect(told).toEqual([["a request could not be answered", "Error: broken"]])
})

test("a connection on which nothing comes is closed", async () => {
  const { url } = await nodes.start({ connections: { headersTimeout: 100 } })
  const silent = connect(Number(new URL(url).port), "127.0.0.1")
  await once(silent, "connect")
  await once(silent.resume(), "end")
  silent.destroy()
})

test("one address that holds all the connections that it can takes none from another", async () => {
  const { url } = await nodes.start({ connections: { maxConnections: 8 }, trustedProxies: ["127.0.0.4"] })
  const port = Number(new URL(url).port)
  nodes.node.reply = () => "hang"
  const ask = (localAddress: string, forwarded = "") => {
    // Answers to this call are never shared.
    const body = call("eth_getBalance", [localAddress, "latest"])
    const headers = { "content-length": body.length, ...(forwarded !== "" && { "x-forwarded-for": forwarded }) }
    const options = { host: "127.0.0.1", port, path: "/ext/bc/C/rpc", method: "POST", localAddress, headers }
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ ...options, agent: new Agent() }, resolve)
      sent.on("error", reject).end(body)
      asked.push(sent)
    })
  }
  const asked: ClientRequest[] = []
  const held = Array.from({ length: 20 }, () => ask("127.0.0.2").catch(() => "closed"))
  expect(await Promise.race(held)).toBe("closed")
  nodes.node.reply = () => '{"jsonrpc":"2.0","id":1,"result":"0x7"}'
  expect(await text(await ask("127.0.0.3"))).toBe('{"jsonrpc":"2.0","id":1,"result":"0x7"}')
  nodes.node.reply = () => "hang"
  const forwarded = [1, 2].map(() => ask("127.0.0.4", "203.0.113.7").catch(() => "closed"))
  const ofProxy = () => nodes.node.bodies.filter((body) => body.includes("127.0.0.4")).length
  await expect.poll(ofProxy, { timeout: 30_000 }).toBe(2)
  const refused = await ask("127.0.0.4", "203.0.113.8, 203.0.113.7")
  expect([refused.statusCode, await text(refused)]).toEqual([
    503,
    refusal(-32603, "There are as many requests for this address already as may be", "null"),
  ])
  for (const one of asked) one.destroy()
  await Promise.all([...held, ...forwarded])
})

test("a gateway takes over a port that was open before, with the connections and the limits of it", async () => {
  const listener = await openListener({
    port: 0,
    ...{ messages: "text", message: () => "not yet", details: () => ({}), retryAfter: 2 },
  })
  const body = call("eth_gasPrice")
  const early = await fetch(`${listener.url}/ext/bc/C/rpc`, { method: "POST", body })
  expect(early.status).toBe(503)
  await early.text()
  const { evm, url } = await nodes.start({ listener })
  expect([url, (await evm(body))[0]]).toEqual([listener.url, 200])
})

test("a connection may be silent while all nodes are tried, and a port that is taken is the system's error", async () => {
  const idle = vi.spyOn(Server.prototype, "setTimeout")
  const { url } = await nodes.start({ timeout: 700 })
  expect(idle.mock.calls.at(-1)?.[0]).toBe(30_000 + 2 * 700)
  await nodes.start({ connections: { idleTimeout: 5 } })
  expect(idle.mock.calls.at(-1)?.[0]).toBe(5)
  idle.mockRestore()
  await expect(nodes.start({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: "EADDRINUSE" })
})

test("an IPv6 address is reached by its URL", async () => {
  const { url, evm } = await nodes.start({ host: "::1" })
  expect([new URL(url).hostname, (await evm(call("eth_gasPrice")))[0]]).toEqual(["[::1]", 200])
})

test("a gateway that closes ends what is running after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    const { evm, close } = await nodes.start()
    nodes.node.reply = () => "hang"
    const asking = evm(call("eth_gasPrice")).catch(() => "cut")
    while (nodes.node.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
    let hasClosed = false
    const closing = close().then(() => {
      hasClosed = true
    })
    vi.advanceTimersByTime(9_999)
    await new Promise((resolve) => setImmediate(resolve))
    expect(hasClosed).toBe(false)
    vi.advanceTimersByTime(1)
    await closing
    expect(await asking).toBe("cut")
  } finally {
    vi.useRealTimers()
  }
})

test("a gateway that closes has a request that runs answered, and is closed then, though its caller keeps the connection", async () => {
  const { evm, close } = await nodes.start()
  let answer = () => {}
  nodes.node.reply = () =>
    new Promise((resolve) => {
      answer = () => resolve('{"id":1,"result":1}')
    })
  const asking = evm(call("eth_gasPrice"))
  await expect.poll(() => nodes.node.asked.length).toBe(1)
  // No ten seconds go by.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    const closing = close()
    answer()
    expect(await asking).toEqual([200, '{"id":1,"result":1}'])
    await closing
  } finally {
    vi.useRealTimers()
  }
  await expect(evm(call("eth_gasPrice"))).rejects.toThrow()
})
