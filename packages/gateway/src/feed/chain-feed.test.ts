import { setImmediate as turn } from "node:timers/promises"
import { RpcError } from "@serac/wire/node"
import { expect, test } from "vitest"
import { ModelChain } from "../../test/model/model-chain.ts"
import { ModelSockets } from "../../test/model/model-socket.ts"
import { NoNodeError } from "../nodes/ask-nodes.ts"
import { ChainFeed, maxTopics } from "./chain-feed.ts"
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

const listener = { tell: () => {}, lost: () => {} }
const settled = async () => {
  for (let count = 0; count < 20; count++) await turn()
}

/** A feed of two nodes, with what the test says of opening and subscribing, and a record of sleeps and of nodes that failed. */
function feedOfTwo({
  opens = () => true,
  subscribed = async () => "0x1",
}: {
  readonly opens?: (url: string) => boolean
  readonly subscribed?: (url: string, params: string) => Promise<string>
} = {}) {
  const [sleeps, observed, opened]: [number[], string[], string[]] = [[], [], []]
  const ends: (() => void)[] = []
  const tells: ((result: string) => void)[] = []
  const state = { closed: 0 }
  const feed = new ChainFeed({
    urls: () => ["ws://a", "ws://b"],
    async open(url, closed) {
      if (!opens(url)) throw new Error("refused")
      opened.push(url)
      ends.push(closed)
      return {
        call: async () => '{"number":"0x1","hash":"0x1","parentHash":"0x0"}',
        subscribe: (params, tell) => {
          tells.push(tell)
          return subscribed(url, params)
        },
        close() {
          state.closed += 1
          closed()
        },
      }
    },
    observe: (url) => observed.push(url),
    timeout: 20_000,
    sleep(milliseconds) {
      if (milliseconds === 20_000) return new Promise(() => {})
      sleeps.push(milliseconds)
      return turn()
    },
  })
  const topic = (upstream: string, key = upstream) => ({ key, upstream })
  return { feed, sleeps, observed, opened, ends, tells, state, topic }
}

test("a node that cannot be reached is told of and the next one asked; where none can, pauses double up to five seconds", async () => {
  let failing = 6
  const { feed, sleeps, observed, opened, ends, topic } = feedOfTwo({
    opens: (url) => failing <= 0 && url === "ws://b",
  })
  const subscribing = feed.subscribe(topic('["x"]'), listener)
  while (sleeps.length < failing) await turn()
  failing = 0
  await subscribing
  expect(sleeps.slice(0, 6)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000])
  expect([opened, observed.slice(-3)]).toEqual([["ws://b"], ["ws://a", "ws://b", "ws://a"]])
  const before = sleeps.length
  ends[0]?.()
  await settled()
  // It had served: the next pause is the first one again, and the node that ended is told of.
  expect([sleeps[before], observed.slice(-2), opened]).toEqual([250, ["ws://b", "ws://a"], ["ws://b", "ws://b"]])
  feed.close()
})

test("who wants what a node does not have is told so in its words, and others keep their connection", async () => {
  let isThere = false
  const { feed, opened, topic } = feedOfTwo({
    subscribed: async (_, params) => {
      if (params === '["x"]' && !isThere) throw new RpcError(-32601, "no x")
      return "0x1"
    },
  })
  await feed.subscribe(topic('["y"]'), listener)
  await expect(feed.subscribe(topic('["x"]'), listener)).rejects.toEqual(new RpcError(-32601, "no x"))
  isThere = true
  await feed.subscribe(topic('["x"]'), listener)
  expect(opened).toEqual(["ws://a"])
  feed.close()
})

test("a node that has not what callers had before is left for the next one", async () => {
  let has = true
  const { feed, opened, ends, topic } = feedOfTwo({
    opens: (url) => has || url === "ws://b" || opened.length === 1,
    subscribed: async (url) => {
      if (!has && url === "ws://a") throw new RpcError(-32601, "no x")
      return "0x1"
    },
  })
  await feed.subscribe(topic('["x"]'), listener)
  has = false
  ends[0]?.()
  await settled()
  expect(opened).toEqual(["ws://a", "ws://a", "ws://b"])
  feed.close()
})

test("a connection that fails while it is subscribed is ended, and the next one serves who waits", async () => {
  const { feed, opened, topic } = feedOfTwo({
    opens: (url) => opened.length === 0 || url === "ws://b",
    subscribed: async (url) => {
      if (url === "ws://a") throw new Error("no answer within 20000 ms")
      return "0x1"
    },
  })
  await feed.subscribe(topic('["x"]'), listener)
  expect(opened).toEqual(["ws://a", "ws://b"])
  feed.close()
})

