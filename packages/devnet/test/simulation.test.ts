import { createPublicClient, custom, parseEther, toHex as viemHex } from "viem"
import { simulateBlocks, simulateCalls } from "viem/actions"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { ask } from "./simulated-calls/exchanges.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const rich = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
const [one, two] = [`0x${"11".repeat(20)}`, `0x${"22".repeat(20)}`] as const
/** Sends the value of the call on to the first account, then logs its own balance: CALL(gas, one, CALLVALUE, 0, 0, 0, 0), LOG0(0, 32). */
const forwarder = `0x5f5f5f5f3473${"11".repeat(20)}5af1504760005260205fa000` as const
/** Sends the value on, then reverts. */
const reverter = `0x5f5f5f5f3473${"11".repeat(20)}5af1505f5ffd` as const
/** Returns the hash of the block before, and the number. */
const hasher = "0x600143034060005243602052604060 00f3".replace(" ", "") as `0x${string}`

let devnet: Devnet
beforeAll(async () => {
  devnet = await Devnet.create({
    seed: "simulation",
    hasSimulation: true,
    clock: { start, isStopped: true },
    l1s: [{ name: "firn", chainID: 99_555 }],
  })
})
afterAll(() => devnet.close())

const simulated = async (...params: readonly unknown[]) => {
  const { result, error } = await ask(devnet, "C", { method: "eth_simulateV1", params })
  return (error ?? result) as never
}
const client = () =>
  createPublicClient({
    transport: custom({
      request: async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
        const { result, error } = await ask(devnet, "C", { method, params: params ?? [] })
        if (error) throw Object.assign(new Error(error.message), error)
        return result
      },
    }),
  })

test("without the option the answer is the node's", async () => {
  const usual = await Devnet.create({ seed: "simulation", clock: { start, isStopped: true } })
  expect((await ask(usual, "C", { method: "eth_simulateV1", params: [{ blockStateCalls: [{}] }] })).error).toEqual({
    code: -32601,
    message: "the method eth_simulateV1 does not exist/is not available",
  })
  usual.close()
})

test("blocks follow each other, each with the state of the one before, and nothing of them stays", async () => {
  const { chain } = devnet.chains.c
  const { tip } = chain
  const before = chain.rootOf(tip)
  const blocks = (await simulated({
    blockStateCalls: [
      { stateOverrides: { [one]: { balance: "0x64" } }, calls: [{ from: one, to: two, value: "0x3c" }] },
      {
        blockOverrides: { number: viemHex(tip.header.number + 4n), time: viemHex(tip.header.timestamp + 60n) },
        calls: [{ from: two, to: one, value: "0x3c" }],
      },
    ],
    returnFullTransactions: true,
  })) as readonly Record<string, unknown>[]
  expect(
    blocks.map(({ number, timestamp, gasUsed, parentHash }) => ({ number, timestamp, gasUsed, parentHash })),
  ).toEqual(
    [1n, 2n, 3n, 4n].map((at, index) => ({
      number: viemHex(tip.header.number + at),
      timestamp: viemHex(tip.header.timestamp + (at === 4n ? 60n : at)),
      gasUsed: at === 1n || at === 4n ? "0x5208" : "0x0",
      parentHash: index === 0 ? tip.hash : blocks[index - 1]?.hash,
    })),
  )
  expect(
    blocks.map(({ transactions }) =>
      (transactions as readonly { from: string; to: string }[]).map(({ from, to }) => [from, to]),
    ),
  ).toEqual([[[one, two]], [], [], [[two, one]]])
  expect(blocks.map(({ calls }) => (calls as readonly { status: string }[]).map(({ status }) => status))).toEqual([
    ["0x1"],
    [],
    [],
    ["0x1"],
  ])
  expect({ root: chain.rootOf(chain.tip), tip: chain.tip.hash }).toEqual({ root: before, tip: tip.hash })
  expect((await ask(devnet, "C", { method: "eth_getBalance", params: [two, "latest"] })).result).toBe("0x0")
})

