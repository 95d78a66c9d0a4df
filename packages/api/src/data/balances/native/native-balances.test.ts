import { expect, test, vi } from "vitest"
import { NativeBalances } from "./native-balances.ts"

const [address, other] = [
  "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa0001",
  "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa0002",
] as const
const block = { hash: `0x${"7".repeat(64)}` } as const
const later = { hash: `0x${"8".repeat(64)}` } as const

interface Sent {
  readonly url: string
  readonly authorization: string | null
  readonly method: string
  readonly params: readonly unknown[]
}

/** Nodes that answer by their host: a result, or an error of JSON-RPC, or a failure. */
function nodes(
  answers: Record<string, { result?: unknown; error?: { code: number; message: string } } | Error | Response>,
) {
  const sent: Sent[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { id, method, params } = JSON.parse(await request.text())
    sent.push({ url: request.url, authorization: request.headers.get("authorization"), method, params })
    const answer = answers[new URL(request.url).host]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("no such host")
    if (answer instanceof Response) return answer.clone()
    return Response.json({ jsonrpc: "2.0", id, ...answer })
  })
  return { fetch, sent }
}

const told = { result: "0x1f4" }
const down = new Error("ECONNREFUSED http://user:secret@one/key-of-20-letters-xx")

function balancesOf(urls: readonly string[], fetch: typeof globalThis.fetch, more = {}) {
  const clock = { now: 0 }
  return { clock, native: new NativeBalances(urls, { fetch, clock: () => clock.now, ...more }) }
}

test("a node is asked by the block's hash, with the credentials of its URL in a header", async () => {
  const { fetch, sent } = nodes({ one: told })
  const { native } = balancesOf(["http://us%65r:p%zz@one/ext/bc/C/rpc?key=1"], fetch)
  expect(await native.at(address, block)).toBe(500n)
  expect(sent).toEqual([
    {
      url: "http://one/ext/bc/C/rpc?key=1",
      authorization: `Basic ${btoa("user:p%zz")}`,
      method: "eth_getBalance",
      params: [address, { blockHash: block.hash }],
    },
  ])
})

test("what was told of an address and a block is not asked again, while it is one of the last", async () => {
  const { fetch, sent } = nodes({ one: told })
  const { native } = balancesOf(["http://one"], fetch, { limit: 2 })
  for (const [who, when] of [
    [address, block],
    [address, block],
    [other, block],
    [address, later],
    [other, block],
    [address, block],
  ] as const)
    await native.at(who, when)
  expect(sent.map(({ params }) => params)).toEqual([
    [address, { blockHash: block.hash }],
    [other, { blockHash: block.hash }],
    [address, { blockHash: later.hash }],
    [address, { blockHash: block.hash }],
  ])
})

test("those who ask for the same at once share one question", async () => {
  const { fetch, sent } = nodes({ one: told })
  const { native } = balancesOf(["http://one"], fetch)
  expect(await Promise.all([native.at(address, block), native.at(address, block)])).toEqual([500n, 500n])
  expect(sent.length).toBe(1)
})

test("the next node answers for one that does not, which is left alone for two seconds", async () => {
  const { fetch, sent } = nodes({ one: down, two: told })
  const { native, clock } = balancesOf(["http://one", "http://two"], fetch)
  const hosts = () => sent.splice(0).map(({ url }) => new URL(url).host)
  await native.at(address, block)
  const first = hosts()
  await native.at(other, block)
  const meanwhile = hosts()
  clock.now += 2_000
  await native.at(address, later)
  expect([first, meanwhile, hosts()]).toEqual([["one", "two"], ["two"], ["one", "two"]])
})

