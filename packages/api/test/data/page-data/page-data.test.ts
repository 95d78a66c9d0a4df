import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { eventTopic, selectorOf } from "../../../src/data/methods/selector.ts"
import { build, type House, now } from "../house.ts"
import { answersOf, contract, Ledger, wallet } from "../ledger.ts"
import { MethodsNode } from "./methods-node.ts"

const chainId = "43112"
const [owner, spender, other] = [wallet(1), wallet(2), wallet(3)]
const [token, collection] = [contract(5), contract(6)]
const approval = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"
const approvalForAll = "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31"
const word = (value: string | number) =>
  typeof value === "number" ? value.toString(16).padStart(64, "0") : value.slice(2).padStart(64, "0")

let folder: string
let house: House
let node: MethodsNode

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-page-data-"))
  const input = { name: "amount", type: "uint" }
  await writeFile(join(folder, `${token}.json`), JSON.stringify([{ type: "function", name: "mint", inputs: [input] }]))
  const error = { type: "error", name: "Frozen", inputs: [{ name: "parts", type: "tuple[]", components: [input] }] }
  await writeFile(
    join(folder, "all.json"),
    JSON.stringify({ abi: [error, { type: "event", name: "Calved", inputs: [] }] }),
  )
  node = new MethodsNode()
  const pages = { paths: ["/explorer/"], find: async () => undefined }
  house = await build({ pages, nodes: { fetch: node.fetch }, abis: [folder] })
})
afterEach(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

async function told(path: string) {
  const response = await fetch(`${house.service.url}/explorer/chains/${path}`)
  return {
    status: response.status,
    origin: response.headers.get("access-control-allow-origin"),
    body: await response.json(),
  }
}

test("a trace comes from the archive, or else from the node, and no other origin may read it", async () => {
  const ledger = new Ledger(chainId)
  const batch = ledger.block(now, [{ from: owner, to: spender }])
  const answers = answersOf.get(batch)
  const trace = { type: "CALL", from: owner, gas: "0x1", gasUsed: "0x1", input: "0x" }
  answersOf.set(batch, { ...(answers as NonNullable<typeof answers>), traces: [{ result: trace }] })
  await house.write(chainId, batch)
  node.methods.set("debug_traceTransaction", () => ({ type: "CREATE" }))
  expect(await told(`${chainId}/traces/${ledger.txHash(0, 0)}`)).toEqual({
    status: 200,
    origin: null,
    body: { source: "archive", trace },
  })
  expect(node.asked).toEqual([])
  const unknown = `0x${"77".repeat(32)}`
  expect((await told(`${chainId}/traces/${unknown}`)).body).toEqual({ source: "node", trace: { type: "CREATE" } })
})

test("a change of state is traced by the node as a difference", async () => {
  node.methods.set("debug_traceTransaction", () => ({ pre: {}, post: {} }))
  const hash = `0x${"77".repeat(32)}`
  expect((await told(`${chainId}/states/${hash}`)).body).toEqual({ source: "node", state: { pre: {}, post: {} } })
  expect(node.asked[0]?.params).toEqual([hash, { tracer: "prestateTracer", tracerConfig: { diffMode: true } }])
})

test("what no node tells is a reason, without the node's words", async () => {
  expect(await told(`${chainId}/states/0x${"77".repeat(32)}`)).toMatchObject({
    status: 200,
    body: { reason: "the node does not offer this method" },
  })
  expect(await told(`7/pending/${owner}`)).toMatchObject({
    status: 200,
    body: { reason: "this service has no node of the chain to ask" },
  })
})

test.each([
  ["77/traces/0x1", 404],
  [`${chainId}/traces/0x1`, 400],
  [`${chainId}/approvals/0x${"1".repeat(41)}`, 400],
])("%s is refused with %i", async (path, status) => {
  expect((await told(path)).status).toBe(status)
  expect(node.asked).toEqual([])
})

test("an entry comes from the contract's own ABI, or from one for all contracts", async () => {
  const mint = { type: "function", name: "mint", inputs: [{ name: "amount", type: "uint256" }], id: "0xa0712d68" }
  const parts = [`${token}.0xa0712d68`, `${collection}.0xa0712d68`, "nonsense", `${token}.0x12345678`]
  expect((await told(`${chainId}/abis?of=${parts}`)).body).toEqual({ entries: { [`${token}.0xa0712d68`]: mint } })
  const [event, error] = [eventTopic("Calved()"), selectorOf("Frozen((uint256)[])")]
  const { entries } = (await told(`${chainId}/abis?of=${token}.${event},${collection}.${error}`)).body as {
    readonly entries: Readonly<Record<string, { readonly name: string }>>
  }
  expect(Object.entries(entries).map(([part, { name }]) => [part, name])).toEqual([
    [`${token}.${event}`, "Calved"],
    [`${collection}.${error}`, "Frozen"],
  ])
})

test("a token of a list is listed or spam, one that looks like it is an imitation, and no list says anything of others", async () => {
  const lists = join(folder, "lists")
  const list = join(folder, "tokens.list")
  const of = (address: string, symbol: string, tags: readonly string[] = []) => ({
    chainId: 43112,
    address,
    name: symbol,
    symbol,
    tags,
  })
  await writeFile(list, JSON.stringify({ tokens: [of(token, "WUSD"), of(collection, "FREE", ["spam"])] }))
  const pages = { paths: [lists], find: async () => undefined }
  const listed = await build({ pages, tokenLists: [list] })
  try {
    const ledger = new Ledger(chainId)
    const imitations = [contract(8), contract(9), contract(10)]
    const deploys = imitations.map((address) => ({ address }))
    const writer = await listed.write(chainId, ledger.block(now, [{ from: owner, deploys }]))
    await writer.saveContracts(
      ["W-USD", "Winter", "ice"].map((symbol, at) => ({
        ...{ address: imitations[at] as `0x${string}`, ercType: "ERC-20", name: "Any", symbol, attempts: 1 },
      })),
    )
    const response = await fetch(
      `${listed.service.url}/explorer/chains/${chainId}/standings?of=${[token, collection, ...imitations]}`,
    )
    expect(Object.values(((await response.json()) as { standings: object }).standings)).toEqual([
      ...["listed", "spam", "imitation", "unlisted"],
      // The chain's native token is ICE.
      "imitation",
    ])
  } finally {
    await listed.close()
  }
})

interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly blockNumber: string
  readonly transactionHash: string
}