test("transfers are logs of a token, in order with others, and those that were reverted are none", async () => {
  const calls = [
    { from: rich, to: two, value: "0x7" },
    { from: rich, to: `0x${"33".repeat(20)}`, value: "0x8" },
  ]
  const stateOverrides = { [two]: { code: forwarder }, [`0x${"33".repeat(20)}`]: { code: reverter } }
  const [block] = (await simulated({ blockStateCalls: [{ stateOverrides, calls }], traceTransfers: true })) as [
    { readonly calls: readonly { readonly logs: readonly Record<string, unknown>[]; readonly error?: unknown }[] },
  ]
  const word = (address: string) => `0x${address.slice(2).padStart(64, "0")}`
  const transfer = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
  expect(
    block.calls.map(({ logs }) => logs.map(({ address, topics, data, logIndex }) => [address, topics, data, logIndex])),
  ).toEqual([
    [
      [`0x${"ee".repeat(20)}`, [transfer, word(rich), word(two)], word("0x7"), "0x0"],
      [`0x${"ee".repeat(20)}`, [transfer, word(two), word(one)], word("0x7"), "0x1"],
      [two, [], word("0x0"), "0x2"],
    ],
    [],
  ])
  expect(block.calls[1]?.error).toEqual({ code: 3, message: "execution reverted" })
})

test("code sees the numbers and the hashes of simulated blocks", async () => {
  const call = { to: two, data: "0x" }
  const [first, second] = (await simulated({
    blockStateCalls: [{ stateOverrides: { [two]: { code: hasher } }, calls: [call] }, { calls: [call] }],
  })) as unknown as readonly {
    readonly hash: string
    readonly number: string
    readonly calls: readonly { returnData: string }[]
  }[]
  const { tip } = devnet.chains.c.chain
  const seen = (hash: string, number: bigint) => `${hash}${number.toString(16).padStart(64, "0")}`
  expect([first, second].map((block) => block?.calls[0]?.returnData)).toEqual([
    seen(tip.hash, tip.header.number + 1n),
    seen(first?.hash ?? "", tip.header.number + 2n),
  ])
})

test.each([
  ["blocks that go back", [{ blockOverrides: { number: "0x0" } }], {}, -38020],
  ["times that go back", [{ blockOverrides: { time: "0x1" } }], {}, -38021],
  ["too many blocks", [{ blockOverrides: { number: "0x1000000" } }], {}, -38026],
  ["no blocks", [], {}, -32602],
  ["more gas than the block has", [{ calls: [{ gas: "0x7fffffff" }] }], {}, -38015],
  [
    "a nonce that was used",
    [{ stateOverrides: { [one]: { nonce: "0x2" } }, calls: [{ from: one, nonce: "0x1" }] }],
    { validation: true },
    -38010,
  ],
  ["a nonce that is not yet due", [{ calls: [{ from: one, nonce: "0x5" }] }], { validation: true }, -38011],
  ["a price below the base fee", [{ calls: [{ from: rich, to: one }] }], { validation: true }, -38012],
  ["a value that is not there", [{ calls: [{ from: one, to: two, value: "0x1" }] }], {}, -38014],
  [
    "funds that are not there",
    [{ calls: [{ from: one, to: two, gas: "0x5208", maxFeePerGas: "0xffffffffffff" }] }],
    { validation: true },
    -38014,
  ],
])("%s are refused with the code of the standard", async (_, blockStateCalls, options, code) => {
  expect(await simulated({ blockStateCalls, ...options })).toMatchObject({ code })
})

test("viem simulates blocks and calls with it", async () => {
  const [block] = await simulateBlocks(client(), {
    blocks: [{ calls: [{ account: rich, to: one, value: parseEther("1") }] }],
  })
  expect(block?.calls[0]).toMatchObject({ status: "success", gasUsed: 21_000n })
  const { results, assetChanges } = await simulateCalls(client(), {
    account: rich,
    calls: [{ to: one, value: parseEther("2") }],
    traceAssetChanges: true,
  })
  expect({ status: results[0]?.status, diff: assetChanges[0]?.value.diff }).toEqual({
    status: "success",
    diff: -parseEther("2"),
  })
})
