import { expect, onTestFinished, test, vi } from "vitest"
import { fromHex, type Hex } from "../../src/evm/codec/hex.ts"
import { call } from "../../src/evm/query/call.ts"
import { createAccessList } from "../../src/evm/query/create-access-list.ts"
import { estimateGas } from "../../src/evm/query/estimate-gas.ts"
import { traceCall, traceTransaction } from "../../src/evm/trace/trace.ts"
import { localChain, poor, rich, signed } from "./support/local-chain.ts"

const to = poor.address.toLowerCase() as Hex
const gas = 50_000_000n
/** Code that calls an account without code repeatedly until it runs out of gas. */
const calls = "5b60006000600060006000610bad5af150600056"

async function chainWith(code: string, options: Parameters<typeof localChain>[0] = {}) {
  const { chain } = await localChain(options)
  await chain.edit((state) => state.setCode(to, fromHex(`0x${code}`)))
  return chain
}

test("code that runs for too long is stopped, and the next question is answered", async () => {
  const chain = await chainWith(calls, { timeLimit: 20 })
  const aborted = "execution aborted (timeout = 20ms)"
  await expect(call(chain, chain.tip, { to, gas })).rejects.toThrow(aborted)
  await expect(estimateGas(chain, chain.tip, { to, gas })).rejects.toThrow(aborted)
  await expect(createAccessList(chain, chain.tip, { to, gas })).rejects.toThrow(aborted)
  for (const tracer of [undefined, "callTracer", "prestateTracer"])
    await expect(traceCall(chain, chain.tip, { to, gas }, { tracer })).rejects.toThrow(aborted)
  expect(await call(chain, chain.tip, { to: "0x00000000000000000000000000000000000000aa" })).toEqual(new Uint8Array(0))
})

test("code that runs for too long in a block is not stopped: the block's gas bounds it", async () => {
  const chain = await chainWith(calls, { timeLimit: 0 })
  await chain.issue(await signed({ nonce: 0, gas: 200_000n }))
  expect((await chain.build())?.receipts).toMatchObject([{ succeeded: false, gasUsed: 200_000n }])
})

test("a transaction is traced whose neighbours in the block run for too long; they themselves are not", async () => {
  // A clock that advances by a millisecond at each reading.
  let time = 0
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time++)
  onTestFinished(() => clock.mockRestore())
  const chain = await chainWith(calls, { timeLimit: 50 })
  const hashes: Hex[] = []
  for (const [nonce, one] of [{ gas: 200_000n }, { to: rich.address }, { gas: 200_000n }].entries())
    hashes.push(await chain.issue(await signed({ nonce, ...one })))
  await chain.build()
  const traces = hashes.map((hash) => traceTransaction(chain, hash, { tracer: "noopTracer" }))
  const aborted = { status: "rejected", reason: { message: "execution aborted (timeout = 50ms)" } }
  expect(await Promise.allSettled(traces)).toMatchObject([aborted, { status: "fulfilled", value: {} }, aborted])
})

test("a trace that is too large is refused, with what makes it smaller", async () => {
  const chain = await chainWith("5b600056")
  const options = { traceLimit: 10_000 }
  const large = "the trace is larger than 10000 characters: disable the stack, or set a limit"
  const { chain: small } = { chain: await chainWith("5b600056", options) }
  await expect(traceCall(small, small.tip, { to, gas: 100_000n }, {})).rejects.toThrow(large)
  const limited = await traceCall(small, small.tip, { to, gas: 100_000n }, { limit: 10 })
  expect((limited as { structLogs: unknown[] }).structLogs.length).toBe(10)
  expect(await traceCall(chain, chain.tip, { to, gas: 100_000n }, {})).toMatchObject({ failed: true })
  const calling = await chainWith(calls, options)
  await expect(traceCall(calling, calling.tip, { to, gas }, { tracer: "callTracer" })).rejects.toThrow(
    "the trace is larger than 10000 characters",
  )
})

test("a log that is larger than its gas is a failed call in a trace", async () => {
  const chain = await chainWith(`7f${"ff".repeat(32)}6000a0`)
  const options = { tracer: "callTracer", tracerConfig: { withLog: true } }
  expect(await traceCall(chain, chain.tip, { to, gas: 100_000n }, options)).toMatchObject({
    gasUsed: "0x186a0",
    error: "out of gas",
  })
})

test("a revert that cannot be paid for is a failed call in a trace", async () => {
  const chain = await chainWith(`7f${"ff".repeat(32)}6000fd`)
  const trace = (tracer?: string) => traceCall(chain, chain.tip, { to, gas: 100_000n }, { tracer })
  expect(await trace()).toMatchObject({ failed: true })
  expect(await trace("callTracer")).toMatchObject({ error: "out of gas" })
})

test("transient storage is empty when a transaction or call begins", async () => {
  // Returns the value of transient slot 0 and emits it as a log, then sets the slot to 1.
  const chain = await chainWith("60005c600052600160005d60206000a060206000f3")
  const zero = new Uint8Array(32)
  expect([await call(chain, chain.tip, { to }), await call(chain, chain.tip, { to })]).toEqual([zero, zero])
  for (const nonce of [0, 1]) await chain.issue(await signed({ nonce, gas: 100_000n }))
  const block = await chain.build()
  expect(block?.receipts.map(({ logs }) => logs.map(({ data }) => data))).toEqual([[zero], [zero]])
})