test("there are as many topics as may be, and who wants what others have takes none", async () => {
  const { feed, topic } = feedOfTwo()
  const leaves: (() => void)[] = []
  for (let at = 0; at < maxTopics; at++) leaves.push(await feed.subscribe(topic('["x"]', `${at}`), listener))
  await feed.subscribe(topic('["x"]', "7"), listener)
  const beyond = () => feed.subscribe(topic('["x"]', "one more"), listener)
  await expect(beyond()).rejects.toEqual(new RpcError(-32005, "there are as many subscriptions as may be"))
  leaves[7]?.()
  await expect(beyond()).rejects.toThrow(RpcError)
  leaves[8]?.()
  await beyond()
  feed.close()
})

test("who leaves twice leaves for nobody else, and a feed that is closed tells nobody", async () => {
  const { feed, observed, tells, state, topic } = feedOfTwo()
  const told: string[] = []
  const telling = { tell: (result: string) => told.push(result), lost: () => told.push("lost") }
  const leave = await feed.subscribe(topic('["x"]'), listener)
  leave()
  await settled()
  // The end of a connection that nobody needs is no fault of its node.
  expect([state.closed, observed]).toEqual([1, []])
  const other = await feed.subscribe(topic('["x"]'), telling)
  leave()
  tells[1]?.("1")
  expect(told).toEqual(["1"])
  feed.close()
  other()
  tells[1]?.("2")
  await settled()
  expect([told, state.closed, observed]).toEqual([["1"], 2, []])
})

test("who listens to logs is told where they are lost, and who listens to blocks goes on", async () => {
  const [tells, numbers, lost]: [((result: string) => void)[], number[], string[]] = [[], [], []]
  const head = (number: number) =>
    JSON.stringify({ number: `0x${number.toString(16)}`, hash: `h${number}`, parentHash: `h${number - 1}` })
  const feed = new ChainFeed({
    urls: () => ["ws://a"],
    open: async (_, closed) => ({
      // Logs never come.
      call: (method, params) =>
        method === "eth_getLogs" ? new Promise(() => {}) : Promise.resolve(head(Number(JSON.parse(params)[0]) || 0)),
      subscribe: async (_params, tell) => {
        tells.push(tell)
        return "0x1"
      },
      close: closed,
    }),
    timeout: 20_000,
    sleep: (milliseconds) => (milliseconds === 20_000 ? new Promise(() => {}) : turn()),
  })
  const logs = { key: "logs", upstream: headsUpstream, filter: { addresses: [], topics: [] } }
  await feed.subscribe(logs, { tell: () => {}, lost: () => lost.push("logs") })
  const blocks = {
    tell: (text: string) => numbers.push(Number(JSON.parse(text).number)),
    lost: () => lost.push("blocks"),
  }
  await feed.subscribe({ key: "newHeads", upstream: headsUpstream }, blocks)
  for (let number = 1; number <= 4_097; number++) {
    tells[0]?.(head(number))
    if (number % 64 === 0) await turn()
  }
  await settled()
  expect([lost, numbers.length, numbers.at(-1)]).toEqual([["logs"], 4_097, 4_097])
  feed.close()
})

test("a block that a node gives in the place of another one is told to nobody", async () => {
  const [tells, told]: [((result: string) => void)[], string[]] = [[], []]
  const head = (number: number, parent = number - 1) =>
    `{"number":"0x${number.toString(16)}","hash":"h${number}","parentHash":"h${parent}"}`
  const feed = new ChainFeed({
    urls: () => ["ws://a"],
    open: async (_, closed) => ({
      // Of each number it gives block 1.
      call: async (_method, params) => head(params.startsWith('["latest"') ? 0 : 1),
      subscribe: async (_params, tell) => {
        tells.push(tell)
        return "0x1"
      },
      close: closed,
    }),
    timeout: 20_000,
    sleep: (milliseconds) => (milliseconds === 20_000 ? new Promise(() => {}) : turn()),
  })
  await feed.subscribe(
    { key: "newHeads", upstream: headsUpstream },
    { tell: (text) => told.push(text), lost: () => {} },
  )
  tells[0]?.(head(4))
  await settled()
  expect(told).toEqual([head(1)])
  feed.close()
})
