import { expect, test } from "vitest"
import { EvmChain } from "../../src/evm/chain/evm-chain.ts"
import { fromHex, type Hex } from "../../src/evm/codec/hex.ts"
import { parseEvmGenesis } from "../../src/evm/config/genesis.ts"
import { localUpgrades } from "../../src/evm/config/network-upgrades.ts"
import { call, runCall } from "../../src/evm/query/call.ts"
import { createAccessList } from "../../src/evm/query/create-access-list.ts"
import { estimateGas } from "../../src/evm/query/estimate-gas.ts"
import { traceCall } from "../../src/evm/trace/trace.ts"

const from = `0x${"71".repeat(20)}` as const
const to = `0x${"72".repeat(20)}` as const
const modexp = "0x0000000000000000000000000000000000000005"

/** A C-Chain that executes blocks after acceptance from the start; calls have no gas cap. */
async function chainWith(code: string, timeLimit?: number): Promise<EvmChain> {
  const genesis = {
    config: { chainId: 43_112 },
    alloc: { [from.slice(2)]: { balance: `0x${(10n ** 30n).toString(16)}` }, [to.slice(2)]: { balance: "0x0", code } },
    gasLimit: "0x5f5e100",
    difficulty: "0x0",
    timestamp: "0x5fcb13d0",
  }
  return EvmChain.create({
    genesis: parseEvmGenesis(JSON.stringify(genesis), {
      kind: "coreth",
      upgrades: { ...localUpgrades, helicon: 0 },
    }),
    networkID: 1337,
    blockchainID: new Uint8Array(32).fill(1),
    subnetID: new Uint8Array(32),
    clock: { now: () => 1_800_000_000_000 },
    ...(timeLimit === undefined ? {} : { timeLimit }),
  })
}

/** Code that pushes numbers onto the stack, the last on top, followed by the given instructions. */
const code = (...parts: (bigint | string)[]): Hex =>
  `0x${parts.map((part) => (typeof part === "string" ? part : `7f${part.toString(16).padStart(64, "0")}`)).join("")}`

test("a call without a gas cap has all gas that there can be, or what it asks for", async () => {
  const chain = await chainWith(code("5a", "60005260206000f3"))
  const left = async (gas?: bigint) =>
    BigInt(`0x${Buffer.from(await call(chain, chain.tip, { to, gas })).toString("hex")}`)
  expect([await left(), await left(2n ** 64n - 1n), await left(60_000_000n)]).toEqual(
    [2n ** 63n - 1n, 2n ** 64n - 1n, 60_000_000n].map((gas) => gas - 21_002n),
  )
})

test("code that repeats itself for ever is ended by its time", async () => {
  const chain = await chainWith("0x5b600056", 20)
  const aborted = "execution aborted (timeout = 20ms)"
  await expect(call(chain, chain.tip, { to })).rejects.toThrow(aborted)
  await expect(estimateGas(chain, chain.tip, { to })).rejects.toThrow(aborted)
  await expect(createAccessList(chain, chain.tip, { from, to })).rejects.toThrow(aborted)
  const patient = await chainWith("0x5b600056", 60_000)
  await expect(call(patient, patient.tip, { to, gas: 30_000n })).rejects.toThrow("out of gas")
})

test("what a call wants of memory is bounded, over all its frames", async () => {
  const large = "the call wants more than 128 MiB of memory"
  // A word at 4 GiB; then 40 MiB in each of many nested frames.
  const minute = 60_000
  const far = await chainWith(code(1n, 2n ** 32n, "52"), minute)
  await expect(call(far, far.tip, { to })).rejects.toThrow(large)
  const deep = await chainWith(code(1n, 40n * 2n ** 20n, "53", "60006000600060006000305af100"), minute)
  await expect(call(deep, deep.tip, { to })).rejects.toThrow(large)
  // Consecutive calls can each use the memory: five that need 32 MiB each.
  const others = { [modexp.replace(/05$/, "ff")]: { code: fromHex(code(1n, 2n ** 25n, "53")) } }
  const turns = await chainWith(
    code("6005", "5b", "60006000600060006000", "60ff", "5a", "f1", "50", "600190038060025700"),
  )
  const { error } = await runCall(turns, turns.tip, { to }, { overrides: others as never })
  expect(error).toBeUndefined()
})

test("a log or a revert of more than there is to pay for is a failed call in a trace", async () => {
  for (const opcode of ["a0", "fd"]) {
    const chain = await chainWith(code(2n ** 50n, 0n, opcode))
    const options = { tracer: "callTracer", tracerConfig: { withLog: true } }
    expect(await traceCall(chain, chain.tip, { to }, options)).toMatchObject({ error: "out of gas" })
  }
})

test("what a precompile computes is bounded, as nothing interrupts it", async () => {
  const chain = await chainWith("0x")
  // Base, exponent and modulus of 64 KiB each.
  const length = (2n ** 16n).toString(16).padStart(64, "0")
  const data = fromHex(`0x${length.repeat(3)}${"ff".repeat(3 * 2 ** 16)}`)
  await expect(call(chain, chain.tip, { to: modexp, data })).rejects.toThrow(
    "the call of the precompile 0x0000000000000000000000000000000000000005 wants more than 50000000 gas",
  )
  expect(await call(chain, chain.tip, { to: modexp, data: new Uint8Array(96) })).toEqual(new Uint8Array())
})
