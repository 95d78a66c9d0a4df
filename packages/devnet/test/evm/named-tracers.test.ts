import { expect, test } from "vitest"
import type { EvmBlock } from "../../src/evm/block/block.ts"
import type { Hex } from "../../src/evm/codec/hex.ts"
import type { FlatCall } from "../../src/evm/trace/flat-call-tracer.ts"
import { traceCall, traceTransaction } from "../../src/evm/trace/trace.ts"
import { localChain, rich, signed } from "./support/local-chain.ts"

const from = rich.address.toLowerCase() as Hex
const [caller, callee, broken] = ["ca", "ce", "b0"].map((digits) => `0x${digits.repeat(20)}` as Hex) as [Hex, Hex, Hex]
const identity = "0x0000000000000000000000000000000000000004"

const push20 = (address: Hex) => `73${address.slice(2)}`
/** Calls an address with the first bytes of memory as input, and discards the result. */
const callTo = (address: Hex, length: string) => `6000600060${length}60006000${push20(address)}5af150`
/** Stores a selector at the beginning of memory, and calls the callee twice, a precompile, and the failing contract. */
const callerCode = `0x63a9059cbb60e01b600052${callTo(callee, "24")}${callTo(callee, "24")}${callTo(identity, "08")}${callTo(broken, "04")}00`
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2), "hex"))

const request = { from, to: caller, data: bytes("0x12345678aabb"), gas: 500_000n }
const overrides = {
  [caller]: { code: bytes(callerCode) },
  [callee]: { code: bytes("0x602a60005260206000f3") },
  [broken]: { code: bytes("0xfe") },
}

async function trace(tracer: string, tracerConfig: object = {}): Promise<unknown> {
  const { chain } = await localChain()
  return traceCall(chain, chain.tip, request, { tracer, tracerConfig, overrides })
}

test("the 4byte tracer counts functions with the bytes of their arguments, without precompiles", async () => {
  expect(await trace("4byteTracer")).toEqual({ "0x12345678-2": 1, "0xa9059cbb-0": 1, "0xa9059cbb-32": 2 })
})

test("the flat call tracer writes calls in a list, each with its place; precompiles where they are asked for", async () => {
  const nowhere = { blockHash: null, blockNumber: 0, transactionHash: null, transactionPosition: 0 }
  const inner = (to: Hex, input: Hex, more: object) => ({
    action: { callType: "call", from: caller, gas: expect.stringMatching(/^0x/), input, to, value: "0x0" },
    ...nowhere,
    subtraces: 0,
    type: "call",
    ...more,
  })
  const input = `0xa9059cbb${"0".repeat(64)}` as Hex
  const output = `0x${"2a".padStart(64, "0")}`
  const expected = [
    {
      action: { callType: "call", from, gas: "0x7a120", input: "0x12345678aabb", to: caller, value: "0x0" },
      ...nowhere,
      result: { gasUsed: expect.stringMatching(/^0x/), output: "0x" },
      subtraces: 3,
      traceAddress: [],
      type: "call",
    },
    inner(callee, input, { result: { gasUsed: "0x12", output }, traceAddress: [0] }),
    inner(callee, input, { result: { gasUsed: "0x12", output }, traceAddress: [1] }),
    inner(broken, "0xa9059cbb", { error: "Bad instruction", traceAddress: [2] }),
  ]
  expect(await trace("flatCallTracer", { convertParityErrors: true })).toEqual(expected)
  const whole = (await trace("flatCallTracer", { includePrecompiles: true })) as readonly FlatCall[]
  expect(whole.map(({ action, traceAddress }) => [action.to, traceAddress])).toEqual([
    [caller, []],
    [callee, [0]],
    [callee, [1]],
    [identity, [2]],
    [broken, [3]],
  ])
  expect(whole[4]).toMatchObject({ error: "invalid opcode: INVALID" })
})

test("the flat call tracer names block and transaction, and what a creation made", async () => {
  const { chain } = await localChain()
  const data = "0x600a600c600039600a6000f3602a60005260206000f3" as const
  const hash = await chain.issue(await signed({ nonce: 0, to: undefined as never, data, gas: 300_000n }))
  await chain.build()
  const { block } = chain.transaction(hash) as { block: EvmBlock }
  const place = { blockHash: block.hash, blockNumber: 1, transactionHash: hash, transactionPosition: 0 }
  expect(await traceTransaction(chain, hash, { tracer: "flatCallTracer" })).toEqual([
    {
      action: { from, gas: "0x493e0", init: data, value: "0x0" },
      ...place,
      result: {
        address: block.receipts[0]?.contractAddress,
        code: "0x602a60005260206000f3",
        gasUsed: `0x${block.receipts[0]?.gasUsed.toString(16)}`,
      },
      subtraces: 0,
      traceAddress: [],
      type: "create",
    },
  ])
})

test("a creation counts as a function by its first bytes, as a node counts it", async () => {
  const { chain } = await localChain()
  const creation = { from, data: bytes("0x600160005260206000f3"), gas: 300_000n }
  expect(await traceCall(chain, chain.tip, creation, { tracer: "4byteTracer" })).toEqual({ "0x60016000-6": 1 })
})

test("tracers watch the same run together, each with its own configuration", async () => {
  const tracers = {
    callTracer: { onlyTopCall: true },
    prestateTracer: { diffMode: true },
    "4byteTracer": {},
    noopTracer: {},
  }
  const together = (await trace("muxTracer", { tracers })) as Record<string, unknown>
  const alone = await Promise.all(
    Object.entries(tracers).map(async ([name, config]) => [name, await trace(name, config)]),
  )
  expect(together).toEqual(Object.fromEntries(alone))
  expect(Object.keys(together)).toEqual(Object.keys(tracers))
  await expect(trace("muxTracer", { tracers: { muxTracer: {} } })).rejects.toThrow("another muxTracer")
  expect(await trace("muxTracer")).toEqual({})
})

test("a name that nobody knows is the node's error", async () => {
  await expect(trace("nopeTracer")).rejects.toThrow(/^ReferenceError: nopeTracer is not defined at <eval>:1:2\(0\)$/)
})
