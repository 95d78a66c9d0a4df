import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { NodeFault, systemClock } from "../../core/index.ts"
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

/** A node whose head and WebSocket the test controls. */
function watch({ tells = true } = {}) {
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
  const node = { head: 1, latest: async (_: AbortSignal) => header(node.head) }
  const warnings: string[] = []
  const seen: number[] = []
  const faults: string[] = []
  const answers: number[] = []
  const stop = new AbortController()
  const heads = new Heads(
    {
      node: node as unknown as ChainNode,
      chainId: "1",
      clock: { ...systemClock, random: () => 0 },
      log: (level, _, facts) => void (level === "warn" && warnings.push(String(facts?.reason))),
      pollInterval,
      wsUrl: tells ? "ws://node.example" : undefined,
      WebSocket: Socket as unknown as typeof globalThis.WebSocket,
      onHead: ({ number }) => void seen.push(number),
      onFault: ({ kind }) => void faults.push(kind),
      onSilence: () => undefined,
      onAnswer: (askedAt) => void answers.push(askedAt),
    },
    stop.signal,
  )
  const socket = () => sockets.at(-1) as Socket
  return { node, sockets, socket, warnings, seen, faults, answers, heads, stop: () => stop.abort() }
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

test("a node that answers a block above the one that was told meanwhile is still telling", async () => {
  const { node, socket, sockets, warnings, seen, stop } = watch()
  await pass(10)
  socket().subscribe()
  await pass(2 * pollInterval)
  let answer = (_: Header) => {}
  const latest = vi.spyOn(node, "latest").mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  while (latest.mock.calls.length === 0) await pass(pollInterval)
  node.head = 6
  socket().tell(5)
  answer(header(6))
  await pass(3 * pollInterval)
  socket().tell(6)
  await pass(pollInterval)
  expect({ seen: [...new Set(seen)].slice(-2), warnings, connections: sockets.length }).toEqual({
    seen: [5, 6],
    warnings: [],
    connections: 1,
  })
  stop()
})

test("a subscription that has told a block since the last poll is not suspected of the next one", async () => {
  const { node, socket, sockets, warnings, seen, stop } = watch()
  await pass(10)
  socket().subscribe()
  await pass(12 * pollInterval)
  socket().tell(2)
  node.head = 3
  while (!seen.includes(3)) await pass(pollInterval)
  await pass(3 * pollInterval)
  socket().tell(3)
  await pass(pollInterval)
  expect({ warnings, connections: sockets.length }).toEqual({ warnings: [], connections: 1 })
  stop()
})

test("a subscription that came to stand while the node was asked is relied on only after the next poll", async () => {
  const { node, socket, warnings, seen, stop } = watch()
  let answer = (_: Header) => {}
  const latest = vi.spyOn(node, "latest").mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  while (latest.mock.calls.length === 0) await pass(pollInterval)
  socket().subscribe()
  answer(header(1))
  // This block is made after the answer and before the subscription, so it is never announced.
  node.head = 2
  await pass(pollInterval)
  expect({ seen, warnings }).toEqual({ seen: [1, 1, 2], warnings: [] })
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

test("a node is polled as often as its answers are quick, five times an interval at most", async () => {
  const polls: number[] = []
  for (const answerTime of [1, 3, 5, 60]) {
    const { node, stop } = watch()
    const latest = vi.spyOn(node, "latest").mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, answerTime))
      return header(1)
    })
    await pass(10_000)
    polls.push(Math.round((latest.mock.calls.length * pollInterval) / 1_000) / 10)
    stop()
  }
  expect(polls).toEqual([4.8, 3.7, 2.2, 0.6])
})

test("one late answer does not put the next poll off", async () => {
  const { node, stop } = watch({ tells: false })
  const asked: number[] = []
  vi.spyOn(node, "latest").mockImplementation(async () => {
    asked.push(Date.now())
    await new Promise((resolve) => setTimeout(resolve, asked.length === 4 ? 30 : 1))
    return header(1)
  })
  await pass(300)
  const between = asked.slice(1).map((at, index) => at - (asked[index] as number))
  expect(between.slice(0, 6)).toEqual([21, 21, 21, 50, 21, 21])
  stop()
})

test("while blocks are told, the node is polled once in three intervals", async () => {
  const { node, socket, stop } = watch()
  const latest = vi.spyOn(node, "latest")
  await pass(10)
  socket().subscribe()
  await pass(2 * pollInterval)
  latest.mockClear()
  await pass(100 * pollInterval)
  expect(latest.mock.calls.length).toBe(33)
  stop()
})

test("without a WebSocket a node with new blocks is asked as often as one without", async () => {
  const polls = async (grows: boolean) => {
    const { node, sockets, stop } = watch({ tells: false })
    const latest = vi.spyOn(node, "latest")
    for (let interval = 0; interval < 10; interval++) {
      if (grows) node.head++
      await pass(pollInterval)
    }
    stop()
    expect(sockets).toEqual([])
    return latest.mock.calls.length
  }
  const quiet = await polls(false)
  expect(quiet).toBeGreaterThanOrEqual(10)
  expect(await polls(true)).toBe(quiet)
})

test("while blocks are told, whoever is in a hurry has the node asked within an interval", async () => {
  const { node, socket, heads, stop } = watch()
  await pass(10)
  socket().subscribe()
  await pass(12 * pollInterval)
  const latest = vi.spyOn(node, "latest")
  while (latest.mock.calls.length === 0) await pass(pollInterval)
  await pass(pollInterval)
  latest.mockClear()
  heads.hurry()
  await pass(pollInterval)
  expect(latest).toHaveBeenCalled()
  stop()
})

test("a hurry while the node is being asked is not over with its answer", async () => {
  const { node, socket, heads, stop } = watch()
  await pass(10)
  socket().subscribe()
  await pass(12 * pollInterval)
  let answer = (_: Header) => {}
  const latest = vi.spyOn(node, "latest").mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  while (latest.mock.calls.length === 0) await pass(pollInterval)
  heads.hurry()
  answer(header(1))
  await pass(pollInterval)
  expect(latest).toHaveBeenCalledTimes(2)
  stop()
})

test("an answer is told with the moment at which it was asked for, a fault is told as one, and the next poll comes", async () => {
  const begun = Date.now()
  const { node, faults, answers, seen, stop } = watch({ tells: false })
  let asked = 0
  vi.spyOn(node, "latest")
    .mockRejectedValueOnce(new NodeFault("timeout", "no answer"))
    .mockImplementationOnce(async () => {
      asked = Date.now() - begun
      await new Promise((resolve) => setTimeout(resolve, 30))
      return header(7)
    })
  while (!seen.includes(7)) await pass(10)
  expect(asked).toBeGreaterThan(0)
  expect({ faults, seen, answers: answers.map((at) => at - (answers[0] ?? 0)) }).toEqual({
    faults: ["timeout"],
    seen: [1, 7],
    answers: [0, asked],
  })
  stop()
})

test("being stopped is no fault, and nobody waits for a head after that", async () => {
  const { node, faults, heads, stop } = watch({ tells: false })
  const asked = vi.spyOn(node, "latest").mockImplementation(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new NodeFault("connection", "broke off")))
      }),
  )
  await pass(pollInterval)
  expect(asked).toHaveBeenCalledTimes(1)
  const waiting = heads.next(heads.version)
  stop()
  await expect(waiting).rejects.toThrow("aborted")
  await expect(Promise.race([heads.next(heads.version), Promise.resolve("waits")])).rejects.toThrow("aborted")
  await pass(pollInterval)
  expect(faults).toEqual([])
})
