import { EvmNode, type NodeCall, RpcError } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { type House, runHouse } from "../../../test/evm/house.ts"
import { createNode } from "./node.ts"

const hashesOf = ({ blocks }: FakeChain) => blocks.map(({ block }) => block.hash)
const text = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { "content-type": "application/json", ...headers } })
const refuse = (code: number, message: string) => () => {
  throw new RpcError(code, message)
}

/** Whether a request is for blocks rather than for the head. */
const asksBlocks = (calls: readonly NodeCall[]) => calls.some(({ params }) => params[1] === true)

/** Indexes a chain from a faulty node, and checks that nothing is missing at the end. */
async function outlive(node: EvmNode<FakeChain>): Promise<House> {
  const house = runHouse([node])
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  await house.stop()
  return house
}

const responses: Readonly<Record<string, (signal?: AbortSignal) => Response | Promise<Response>>> = {
  "HTTP 429 with Retry-After": () => text("slow down", 429, { "retry-after": "2" }),
  "HTTP 500": () => text("oh no", 500),
  "HTTP 502 in HTML": () => text("<html>bad gateway</html>", 502),
  "HTTP 503, not bootstrapped": () => text("API call rejected because chain is not done bootstrapping", 503),
  "HTTP 404": () => text("404 page not found", 404),
  "no JSON": () => text("<html></html>"),
  "JSON cut off": () => text('[{"jsonrpc":"2.0","id":1,"result":{"number":"0x'),
  "an empty body": () => text(""),
  null: () => text("null"),
  "an empty array": () => text("[]"),
  "a refused connection": () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) })
  },
  "an answer that breaks off": () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("[{"))
          controller.error(new Error("socket hang up"))
        },
      }),
    ),
  "no answer": () => new Promise(() => {}),
}

test.each(Object.keys(responses))("%s is outlived without a gap", async (name) => {
  const node = new EvmNode(new FakeChain(40))
  let failures = 0
  node.intercept = (calls) => (asksBlocks(calls) && failures++ < 4 ? responses[name]?.() : undefined)
  const house = runHouse([node])
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  expect(failures).toBeGreaterThan(4)
  expect(house.progress().faults).toBeGreaterThan(0)
  await house.stop()
})

const refusals: readonly (readonly [code: number, message: string])[] = [
  [-32000, "cannot query unfinalized data"],
  [-32000, "header not found"],
  [-32000, "requested epoch was a null round"],
  [-32001, "block not found"],
  [-32005, "limit exceeded"],
  [-32005, "daily request count exceeded, request rate limited"],
  [429, "Your app has exceeded its compute units per second capacity"],
  [-32603, "internal error"],
  [-32003, "response too large"],
  [-32600, "batch too large"],
]

test.each(refusals)("error %i %s is outlived without a gap", async (code, message) => {
  const node = new EvmNode(new FakeChain(40))
  let failures = 0
  node.override = ({ params }) => (params[1] === true && failures++ < 12 ? refuse(code, message)() : undefined)
  const house = await outlive(node)
  expect(failures).toBeGreaterThan(12)
  expect(house.progress().state).toBe("stopped")
})

test("null for a block or its receipts at the head is asked again", async () => {
  const node = new EvmNode(new FakeChain(10))
  const house = runHouse([node])
  await house.synced(node)
  let nulls = 0
  node.override = ({ method, params }) =>
    params[1] !== false && method.startsWith("eth_getBlock") && nulls++ < 7 ? null : undefined
  node.chain.grow(1)
  await house.synced(node)
  expect(nulls).toBeGreaterThan(7)
  await house.stop()
})

