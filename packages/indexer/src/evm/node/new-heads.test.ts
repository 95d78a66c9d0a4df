import type { AddressInfo } from "node:net"
import { EvmNode } from "@serac/kits/nodes"
import { beforeEach, expect, test } from "vitest"
import { WebSocketServer } from "ws"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { type FakeBlock, FakeChain } from "../../../test/evm/fake-chain.ts"
import { FakeSocket, FakeWebSocket } from "../../../test/evm/fake-web-socket.ts"
import { runHouse } from "../../../test/evm/house.ts"
import { systemClock } from "../../core/index.ts"
import { subscribeNewHeads } from "./new-heads.ts"

const wsUrl = "ws://node.test/"
const chain = { chainId: "43112", wsUrl }
const headOf = ({ blocks }: FakeChain) => blocks.at(-1)?.block as object
const newest = () => FakeSocket.opened.at(-1) as FakeSocket

beforeEach(() => {
  FakeSocket.opened = []
})

test("a block that is told is stored without waiting for the next poll", async () => {
  const node = new EvmNode(new FakeChain(5))
  const house = runHouse([node], { chain, WebSocket: FakeWebSocket })
  await house.synced(node)
  newest().subscribe()
  await house.clock.pass(600)
  const { sent } = newest()
  expect(sent.map(({ method, params }) => [method, params])).toEqual([
    ["eth_chainId", []],
    ["eth_subscribe", ["newHeads"]],
  ])
  node.requests.length = 0
  const before = house.clock.now()
  node.chain.grow(1)
  newest().head(headOf(node.chain))
  await house.synced(node)
  expect(house.clock.now()).toBe(before)
  expect(node.requests.map((calls) => calls.map(({ method }) => method))).toEqual([
    ["eth_getBlockByHash", "eth_getBlockReceipts"],
  ])
  await house.stop()
  expect(newest().isClosed).toBe(true)
})

test("while blocks are told the node is polled a third as often", async () => {
  const node = new EvmNode(new FakeChain(5))
  const house = runHouse([node], { chain, WebSocket: FakeWebSocket })
  await house.synced(node)
  newest().subscribe()
  await house.clock.pass(600)
  node.requests.length = 0
  await house.clock.pass(20_000)
  expect(node.requests.length).toBe(13)
  await house.stop()
})

test("blocks that are not told are found by polling, and the subscription is made anew", async () => {
  const node = new EvmNode(new FakeChain(5))
  const house = runHouse([node], { chain, WebSocket: FakeWebSocket })
  await house.synced(node)
  newest().subscribe()
  await house.clock.pass(6_000)
  const silent = newest()
  node.chain.grow(3)
  await house.synced(node)
  expect(house.writer.hashes).toEqual(node.chain.blocks.map(({ block }) => block.hash))
  await house.clock.pass(2_000)
  expect(silent.isClosed).toBe(true)
  expect(newest()).not.toBe(silent)
  await house.stop()
})

test("a block that was told and never existed is no gap and no end", async () => {
  const node = new EvmNode(new FakeChain(5))
  const house = runHouse([node], { chain, WebSocket: FakeWebSocket })
  await house.synced(node)
  newest().subscribe()
  const ghost = new FakeChain(6, {}, "ghost")
  newest().head(headOf(ghost))
  await house.clock.pass(2_000)
  node.chain.grow(2)
  await house.synced(node)
  expect(house.writer.hashes).toEqual(node.chain.blocks.map(({ block }) => block.hash))
  await house.stop()
})

const breaks: Readonly<Record<string, (socket: FakeSocket) => void>> = {
  "is refused": (socket) => socket.onerror?.(),
  "is closed": (socket) => {
    socket.subscribe()
    socket.onclose?.()
  },
  "says no JSON": (socket) => {
    socket.onopen?.()
    socket.tell("<html>")
  },
  "says a header that is none": (socket) => {
    socket.subscribe()
    socket.head({ number: "0x1" })
  },
  "refuses the subscription": (socket) => {
    socket.onopen?.()
    socket.tell({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "no" } })
  },
  "sends bytes": (socket) => {
    socket.onopen?.()
    socket.onmessage?.({ data: new ArrayBuffer(8) })
  },
  "says nothing": () => {},
}

test.each(Object.keys(breaks))("a connection that %s is made again, later each time", async (name) => {
  const clock = new VirtualClock()
  const stopping = new AbortController()
  const lines: string[] = []
  const log = (level: string) => lines.push(level)
  subscribeNewHeads(
    { url: wsUrl, chainId: "43112", clock, log, WebSocket: FakeWebSocket, onHead: () => {} },
    stopping.signal,
  )
  for (let attempt = 1; attempt <= 4; attempt++) {
    await clock.until(() => FakeSocket.opened.length === attempt, 60_000)
    breaks[name]?.(newest())
  }
  await clock.until(() => FakeSocket.opened.length === 5, 60_000)
  expect(FakeSocket.opened.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true)
  expect(lines[0] === "warn" || lines[1] === "warn").toBe(true)
  stopping.abort()
  await clock.until(() => newest().isClosed)
})

test("a socket of another chain is not believed", async () => {
  const node = new EvmNode(new FakeChain(5))
  const house = runHouse([node], { chain, WebSocket: FakeWebSocket })
  await house.synced(node)
  newest().subscribe("0x1")
  expect(newest().sent.length).toBe(1)
  await house.clock.pass(10_000)
  expect(FakeSocket.opened.length).toBe(1)
  expect(house.logged).toContainEqual({
    level: "error",
    message: "No subscription to new blocks over WebSocket; polling instead",
    facts: { host: "node.test", reason: "serves chain 1, not 43112" },
  })
  await house.stop()
})

test("a real server tells a real socket", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" })
  const { block } = new FakeChain(3).blocks[2] as FakeBlock
  server.on("connection", (socket) =>
    socket.on("message", (data) => {
      const { id, method } = JSON.parse(String(data))
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: method === "eth_chainId" ? "0xa868" : "0x1" }))
      if (method === "eth_subscribe")
        socket.send(
          JSON.stringify({
            jsonrpc: "2.0",
            method: "eth_subscription",
            params: { subscription: "0x1", result: block },
          }),
        )
    }),
  )
  await new Promise((resolve) => server.once("listening", resolve))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stopping = new AbortController()
  const header = await new Promise((onHead) =>
    subscribeNewHeads({ url, chainId: "43112", clock: systemClock, log: () => {}, onHead }, stopping.signal),
  )
  expect(header).toEqual({ number: 2, hash: block.hash, parentHash: block.parentHash })
  stopping.abort()
  await new Promise((resolve) => server.close(resolve))
})
