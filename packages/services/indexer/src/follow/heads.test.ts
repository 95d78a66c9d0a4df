import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { systemClock } from "../node/clock.ts"
import type { Header } from "../node/header.ts"
import type { ChainNode } from "../node/node.ts"
import { Heads } from "./heads.ts"

const pollInterval = 100

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function header(number: number): Header {
  const hash = (of: number) => `0x${of.toString(16).padStart(64, "0")}` as const
  return { number, hash: hash(number), parentHash: hash(number - 1) }
}

/** A node whose head and WebSocket a test rules. */
function watch() {
  const sockets: Socket[] = []
  class Socket {
    onopen = () => {}
    onmessage: ((event: { data: string }) => void) | null = null

    constructor(_url: string) {
      sockets.push(this)
    }

    send(text: string): void {
      const { id, method } = JSON.parse(text)
      if (method === "eth_chainId") this.answer({ id, result: "0x1" })
    }

    answer(message: object): void {
      this.onmessage?.({ data: JSON.stringify({ jsonrpc: "2.0", ...message }) })
    }

    subscribe(): void {
      this.onopen()
      this.answer({ id: 2, result: "0xab" })
    }

    tell(number: number): void {
      const { hash, parentHash } = header(number)
      const result = { number: `0x${number.toString(16)}`, hash, parentHash }
      this.answer({ method: "eth_subscription", params: { subscription: "0xab", result } })
    }

    close(): void {}
  }
  const node = { head: 1, latest: async () => header(node.head) }
  const warnings: string[] = []
  const seen: number[] = []
  const stop = new AbortController()
  const heads = new Heads(
    {
      node: node as unknown as ChainNode,
      chainId: "1",
      clock: { ...systemClock, random: () => 0 },
      log: (level, _, facts) => void (level === "warn" && warnings.push(String(facts?.reason))),
      pollInterval,
      wsUrl: "ws://node.example",
      WebSocket: Socket as unknown as typeof globalThis.WebSocket,
      onHead: ({ number }) => void seen.push(number),
      onFault: () => {},
      onAnswer: () => {},
    },
    stop.signal,
  )
  const socket = () => sockets.at(-1) as Socket
  return { node, sockets, socket, warnings, seen, heads, stop: () => stop.abort() }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test("a block from before the subscription stood is found by polling, and breaks nothing", async () => {
  const { node, sockets, socket, warnings, seen, stop } = watch()
  await pass(10)
  node.head = 2
  socket().subscribe()
  await pass(pollInterval)
  expect(seen).toEqual([1, 2])
  await pass(30 * pollInterval)
  expect({ warnings, connections: sockets.length }).toEqual({ warnings: [], connections: 1 })
  stop()
})

test("what is told while the node is asked is newer than its answer", async () => {
  const { node, socket, seen, heads, stop } = watch()
  await pass(10)
  socket().subscribe()
  let answer = (_: Header) => {}
  const latest = vi.spyOn(node, "latest").mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  while (latest.mock.calls.length === 0) await pass(pollInterval)
  socket().tell(5)
  answer(header(4))
  await pass(0)
  expect({ seen, observed: heads.observed, version: heads.version }).toEqual({
    seen: [1, 5],
    observed: header(5),
    version: 2,
  })
  stop()
})

test("a block that is told a moment after polling found it breaks nothing", async () => {
  const { node, sockets, socket, warnings, seen, stop } = watch()
  await pass(10)
  socket().subscribe()
  await pass(12 * pollInterval)
  node.head = 2
  while (!seen.includes(2)) await pass(10)
  socket().tell(2)
  await pass(30 * pollInterval)
  expect({ warnings, connections: sockets.length }).toEqual({ warnings: [], connections: 1 })
  stop()
})

test("a subscription that stands and tells nothing is made again; polling tells meanwhile", async () => {
  const { node, sockets, socket, warnings, seen, stop } = watch()
  await pass(10)
  socket().subscribe()
  await pass(12 * pollInterval)
  node.head = 2
  await pass(20 * pollInterval)
  expect(seen).toContain(2)
  expect(warnings).toEqual(["new blocks came without being told"])
  await pass(1000)
  expect(sockets.length).toBe(2)
  stop()
})

test("while blocks are told, the node is polled a tenth as often", async () => {
  const { node, socket, stop } = watch()
  const latest = vi.spyOn(node, "latest")
  await pass(10 * pollInterval)
  const unsubscribed = latest.mock.calls.length
  socket().subscribe()
  await pass(2 * pollInterval)
  latest.mockClear()
  await pass(100 * pollInterval)
  expect([unsubscribed, latest.mock.calls.length]).toEqual([10, 10])
  stop()
})