test.each([
  ["a node that is down", down, "silent"],
  ["an answer that is no number", { result: "much" }, "invalid"],
  ["an answer longer than 32 bytes", { result: `0x1${"0".repeat(64)}` }, "invalid"],
  ["an answer that is missing", { result: null }, "invalid"],
  ["a method that is not there", { error: { code: -32601, message: "the method does not exist" } }, "invalid"],
  ["a page of a proxy", new Response("<html>", { status: 200 }), "invalid"],
  ["an error of a server", new Response("no", { status: 500 }), "invalid"],
  ["a node that has too much to do", new Response("no", { status: 503 }), "silent"],
  ["a node that is asked too often", new Response("no", { status: 429 }), "silent"],
  ["coreth without the block", { error: { code: -32000, message: "header for hash not found" } }, "behind"],
  ["coreth before it accepted", { error: { code: -32000, message: "cannot query unfinalized data" } }, "behind"],
  ["geth without the state", { error: { code: -32000, message: "missing trie node 6f (path )" } }, "pruned"],
  ["coreth without the state", { error: { code: -32000, message: "historical state 6f is not available" } }, "pruned"],
  [
    "reth without the state",
    { error: { code: -32602, message: "distance to target block exceeds maximum proof window" } },
    "pruned",
  ],
  ["nethermind without the state", { error: { code: -32000, message: "No state available for block 5" } }, "pruned"],
  ["erigon without the state", { error: { code: -32000, message: "state at block #5 is pruned" } }, "pruned"],
] as const)("%s: the reason is %s", async (_name, answer, reason) => {
  const { native } = balancesOf(["http://one"], nodes({ one: answer }).fetch)
  const error = await native.at(address, block).catch((error: unknown) => error)
  expect(error).toMatchObject({ name: "NoBalanceError", reason })
})

test("a node that answered with nonsense is left alone as long, and it is said why", async () => {
  const { fetch, sent } = nodes({ one: { result: "much" } })
  const { native, clock } = balancesOf(["http://one"], fetch)
  for (const who of [address, other]) await expect(native.at(who, block)).rejects.toMatchObject({ reason: "invalid" })
  expect(sent.length).toBe(1)
  clock.now += 2_000
  await expect(native.at(other, block)).rejects.toMatchObject({ reason: "invalid" })
  expect(sent.length).toBe(2)
})

test("nothing of what a node said or of its URL is in the error, at any depth", async () => {
  const { native } = balancesOf(["http://user:secret@one/key-of-20-letters-xx"], nodes({ one: down }).fetch)
  const error = await native.at(address, block).catch((error: unknown) => error as Error)
  expect((error as Error).cause).toBeUndefined()
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(/secret|key-of|ECONNREFUSED/)
})

test("a state is dropped for good only where every node says so", async () => {
  const pruned = { error: { code: -32000, message: "missing trie node 6f (path )" } }
  const behind = { error: { code: -32000, message: "header for hash not found" } }
  const invalid = { result: "much" }
  type Answer = typeof pruned | typeof invalid | Error
  const reasonOf = async (one: Answer, two: Answer) => {
    const { native } = balancesOf(["http://one", "http://two"], nodes({ one, two }).fetch)
    const error = await native.at(address, block).catch((error: unknown) => error)
    return (error as { reason: string }).reason
  }
  expect([
    await reasonOf(pruned, pruned),
    await reasonOf(pruned, behind),
    await reasonOf(down, pruned),
    await reasonOf(behind, down),
    await reasonOf(invalid, pruned),
    await reasonOf(invalid, behind),
    await reasonOf(down, invalid),
  ]).toEqual(["pruned", "behind", "silent", "silent", "invalid", "behind", "silent"])
})

test("a node that is late is given up, and the next question of the moment does not wait for it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    const fetch = vi.fn(
      (_input: RequestInfo | URL, init?: RequestInit) =>
        new Promise<Response>((_, reject) =>
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
        ),
    )
    const { native } = balancesOf(["http://one"], fetch, { timeout: 700 })
    const late = native.at(address, block).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(700)
    expect(await late).toMatchObject({ reason: "silent" })
    await expect(native.at(other, block)).rejects.toMatchObject({ reason: "silent" })
    expect(fetch.mock.calls.length).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test("64 questions are asked at once, and more are refused until one is answered", async () => {
  const waiting: (() => void)[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    const { id } = JSON.parse(await new Request(input, init).text())
    return Response.json({ jsonrpc: "2.0", id, ...told })
  })
  const { native } = balancesOf(["http://one"], fetch)
  const who = (at: number) => `0x${at.toString(16).padStart(40, "0")}` as const
  const asked = Array.from({ length: 64 }, (_, at) => native.at(who(at), block))
  await expect(native.at(who(64), block)).rejects.toMatchObject({ reason: "busy" })
  await vi.waitFor(() => expect(waiting.length).toBe(64), 20_000)
  for (const answer of waiting) answer()
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 64 }, () => 500n))
  const again = native.at(who(64), block)
  await vi.waitFor(() => expect(waiting.length).toBe(65), 20_000)
  waiting.at(-1)?.()
  expect(await again).toBe(500n)
})
