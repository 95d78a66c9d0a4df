import { setImmediate as turn } from "node:timers/promises"
import { expect, test } from "vitest"
import { ModelChain } from "../../test/model/model-chain.ts"
import { ModelSockets } from "../../test/model/model-socket.ts"
import { NoNodeError } from "../nodes/ask-nodes.ts"
import { ChainFeed } from "./chain-feed.ts"
import type { NodeSocket } from "./node-socket.ts"
import { headsUpstream } from "./topic.ts"

test("a node that tells nothing any more while others go on is left, and what was missed is told by the next one", async () => {
  const chain = new ModelChain()
  const sockets = new ModelSockets(chain)
  const opened: [url: string, socket: NodeSocket][] = []
  const looks: (() => void)[] = []
  const behind = new Set<string>()
  const feed = new ChainFeed({
    urls: () => ["ws://a", "ws://b"].filter((url) => !behind.has(url)),
    open: async (url, closed) => {
      const socket = await sockets.open(url, closed)
      opened.push([url, socket])
      return socket
    },
    isBehind: (url) => behind.has(url),
    timeout: 20_000,
    sleep(milliseconds) {
      if (milliseconds === 20_000) return new Promise(() => {})
      return milliseconds === 5_000 ? new Promise((resolve) => looks.push(resolve)) : turn()
    },
  })
  const numbers: number[] = []
  const listener = { tell: (text: string) => numbers.push(Number(JSON.parse(text).number)), lost: () => {} }
  const leave = await feed.subscribe({ key: "newHeads", upstream: headsUpstream }, listener)
  const settle = async () => {
    for (let count = 0; count < 20; count++) await turn()
  }
  looks.shift()?.()
  await settle()
  expect(opened.map(([url]) => url)).toEqual(["ws://a"])
  for (let block = 0; block < 3; block++) chain.mine()
  behind.add("ws://a")
  looks.shift()?.()
  await settle()
  expect([opened.map(([url]) => url), numbers]).toEqual([
    ["ws://a", "ws://b"],
    [3, 4, 5],
  ])
  leave()
  await settle()
  expect(sockets.size).toBe(0)
})

test("those who begin at the same time share a subscription at the node, and one who was too late leaves no connection", async () => {
  const sockets = new ModelSockets(new ModelChain())
  const gates: (() => void)[] = []
  const late: (() => void)[] = []
  let isHeld = false
  const feed = new ChainFeed({
    urls: () => ["ws://a"],
    async open(url, closed) {
      if (isHeld) await new Promise<void>((resolve) => gates.push(resolve))
      return sockets.open(url, closed)
    },
    timeout: 20_000,
    sleep: (milliseconds) => (milliseconds === 20_000 ? new Promise((resolve) => late.push(resolve)) : turn()),
  })
  const listener = { tell: () => {}, lost: () => {} }
  const upstream = '["newPendingTransactions"]'
  const topic = { key: upstream, upstream }
  // The first opens the connection; these two find it, and nothing subscribed.
  const first = await feed.subscribe({ key: "newHeads", upstream: headsUpstream }, listener)
  const both = await Promise.all([feed.subscribe(topic, listener), feed.subscribe(topic, listener)])
  expect(sockets.subscribed).toEqual([headsUpstream, upstream])
  for (const leave of [first, ...both]) leave()
  for (let count = 0; count < 20; count++) await turn()
  expect(sockets.size).toBe(0)

  isHeld = true
  late.length = 0
  const subscribing = feed.subscribe(topic, listener).catch((error: unknown) => error)
  for (let count = 0; count < 20 && gates.length === 0; count++) await turn()
  late[0]?.()
  expect(await subscribing).toBeInstanceOf(NoNodeError)
  gates[0]?.()
  for (let count = 0; count < 20; count++) await turn()
  expect(sockets.size).toBe(0)
})
