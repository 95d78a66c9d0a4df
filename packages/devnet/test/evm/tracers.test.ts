import { expect, test } from "vitest"
import type { EvmBlock } from "../../src/evm/block/block.ts"
import type { Hex } from "../../src/evm/codec/hex.ts"
import { traceCall, traceTransaction } from "../../src/evm/trace/trace.ts"
import { localChain, rich, signed } from "./support/local-chain.ts"

// Stores its argument in slot 0, calls its caller without value, and returns slot 0.
const runtime = "60003560005560006000600060006000335af15060005460005260206000f3"
const size = (runtime.length / 2).toString(16).padStart(2, "0")
const creation = `0x60${size}600c60003960${size}6000f3${runtime}` as Hex
const from = rich.address.toLowerCase() as Hex
const coinbase = "0x0100000000000000000000000000000000000000"
const slot = "0".repeat(64)
const answer = `${"0".repeat(62)}2a`

async function contractChain() {
  const { chain } = await localChain()
  const made = await chain.issue(await signed({ nonce: 0, to: undefined as never, data: creation, gas: 300_000n }))
  await chain.build()
  const { block } = chain.transaction(made) as { block: EvmBlock }
  const contract = block.receipts[0]?.contractAddress as Hex
  const call = await chain.issue(await signed({ nonce: 1, to: contract, data: `0x${answer}`, gas: 300_000n }))
  await chain.build()
  return { chain, contract, made, call }
}

// anvil returns the same steps, gas and costs for the same transaction, except that its words have no `0x` prefix.
test("the default tracer writes every step: a call costs what it passes on", async () => {
  const { chain, call } = await contractChain()
  const { structLogs, ...rest } = (await traceTransaction(chain, call, {})) as {
    structLogs: readonly { op: string; gas: number; gasCost: number; depth: number; storage?: unknown }[]
  }
  expect(rest).toEqual({ gas: 43_488, failed: false, returnValue: answer })
  expect(structLogs.map(({ op }) => op)).toEqual([
    ...["PUSH1", "CALLDATALOAD", "PUSH1", "SSTORE"],
    ...["PUSH1", "PUSH1", "PUSH1", "PUSH1", "PUSH1", "CALLER", "GAS", "CALL", "POP"],
    ...["PUSH1", "SLOAD", "PUSH1", "MSTORE", "PUSH1", "PUSH1", "RETURN"],
  ])
  const [store, passing, load] = [structLogs[3], structLogs[11], structLogs[14]]
  expect([store, load?.storage]).toEqual([
    {
      pc: 5,
      op: "SSTORE",
      gas: 278_851,
      gasCost: 22_100,
      depth: 1,
      stack: ["0x2a", "0x0"],
      storage: { [slot]: answer },
    },
    { [slot]: answer },
  ])
  const after = structLogs[12]
  expect((passing?.gasCost ?? 0) > (passing?.gas ?? 0) - (after?.gas ?? 0)).toBe(true)
})

test("the prestate tracer gives what a transaction found, and what it changed", async () => {
  const { chain, contract, made, call } = await contractChain()
  const code = `0x${runtime}`
  const found = (await traceTransaction(chain, call, { tracer: "prestateTracer" })) as Record<Hex, { balance: Hex }>
  expect(found).toEqual({
    [coinbase]: { balance: found[coinbase]?.balance },
    [from]: { balance: found[from]?.balance, nonce: 1 },
    [contract]: { balance: "0x0", nonce: 1, code, storage: { [`0x${slot}`]: `0x${slot}` } },
  })
  const diff = { tracer: "prestateTracer", tracerConfig: { diffMode: true } }
  const changed = (await traceTransaction(chain, call, diff)) as { pre: object; post: Record<Hex, unknown> }
  expect(Object.keys(changed.pre).sort()).toEqual([coinbase, from, contract].sort())
  expect(changed.post[contract]).toEqual({ storage: { [`0x${slot}`]: `0x${answer}` } })
  const created = (await traceTransaction(chain, made, diff)) as { pre: object; post: Record<Hex, unknown> }
  expect(Object.keys(created.pre).sort()).toEqual([coinbase, from].sort())
  expect(created.post[contract]).toEqual({ nonce: 1, code })
})

test("the call tracer writes logs with their places where it is asked, and a call that nobody made can be traced", async () => {
  const { chain, contract } = await contractChain()
  const options = { tracer: "callTracer", tracerConfig: { withLog: true } }
  const given = { from, to: contract, data: new Uint8Array(32).fill(0), gas: 100_000n }
  const overrides = { [contract]: { code: Uint8Array.from([0x60, 1, 0x60, 0, 0x60, 0, 0xa1, 0]) } }
  expect(await traceCall(chain, chain.tip, given, { ...options, overrides })).toEqual({
    from,
    gas: "0x186a0",
    gasUsed: "0x557f",
    to: contract,
    input: `0x${slot}`,
    logs: [{ address: contract, topics: [`0x${"0".repeat(63)}1`], data: "0x", position: "0x0" }],
    value: "0x0",
    type: "CALL",
  })
  await expect(traceTransaction(chain, `0x${"2".repeat(64)}`, {})).rejects.toThrow("transaction not found")
})

test.each([
  ["an addition with one value", "0x600101", "stack underflow (1 <=> 2)"],
  ["an exchange with the third value of two", "0x6001600191", "stack underflow (2 <=> 3)"],
  ["one value more than a stack has", `0x${"5f".repeat(1025)}`, "stack limit reached 1024 (1023)"],
] as const)(
  "a call that fails on its stack says how many values there are, and how many it takes: %s",
  async (_, input, error) => {
    const { chain } = await localChain()
    const trace = await traceCall(
      chain,
      chain.tip,
      { from, data: Buffer.from(input.slice(2), "hex"), gas: 300_000n },
      { tracer: "callTracer" },
    )
    expect(trace).toMatchObject({ error })
  },
)
