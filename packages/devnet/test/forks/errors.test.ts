import type { Hex } from "viem"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import type { ForkOptions } from "../../src/fork/fork-options.ts"
import { addressOf, alice, bob, send, signed } from "./accounts.ts"
import { callOf } from "./call.ts"
import { creations, transferOf } from "./programs.ts"
import { type UpstreamNetwork, upstreamNetwork } from "./upstream.ts"

interface RpcCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** What the node does with a call instead of answering it. */
type Fault = (call: RpcCall, answer: () => Promise<Response>) => Promise<Response | undefined> | Response | undefined

let upstream: UpstreamNetwork
let token: Hex
let tip: { readonly number: bigint; readonly hash: Hex }
let fault: Fault = () => undefined

const secretUrl = "https://user:password@node.test/secret-key/ext/bc/C/rpc?token=secret"
const shown = "https://node.test/ext/bc/C/rpc"

beforeAll(async () => {
  upstream = await upstreamNetwork()
  const { chain } = upstream.devnet.chains.c
  await chain.edit((state) => state.updateAccount(addressOf(alice), { balance: 10n ** 20n }))
  token = (await send(chain, { from: alice, data: creations.coin([addressOf(alice)]) })) as Hex
  tip = { number: chain.tip.header.number, hash: chain.tip.hash }
})
beforeEach(() => {
  fault = () => undefined
})

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init })
const refusal =
  (message: string, code = -32_000) =>
  ({ id }: RpcCall) =>
    json({ jsonrpc: "2.0", id, error: { code, message } })

/** The node behind a URL with secrets, with its faults. */
const faulty: typeof fetch = async (_url, init = {}) => {
  const call: RpcCall = JSON.parse(String(init.body))
  const answer = () => upstream.fetch("http://node.test/ext/bc/C/rpc", { ...init, body: String(init.body) })
  return (await fault(call, answer)) ?? answer()
}

const forked = (options: Partial<ForkOptions> = {}, onFault?: (error: unknown) => void) =>
  Devnet.create({
    seed: "fork",
    clock: { start: upstream.devnet.network.clock.now(), isStopped: true },
    fork: { url: secretUrl, fetch: faulty, ...options },
    onFault,
  })

const failure = async (options: Partial<ForkOptions> = {}): Promise<string> =>
  forked(options).then(
    () => "no error",
    (error: Error) => `${error.name}: ${error.message}`,
  )

const of = (wanted: string) => (call: RpcCall) => call.method === wanted
const after = () => `after block ${tip.number} (${tip.hash})`

test("a node that has pruned the state is named with the block, without credentials, and with the way out", async () => {
  fault = (call) => (of("eth_getProof")(call) ? refusal("missing trie node 1a2b (path )")(call) : undefined)
  const message = await failure()
  expect(message).toBe(
    `UpstreamError: ${shown} does not give a proof of an account ${after()}: it has no state of that block, or not any more; fork a newer block, or a node with all states (an archive): missing trie node 1a2b (path )`,
  )
})

test("a block that the node does not have is named", async () => {
  expect(await failure({ block: 9_999_999n })).toContain(`${shown} does not give block 9999999: `)
  const hash = `0x${"ab".repeat(32)}`
  expect(await failure({ block: hash })).toBe(`UpstreamError: ${shown} has no block ${hash}`)
  expect(await failure({ block: "yesterday" })).toContain('not at "yesterday"')
  expect(await failure({ url: "ftp://node.test" })).toBe("UpstreamError: The URL of a fork is one of http or https.")
})

test("state that goes missing later is an error of the call that needs it, which names the account", async () => {
  const fork = await forked()
  fault = (call) => (of("eth_getProof")(call) ? refusal("missing trie node 1a2b (path )")(call) : undefined)
  const stranger = `0x${"e7".repeat(20)}`
  const { error } = (await callOf(fork)("eth_getBalance", [stranger, "latest"])) as {
    error: { code: number; message: string }
  }
  expect(error.code).toBe(-32_000)
  expect(error.message).toContain(`${shown} does not give the account ${stranger} ${after()}`)
})

test("a transaction that needs missing state is dropped with the reason; the next ones run", async () => {
  const faults: string[] = []
  const fork = await forked({}, (error) => void faults.push((error as Error).message))
  const { chain } = fork.chains.c
  const { number } = chain.tip.header
  const isOfToken = (call: RpcCall) => call.method === "eth_getProof" && call.params[0] === token
  fault = (call) => (isOfToken(call) ? refusal("missing trie node 1a2b (path )")(call) : undefined)
  await chain.issue(await signed(chain, { from: alice, to: token, data: transferOf(addressOf(bob), 1n) }))
  await fork.producer.mine()
  expect(faults).toEqual([expect.stringContaining(`${shown} does not give the account ${token} ${after()}`)])
  expect([chain.pool.size, chain.tip.header.number]).toEqual([0, number])
  await chain.issue(await signed(chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n }))
  await fork.producer.mine()
  expect([chain.pool.size, chain.tip.header.number]).toEqual([0, number + 1n])
})