const lies: Readonly<Record<string, (call: NodeCall, honest: FakeChain) => unknown>> = {
  "another block": ({ method, params }, { blocks }) =>
    method === "eth_getBlockByNumber" && params[0] === "0x5" && params[1] === true ? blocks[6]?.block : undefined,
  "a block of another parent": ({ method, params }, { blocks }) =>
    method === "eth_getBlockByNumber" && params[0] === "0x5" && params[1] === true
      ? { ...blocks[5]?.block, parentHash: blocks[3]?.block.hash }
      : undefined,
  "receipts of another block": ({ method, params }, { blocks }) =>
    method === "eth_getBlockReceipts" && params[0] === "0x5" ? blocks[6]?.receipts : undefined,
  "too few receipts": ({ method, params }, { blocks }) =>
    method === "eth_getBlockReceipts" && params[0] === "0x5" ? blocks[5]?.receipts.slice(1) : undefined,
  "receipts without their logs": ({ method, params }, { blocks }) =>
    method === "eth_getBlockReceipts" && params[0] === "0x5"
      ? blocks[5]?.receipts.map((one) => ({ ...one, logs: [] }))
      : undefined,
  "a null receipt": ({ method, params }, { blocks }) =>
    method === "eth_getBlockReceipts" && params[0] === "0x5" ? blocks[5]?.receipts.map(() => null) : undefined,
  "a number for a block": ({ params }) => (params[0] === "0x5" && params[1] === true ? 5 : undefined),
}

test.each(Object.keys(lies))("%s is noticed, and asked again", async (name) => {
  const node = new EvmNode(new FakeChain(20))
  let told = 0
  node.override = (call) => {
    const lie = told < 5 ? lies[name]?.(call, node.chain) : undefined
    if (lie !== undefined) told++
    return lie
  }
  const house = await outlive(node)
  expect(told).toBe(5)
  expect(house.progress().faults).toBeGreaterThanOrEqual(5)
  expect(house.writer.batches.flatMap(({ transfers }) => transfers).length).toBe(19 * 2)
})

test("the second endpoint takes over while the first fails, and gives it back", async () => {
  const chain = new FakeChain(30)
  const [first, second] = [new EvmNode(chain), new EvmNode(chain)]
  let isDown = true
  first.intercept = () => (isDown ? text("down", 500) : undefined)
  const house = runHouse([first, second])
  await house.synced(first)
  expect(house.writer.hashes).toEqual(hashesOf(chain))
  isDown = false
  await house.clock.pass(60_000)
  first.requests.length = 0
  second.requests.length = 0
  chain.grow(1)
  await house.synced(first)
  expect(first.requests.length).toBeGreaterThan(0)
  expect(second.methods.filter((method) => method !== "eth_getBlockByNumber")).toEqual([])
  await house.stop()
})

test("an endpoint that lags behind the others is not waited for", async () => {
  const chain = new FakeChain(30)
  const [stuck, sound] = [new EvmNode(chain.copy()), new EvmNode(chain)]
  const house = runHouse([stuck, sound])
  await house.synced(sound)
  chain.grow(5)
  await house.synced(sound)
  expect(house.writer.hashes).toEqual(hashesOf(chain))
  await house.stop()
})

test("a node without eth_getBlockReceipts is asked for each receipt", async () => {
  const node = new EvmNode(new FakeChain(20, { transactions: 3 }))
  node.offersBlockReceipts = false
  const house = runHouse([node])
  await house.synced(node)
  expect(house.writer.batches.flatMap(({ transactions }) => transactions).length).toBe(19 * 3)
  expect(node.methods.filter((method) => method === "eth_getTransactionReceipt").length).toBe(19 * 3)
  expect(house.progress().faults).toBe(0)
  await house.stop()
})

test("a node that refuses eth_getBlockReceipts time and again is asked for each receipt", async () => {
  const node = new EvmNode(new FakeChain(20))
  node.override = ({ method }) => (method === "eth_getBlockReceipts" ? refuse(-32603, "internal error")() : undefined)
  const house = runHouse([node])
  await house.synced(node)
  expect(node.methods.filter((method) => method === "eth_getTransactionReceipt").length).toBe(19 * 2)
  await house.stop()
})

test("a node whose eth_getBlockReceipts takes no hash is asked by number", async () => {
  const node = new EvmNode(new FakeChain(5))
  node.override = ({ method, params }) =>
    method === "eth_getBlockReceipts" && String(params[0]).length === 66
      ? refuse(-32602, "invalid argument 0")()
      : undefined
  const house = runHouse([node])
  await house.synced(node)
  node.chain.grow(1)
  await house.synced(node)
  expect(house.progress().faults).toBe(0)
  await house.stop()
})

test("a node that refuses batches is asked for one call at a time", async () => {
  const node = new EvmNode(new FakeChain(12))
  node.intercept = (calls) => (calls.length > 1 ? text("batches are not supported", 400) : undefined)
  const house = runHouse([node])
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  expect(node.requests.at(-1)?.length).toBe(1)
  await house.stop()
})