/** A node with approvals at blocks 1, 2 ..., and with the state of the tokens by selector. */
function approvals(
  logs: readonly (readonly [address: string, ...topics: string[]])[],
  states: Readonly<Record<string, string>>,
) {
  const all = logs.map(
    ([address, ...topics], at): Log => ({
      ...{
        address,
        data: "0x",
        logIndex: "0x0",
        transactionIndex: "0x0",
        removed: false,
        blockHash: `0x${word(at + 1)}`,
      },
      topics: topics.map((topic) => (topic.length === 66 ? topic : `0x${word(topic)}`)),
      blockNumber: `0x${(at + 1).toString(16)}`,
      transactionHash: `0x${word(at + 1)}`,
    }),
  )
  node.methods.set("eth_blockNumber", () => "0x1388")
  node.methods.set("eth_call", ({ to, data }: { to: string; data: string }) => {
    const state = states[`${to.toLowerCase()} ${data.slice(0, 10)}`]
    if (state === undefined) throw new Error("execution reverted")
    return state
  })
  return all
}

const spent = { token, spender, kind: "amount", amount: "7", blockNumber: 2, txHash: `0x${word(2)}` }

test("an approval in force is told once with what is left of it, and one that is spent or taken back is not", async () => {
  const logs = approvals(
    [
      [token, approval, owner, spender],
      [token, approval, owner, spender],
      [collection, approval, owner, spender, `0x${word(9)}`],
      [collection, approval, owner, other, `0x${word(9)}`],
      [collection, approvalForAll, owner, other],
      [contract(8), approval, owner, spender],
    ],
    {
      [`${token} 0xdd62ed3e`]: `0x${word(7)}`,
      [`${collection} 0x081812fc`]: `0x${word(other)}`,
      [`${collection} 0xe985e9c5`]: `0x${word(0)}`,
    },
  )
  node.methods.set("eth_getLogs", () => logs)
  expect((await told(`${chainId}/approvals/${owner}`)).body).toEqual({
    items: [
      { token: collection, spender: other, kind: "token", tokenId: "9", blockNumber: 4, txHash: `0x${word(4)}` },
      spent,
    ],
    fromBlock: 0,
    toBlock: 5_000,
    notAsked: 0,
  })
})

test("a node that limits the range of blocks is asked for one part after the other", async () => {
  const logs = approvals([[token, approval, owner, spender]], { [`${token} 0xdd62ed3e`]: `0x${word(7)}` })
  node.methods.set("eth_getLogs", ({ fromBlock, toBlock }: { fromBlock: string; toBlock: string }) => {
    if (Number(toBlock) - Number(fromBlock) >= 2_048) throw new Error("the range is too large")
    return Number(fromBlock) <= 1 ? logs : []
  })
  expect((await told(`${chainId}/approvals/${owner}`)).body).toMatchObject({
    items: [{ token, spender, amount: "7" }],
    fromBlock: 0,
  })
  expect(node.asked.filter(({ method }) => method === "eth_getLogs")).toHaveLength(4)
})

test("a node that takes long is asked for no more windows, and a further search goes on before them", async () => {
  const logs = approvals([[token, approval, owner, spender]], { [`${token} 0xdd62ed3e`]: `0x${word(7)}` })
  const windows: string[] = []
  vi.spyOn(performance, "now").mockImplementation(() => windows.length * 1_500)
  node.methods.set("eth_getLogs", ({ fromBlock, toBlock }: { fromBlock: string; toBlock: string }) => {
    windows.push(`${Number(fromBlock)} to ${Number(toBlock)}`)
    return Number(fromBlock) <= 1 ? logs : []
  })
  node.methods.set("eth_blockNumber", () => "0x2710")
  const first = (await told(`${chainId}/approvals/${owner}`)).body
  const second = (await told(`${chainId}/approvals/${owner}?before=3857`)).body
  vi.restoreAllMocks()
  expect(windows).toEqual(["7953 to 10000", "5905 to 7952", "3857 to 5904", "1809 to 3856", "0 to 1808"])
  expect([first, second]).toMatchObject([
    { items: [], fromBlock: 3_857, toBlock: 10_000 },
    { items: [{ token, spender, amount: "7" }], fromBlock: 0, toBlock: 3_856 },
  ])
})

test("a node that refuses a later window takes nothing from what was found before it", async () => {
  const logs = approvals([[token, approval, owner, spender]], { [`${token} 0xdd62ed3e`]: `0x${word(7)}` })
  node.methods.set("eth_getLogs", ({ toBlock }: { toBlock: string }) => {
    if (Number(toBlock) < 5_000) throw new Error("too many requests")
    return logs
  })
  expect((await told(`${chainId}/approvals/${owner}`)).body).toMatchObject({
    items: [{ token, spender, amount: "7" }],
    fromBlock: 2_953,
    toBlock: 5_000,
  })
})

test("a search before something that is no block is refused", async () => {
  expect((await told(`${chainId}/approvals/${owner}?before=0x10`)).status).toBe(400)
  expect(node.asked).toEqual([])
})