test("a transaction waits while the node is away, and runs when it is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] })
  try {
    const faults: string[] = []
    const fork = await forked({}, (error) => void faults.push((error as Error).message))
    const { chain } = fork.chains.c
    await chain.issue(await signed(chain, { from: alice, to: token, data: transferOf(addressOf(bob), 1n) }))
    fault = () => Promise.reject(new TypeError("fetch failed"))
    const mined = fork.producer.mine()
    await vi.advanceTimersByTimeAsync(60_000)
    await mined
    expect([...new Set(faults)]).toEqual([
      expect.stringContaining(`${shown} does not give the account ${token} ${after()}`),
    ])
    expect(chain.pool.size).toBe(1)
    fault = () => undefined
    await fork.producer.mine()
    expect([chain.pool.size, new Set(faults).size]).toEqual([0, 1])
  } finally {
    vi.useRealTimers()
  }
})

test.each(["eth_getProof", "eth_getCode"])("a node that lies in %s is caught", async (method) => {
  const fork = await forked()
  fault = async (call, answer) => {
    if (call.method !== method) return undefined
    const { result, ...head } = await (await answer()).json()
    if (method === "eth_getCode") return json({ ...head, result: "0x6001" })
    // The proof of another account.
    const params = [addressOf(bob), [], call.params[2]]
    const other = await upstream.fetch("http://node.test/ext/bc/C/rpc", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: call.id, method, params }),
    })
    const { accountProof } = (await other.json()).result
    return json({ ...head, result: { ...result, accountProof: accountProof.slice(0, 1), balance: "0xffff" } })
  }
  const { error } = (await callOf(fork)("eth_getCode", [token, "latest"])) as { error: { message: string } }
  const what = method === "eth_getCode" ? `the code of ${token}` : `the account ${token}`
  expect(error.message).toContain(`${shown} answers wrongly about ${what} ${after()}: `)
})

test("a node whose proofs are of another state than the block's is refused", async () => {
  fault = async ({ method }, answer) => {
    if (method !== "eth_getBlockByNumber") return undefined
    const { result, ...head } = await (await answer()).json()
    return json({ ...head, result: { ...result, stateRoot: `0x${"11".repeat(32)}` } })
  }
  // The header is not that of the block's hash either, as on a chain with other headers: then proofs do not count.
  const fork = await forked()
  expect(fork.network.fork?.unchecked.length).toBe(2)
  fault = async ({ method }, answer) => {
    if (method !== "eth_getProof") return undefined
    const { result, ...head } = await (await answer()).json()
    return json({ ...head, result: { ...result, accountProof: ["0xc0"] } })
  }
  expect(await failure()).toContain(
    `${shown} answers wrongly about a proof of an account ${after()}: it is of the state `,
  )
})

test("a node without proofs is said to be unchecked, and read all the same", async () => {
  fault = (call) =>
    of("eth_getProof")(call)
      ? refusal("the method eth_getProof does not exist/is not available", -32_601)(call)
      : undefined
  const fork = await forked()
  expect(fork.network.fork?.unchecked).toEqual([
    `The state after block ${tip.number} is not checked: the node gives no proofs (the method eth_getProof does not exist/is not available).`,
  ])
  const { chain } = fork.chains.c
  await send(chain, { from: alice, to: token, data: transferOf(addressOf(bob), 9n) })
  expect(chain.tip.receipts[0]?.succeeded).toBe(true)
})

test("a limited node is waited for as it says, within bounds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] })
  try {
    let limited = 2
    const waits: number[] = []
    const limit = (seconds: number) => {
      waits.push(performance.now())
      return json({}, { status: 429, headers: { "retry-after": String(seconds) } })
    }
    fault = ({ method }) => (method === "eth_getProof" && limited-- > 0 ? limit(5) : undefined)
    const fork = forked()
    await vi.advanceTimersByTimeAsync(12_000)
    expect((await fork).network.fork?.unchecked).toEqual([])
    expect((waits[1] ?? 0) - (waits[0] ?? 0)).toBeGreaterThanOrEqual(5_000)
    fault = ({ method }) => (method === "eth_getProof" ? limit(3_600) : undefined)
    expect(await failure()).toContain("it limits requests, for longer than a fork waits: ")
  } finally {
    vi.useRealTimers()
  }
})

test("a slow node ends in an error with the wanted value, not in a call that never ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] })
  try {
    fault = ({ method }) => (method === "eth_getProof" ? new Promise(() => {}) : undefined)
    const message = failure()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await message).toContain(`${shown} does not give a proof of an account ${after()}: it does not answer: `)
  } finally {
    vi.useRealTimers()
  }
})

test("identical reads are one request, and at most eight are under way", async () => {
  const fork = await forked()
  let running = 0
  let most = 0
  const asked: string[] = []
  fault = async (call, answer) => {
    asked.push(JSON.stringify([call.method, call.params]))
    most = Math.max(most, ++running)
    const given = await answer()
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    return given
  }
  const addresses = Array.from({ length: 30 }, (_, at) => `0x${(0x10_00 + at).toString(16).padStart(40, "0")}` as Hex)
  const { upstream: state } = fork.network.fork ?? {}
  await Promise.all([...addresses, ...addresses].map((address) => state?.account(address)))
  expect([asked.length, new Set(asked).size]).toEqual([30, 30])
  expect(most).toBe(8)
})