test("a node that takes few calls in a batch gets no more", async () => {
  const node = new EvmNode(new FakeChain(200))
  node.intercept = (calls) =>
    calls.length > 10
      ? text('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}')
      : undefined
  const house = runHouse([node])
  await house.synced(node)
  const refused = node.requests.filter(({ length }) => length > 10)
  expect(refused.length).toBeLessThan(10)
  await house.stop()
})

test("answers that are too large for memory are asked for in parts", async () => {
  const node = new EvmNode(new FakeChain(60, { transactions: 4, padding: 20_000 }))
  const house = runHouse([node], { maxBufferBytes: 600_000 })
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  expect(house.progress().faults).toBe(0)
  await house.stop()
})

test("no secret of an RPC URL is logged or shown", async () => {
  const secret = "s3cr3t-0123456789abcdef"
  const told: unknown[] = []
  const direct = createNode({
    chain: { chainId: "43112", rpcUrls: [`https://user:${secret}@rpc.test/v1/${secret}?key=${secret}`] },
    clock: new VirtualClock(),
    log: (...line) => told.push(line),
    fetch: async (input) => text(`no account for ${secret} at ${String(input)}`, 401),
  })
  const error: unknown = await direct.latest(new AbortController().signal).catch((error: unknown) => error)
  expect(String(error)).toBe("NodeFault: rpc.test: HTTP 401: no account for … at https://rpc.test/v1/……")
  expect(JSON.stringify(told)).not.toContain(secret)
})

test("a user and a password in an RPC URL become a header", async () => {
  const seen: unknown[] = []
  const direct = createNode({
    chain: { chainId: "43112", rpcUrls: ["https://us%40er:pa%ss@rpc.test/v1"] },
    clock: new VirtualClock(),
    log: () => {},
    fetch: async (input, init) => {
      seen.push([String(input), new Headers(init?.headers).get("authorization")])
      return text("", 500)
    },
  })
  await direct.latest(new AbortController().signal).catch(() => {})
  expect(seen).toEqual([["https://rpc.test/v1", `Basic ${btoa("us@er:pa%ss")}`]])
})

/** A node without an indexer, and calls of this many contracts, the first of which fail. */
function contracts(count: number, failing: number, refusal = new RpcError(3, "execution reverted")) {
  const fake = new EvmNode(new FakeChain(1))
  fake.override = ({ method, params }) => {
    if (method !== "eth_call") return undefined
    if (Number(params[0]) < failing) throw refusal
    return params[0]
  }
  const options = {
    chain: { chainId: "43112", rpcUrls: ["https://rpc.test"] },
    clock: new VirtualClock(),
    log: () => {},
  }
  const node = createNode({ ...options, fetch: fake.fetch })
  const calls = Array.from({ length: count }, (_, at) => ({ method: "eth_call", params: [`0x${at.toString(16)}`] }))
  const ask = () => node.requestTogether(calls, new AbortController().signal)
  const sizes = () => fake.requests.filter(([call]) => call?.method === "eth_call").map(({ length }) => length)
  return { fake, ask, sizes }
}

test("calls of contracts go out in one request, each with what became of it", async () => {
  const { ask, sizes } = contracts(4, 1)
  const outcomes = await ask()
  expect(outcomes.map(({ result, fault }) => result ?? fault?.kind)).toEqual(["refused", "0x1", "0x2", "0x3"])
  expect(sizes()).toEqual([4])
})

test("contracts that all fail, however often, make no later request smaller", async () => {
  const { ask, sizes } = contracts(4, 4)
  for (let times = 0; times < 5; times += 1) await ask()
  expect(sizes()).toEqual([4, 4, 4, 4, 4])
})

test("nothing is told of calls of which one may be answered a moment later, nor where the request fails", async () => {
  const { ask } = contracts(4, 1, new RpcError(-32000, "header not found"))
  expect(await ask()).toEqual([])
  const gone = contracts(4, 0)
  gone.fake.intercept = (calls) => (calls[0]?.method === "eth_call" ? text("oh no", 500) : undefined)
  expect(await gone.ask()).toEqual([])
})
