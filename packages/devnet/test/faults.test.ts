import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { garble } from "../src/faults/garble.ts"
import { Random } from "../src/random/random.ts"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"

let running: RunningDevnet
beforeEach(async () => {
  running = await startDevnet({ seed: "faults", clock: { start: Date.UTC(2026, 0), isStopped: true } })
})
afterEach(async () => running.close())

const post = (path: string, body: unknown) =>
  fetch(`${running.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
const call = (method: string, params: unknown = []) => ({ jsonrpc: "2.0", id: 1, method, params })
const cheat = async (method: string, params: object = {}) => {
  const answer = (await (await post("/ext/devnet", call(`devnet.${method}`, params))).json()) as {
    result?: Record<string, unknown>
    error?: { message: string }
  }
  return answer.result ?? answer.error?.message
}
const chainID = () => post("/ext/bc/C/rpc", call("eth_chainId"))
const rightAnswer = '{"jsonrpc":"2.0","id":1,"result":"0xa868"}\n'

test("drops the connection of an answer, as often as it was told to, though what was asked for is done", async () => {
  expect(await cheat("addFault", { kind: "drop", path: "/ext/bc/C/rpc", method: "evm_mine", times: 2 })).toEqual({
    fault: 1,
  })
  const { chain } = running.devnet.chains.c
  const before = chain.tip.header.number
  await expect(post("/ext/bc/C/rpc", call("evm_mine"))).rejects.toThrow("fetch failed")
  await expect(post("/ext/bc/C/rpc", [call("eth_chainId"), call("evm_mine")])).rejects.toThrow("fetch failed")
  expect((await post("/ext/bc/C/rpc", call("evm_mine"))).status).toBe(200)
  expect(chain.tip.header.number).toBe(before + 3n)
  expect(await cheat("getFaults")).toEqual({
    faults: [{ fault: 1, kind: "drop", path: "/ext/bc/C/rpc", method: "evm_mine", times: 2, struck: 2 }],
  })
})

test("delays answers", async () => {
  await cheat("addFault", { kind: "delay", method: "eth_*", milliseconds: 60_000, times: 1 })
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    const headers = { host: "localhost", "content-type": "application/json" }
    const body = JSON.stringify(call("eth_chainId"))
    const answers: string[] = []
    const ask = async () => {
      const answer = await running.devnet.node.handle({ method: "POST", target: "/ext/bc/C/rpc", headers, body })
      answers.push(answer.body)
    }
    const [late, soon] = [ask(), ask()]
    await soon
    await vi.advanceTimersByTimeAsync(59_999)
    expect(answers).toEqual([rightAnswer])
    await vi.advanceTimersByTimeAsync(1)
    await late
    expect(answers).toEqual([rightAnswer, rightAnswer])
  } finally {
    vi.useRealTimers()
  }
})

test("garbles and refuses answers of the paths and methods it was told of, until it is cleared", async () => {
  await cheat("addFault", { kind: "garble", path: "/ext/bc/C/*", seed: "a" })
  const garbled = await (await chainID()).text()
  expect(garbled).toBe(garble(rightAnswer, new Random("a")))
  expect(garbled).not.toBe(rightAnswer)
  expect(await cheat("clearFaults", { fault: 1 })).toEqual({ cleared: 1 })
  await cheat("addFault", { kind: "refuse", path: "/ext/health", status: 429 })
  const refused = await fetch(`${running.url}/ext/health`)
  expect([refused.status, await refused.text(), (await chainID()).status]).toEqual([
    429,
    "the devnet was told to refuse this\n",
    200,
  ])
  expect(await cheat("clearFaults")).toEqual({ cleared: 1 })
  expect((await fetch(`${running.url}/ext/health`)).status).toBe(200)
})

test("a share of answers is decided by the seed alone", async () => {
  const struckBy = async (seed: string) => {
    await cheat("addFault", { kind: "refuse", share: 0.5, seed })
    const statuses = []
    for (let left = 12; left > 0; left--) statuses.push((await chainID()).status)
    await cheat("clearFaults")
    return statuses
  }
  const first = await struckBy("a")
  expect(new Set(first)).toEqual(new Set([200, 503]))
  expect(await struckBy("a")).toEqual(first)
  expect(await struckBy("b")).not.toEqual(first)
})

test("the devnet's own methods always answer, and say what is wrong with a fault", async () => {
  await cheat("addFault", { kind: "drop" })
  await expect(chainID()).rejects.toThrow("fetch failed")
  expect([
    await cheat("addFault", { kind: "explode" }),
    await cheat("addFault", { kind: "drop", share: 0 }),
    await cheat("addFault", { kind: "drop", times: 0 }),
    await cheat("addFault", { kind: "delay", milliseconds: 600_001 }),
    await cheat("addFault", { kind: "refuse", status: 200 }),
    await cheat("clearFaults"),
  ]).toEqual([
    "a fault is one of drop, delay, garble, refuse, not explode",
    "a share is above 0, at most 1, not 0",
    "a fault strikes at least once, not 0 times",
    "a delay is at most 600000 ms, not 600001",
    "a refusal's status is 400 to 599, not 200",
    { cleared: 1 },
  ])
})

test("frames of a WebSocket go wrong too: answers by their call, events by their own method", async () => {
  const path = "/ext/bc/C/ws"
  const frames: (string | undefined)[] = []
  const session = running.devnet.node.find(path)?.connect?.((frame) => frames.push(frame))
  const ask = (id: number, method: string, params: unknown[] = []) =>
    session?.receive(JSON.stringify({ jsonrpc: "2.0", id, method, params }))
  await ask(1, "eth_subscribe", ["newHeads"])
  await cheat("addFault", { kind: "drop", path, method: "eth_subscription", times: 1 })
  await cheat("addFault", { kind: "drop", path, method: "eth_chainId", times: 1 })
  await cheat("addFault", { kind: "garble", path, method: "net_version", times: 1, seed: "b" })
  frames.length = 0
  await ask(2, "eth_chainId")
  await ask(3, "net_version")
  await ask(4, "evm_mine")
  await ask(5, "evm_mine")
  await cheat("addFault", { kind: "refuse", path })
  await ask(6, "eth_chainId")
  const [garbled, ...right] = frames
  expect(garbled).toBe(garble('{"jsonrpc":"2.0","id":3,"result":"43112"}\n', new Random("b")))
  expect(right.map((frame) => frame && /"(?:id":\d|method":"\w+)/.exec(frame)?.[0])).toEqual([
    '"id":4',
    '"method":"eth_subscription',
    '"id":5',
    undefined,
  ])
  session?.end()
})

test("a garbled text is never the same, in each of the ways", () => {
  const random = new Random("ways")
  const ways = Array.from({ length: 200 }, () => garble(rightAnswer, random))
  expect(ways).not.toContain(rightAnswer)
  expect(ways.some((text) => text.startsWith("<html>"))).toBe(true)
  expect(ways.some((text) => rightAnswer.startsWith(text))).toBe(true)
  expect(ways.some((text) => text.length === rightAnswer.length)).toBe(true)
})
