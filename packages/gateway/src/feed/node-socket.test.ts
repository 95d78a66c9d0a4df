import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { RpcError } from "@serac/wire/node"
import { afterEach, expect, test, vi } from "vitest"
import { type WebSocket, WebSocketServer } from "ws"
import { nodeSocketUrl, openNodeSocket } from "./node-socket.ts"

const ended: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ended.splice(0).reverse()) await end()
})

/** A connection to a node whose side the test plays. */
async function connected({ timeout = 20_000, autoPong = true } = {}) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", autoPong })
  ended.push(() => server.close())
  await once(server, "listening")
  const connecting = once(server, "connection")
  const closed = vi.fn()
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const socket = await openNodeSocket(timeout)(url, closed)
  const [node] = (await connecting) as [WebSocket]
  ended.push(() => node.terminate())
  const frames: string[] = []
  node.on("message", (data) => frames.push(String(data)))
  return { socket, node, frames, closed }
}

/** Lets frames arrive, without advancing fake timers. */
const until = async (isSo: () => boolean) => {
  for (const end = performance.now() + 20_000; !isSo() && performance.now() < end; )
    await new Promise((resolve) => setImmediate(resolve))
  expect(isSo()).toBe(true)
}

test.each([
  ["http://a.example/ext/bc/C/rpc", "ws://a.example/ext/bc/C/ws"],
  ["https://u:p@a.example/rpc?key=/rpc", "wss://u:p@a.example/ws?key=/rpc"],
  ["http://a.example/rpc/v2", "ws://a.example/rpc/v2"],
])("the WebSocket of %s is %s", (rpcUrl, url) => expect(nodeSocketUrl(rpcUrl)).toBe(url))

test("each call has the answer of its own number, with every digit, and an error in the node's words", async () => {
  const { socket, node, frames } = await connected()
  const [first, second, third] = [socket.call("one", "[1.0]"), socket.call("two", "{}"), socket.call("three", "[]")]
  await until(() => frames.length === 3)
  expect(frames).toEqual([
    '{"jsonrpc":"2.0","id":1,"method":"one","params":[1.0]}',
    '{"jsonrpc":"2.0","id":2,"method":"two","params":{}}',
    '{"jsonrpc":"2.0","id":3,"method":"three","params":[]}',
  ])
  for (const text of [
    '{"id":4,"result":"nobody asked"}',
    '{"id":3}',
    '{"id":2,"result":{"a":1.50}}',
    '{"id":1,"error":{"code":-32000,"message":"no"}}',
  ])
    node.send(text)
  await expect(first).rejects.toEqual(new RpcError(-32000, "no"))
  expect([await second, await third]).toEqual(['{"a":1.50}', "null"])
})

test("events reach the subscription that they name, also such as come with the answer that names it", async () => {
  const { socket, node, frames } = await connected()
  const event = (id: string, result: string) =>
    `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${result}}}`
  const told: string[] = []
  const subscribing = socket.subscribe('["newHeads"]', (result) => told.push(result))
  await until(() => frames.length === 1)
  expect(frames).toEqual(['{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}'])
  for (const text of ['{"id":1,"result":"0xab"}', event("0xab", "1.0"), event("0xcd", "2"), event("0xab", '{"b":3.0}')])
    node.send(text)
  expect(await subscribing).toBe("0xab")
  await until(() => told.length === 2)
  expect(told).toEqual(["1.0", '{"b":3.0}'])
})

test("a call that is not answered in time fails alone, and the clock of one that was stands still", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const { socket, node, frames, closed } = await connected({ timeout: 5_000 })
  const late = socket.call("late", "[]")
  const failing = expect(late).rejects.toThrow("no answer within 5000 ms")
  vi.advanceTimersByTime(4_999)
  const quick = socket.call("quick", "[]")
  await until(() => frames.length === 2)
  vi.advanceTimersByTime(1)
  await failing
  node.send('{"id":1,"result":1}')
  node.send('{"id":2,"result":2}')
  expect([await quick, vi.getTimerCount(), closed.mock.calls]).toEqual(["2", 0, []])
})

test("a node that tells nothing between two pings is left, and one that answers them is not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const silent = await connected({ autoPong: false })
  const heard = vi.fn()
  silent.node.on("ping", heard)
  vi.advanceTimersByTime(10_000)
  await until(() => heard.mock.calls.length === 1)
  silent.node.send('{"id":7}')
  await until(() => true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.advanceTimersByTime(10_000)
  await until(() => heard.mock.calls.length === 2)
  expect(silent.closed).not.toHaveBeenCalled()
  silent.node.pong()
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.advanceTimersByTime(10_000)
  await until(() => heard.mock.calls.length === 3)
  vi.advanceTimersByTime(10_000)
  await until(() => silent.closed.mock.calls.length === 1)
  expect(vi.getTimerCount()).toBe(0)
})

test("what is no JSON comes from no node: the connection ends", async () => {
  const { node, closed } = await connected()
  node.send("<html>")
  await until(() => closed.mock.calls.length === 1)
})

test("with the connection end its calls, each with why, and the end is told once", async () => {
  const { socket, node, closed } = await connected()
  const waiting = expect(socket.call("one", "[]")).rejects.toThrow("the connection to the node ended")
  node.close()
  await waiting
  expect(closed).toHaveBeenCalledTimes(1)
  await expect(socket.call("two", "[]")).rejects.toThrow("the connection has ended")
  const own = await connected()
  own.socket.close()
  await until(() => own.closed.mock.calls.length === 1)
})

test("a node that cannot be reached is an error, and no end of a connection", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", verifyClient: () => false })
  await once(server, "listening")
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const closed = vi.fn()
  await expect(openNodeSocket(1_000)(url, closed)).rejects.toThrow("401")
  await new Promise((resolve) => server.close(resolve))
  await expect(openNodeSocket(1_000)(url, closed)).rejects.toMatchObject({ code: "ECONNREFUSED" })
  expect(closed).not.toHaveBeenCalled()
})
