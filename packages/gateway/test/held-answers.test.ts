import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { Registry } from "prom-client"
import { afterEach, beforeEach, expect, test } from "vitest"
import { call, GatewayWithNodes, refusal } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
const sockets: Socket[] = []
beforeEach(() => nodes.begin())
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await nodes.end()
})

const tooBusy = [503, refusal(-32603, "the gateway holds too much already")]
const long = `{"id":1,"result":"${"x".repeat(700)}"}`
const short = '{"id":1,"result":1}'

/** Sends a call and reads nothing of its answer, which is larger than the socket buffers. */
async function sendAndReadNothing(url: string, body: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").pause()
  sockets.push(socket)
  await once(socket, "connect")
  socket.write(`POST /ext/bc/C/rpc HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  return socket
}

test("an answer that does not fit is refused, and no fault of the node's", async () => {
  const { evm } = await nodes.start({ maxHeldBytes: 600 })
  nodes.node.reply = () => long
  expect(await evm(call("eth_gasPrice"))).toEqual(tooBusy)
  expect(await evm(`[${call("eth_gasPrice")}]`)).toEqual([
    503,
    refusal(-32603, "the gateway holds too much already", "null"),
  ])
  nodes.node.reply = () => short
  expect(await evm(call("eth_gasPrice"))).toEqual([200, short])
  expect([nodes.node.asked.length, nodes.second.asked.length]).toEqual([3, 0])
})

test("what a caller does not read is held until its connection ends, and what there is no room for beside it is a 503", async () => {
  const registry = new Registry()
  const connections = { maxHeldBytes: 2 ** 30 }
  const { evm, url, measure } = await nodes.start({ maxHeldBytes: 4 * 10_000_300, cacheSize: 0, connections })
  measure(registry)
  const huge = `{"id":1,"result":"${"x".repeat(10_000_000 - short.length - 1)}"}`
  nodes.node.reply = ({ body }) => (body.includes("eth_gasPrice") ? huge : `${short}${" ".repeat(200)}`)
  const socket = await sendAndReadNothing(url, call("eth_gasPrice"))
  const held = async () => Number(/serac_gateway_held_bytes (\d+)/.exec(await registry.metrics())?.[1])
  await expect.poll(held, { timeout: 30_000 }).toBeGreaterThan(10_000_000)
  expect(await evm(call("eth_blockNumber"))).toEqual(tooBusy)
  socket.destroy()
  await expect.poll(held, { timeout: 30_000 }).toBe(0)
  expect((await evm(call("eth_blockNumber")))[0]).toBe(200)
})

test("an answer that somebody else asked for is held by whoever waits for it, when that one has gone", async () => {
  const registry = new Registry()
  const { evm, url, measure } = await nodes.start()
  measure(registry)
  let answer = (_: string) => {}
  nodes.node.reply = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const socket = await sendAndReadNothing(url, call("eth_gasPrice"))
  await expect.poll(() => nodes.node.asked.length, { timeout: 30_000 }).toBe(1)
  const second = await sendAndReadNothing(url, call("eth_gasPrice"))
  const held = async () => Number(/serac_gateway_held_bytes (\d+)/.exec(await registry.metrics())?.[1])
  await expect.poll(held, { timeout: 30_000 }).toBe(2 * call("eth_gasPrice").length)
  socket.destroy()
  await expect.poll(held, { timeout: 30_000 }).toBe(call("eth_gasPrice").length)
  answer(`{"id":1,"result":"${"x".repeat(10_000_000)}"}`)
  await expect.poll(held, { timeout: 30_000 }).toBeGreaterThan(10_000_000)
  expect(nodes.node.asked).toHaveLength(1)
  second.destroy()
  await expect.poll(held, { timeout: 30_000 }).toBe(0)
  nodes.node.reply = () => short
  expect(await evm(call("eth_gasPrice"))).toEqual([200, short])
})

test("a request's body counts as well", async () => {
  const { told } = await nodes.start({ maxHeldBytes: 600 })
  const [status, text] = await told("/ext/bc/C/rpc", call("eth_call", ["x".repeat(700)]))
  expect([status, text]).toEqual([503, refusal(-32603, "the gateway holds too much already", "null")])
  expect(nodes.node.asked).toEqual([])
})

test("the answer to a transaction that a node has taken is never refused", async () => {
  const { evm } = await nodes.start({ maxHeldBytes: 600 })
  nodes.node.reply = () => long
  expect(await evm(call("eth_sendRawTransaction", ["0x01"]))).toEqual([200, long])
})

test("nothing is held after answers, errors, refusals and callers who went away", async () => {
  const registry = new Registry()
  const { evm, url, measure } = await nodes.start({ maxHeldBytes: 5_000, asking: { maxAnswerBytes: 1_000 } })
  measure(registry)
  const held = async () => Number(/serac_gateway_held_bytes (\d+)/.exec(await registry.metrics())?.[1])
  await evm(call("eth_chainId"))
  await evm(call("eth_chainId"))
  await evm(`[${call("eth_chainId")},${call("eth_gasPrice")},${call("eth_gasPrice")}]`)
  for (const reply of ["drop", "x".repeat(2_000), { status: 500, text: "no" }] as const) {
    for (const one of [nodes.node, nodes.second]) one.reply = () => reply
    await evm(call("eth_gasPrice"))
  }
  let answer = () => {}
  nodes.node.reply = () =>
    new Promise((resolve) => {
      answer = () => resolve(long)
    })
  const asked = nodes.node.asked.length
  const socket = await sendAndReadNothing(url, call("eth_gasPrice"))
  await expect.poll(() => nodes.node.asked.length, { timeout: 30_000 }).toBeGreaterThan(asked)
  socket.destroy()
  answer()
  await expect.poll(held, { timeout: 30_000 }).toBe(0)
})
