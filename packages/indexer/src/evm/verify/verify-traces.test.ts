import { expect, test } from "vitest"
import { recordedChain, recordedChains } from "../../../test/evm/recorded-chain.ts"
import { NodeFault } from "../../core/index.ts"
import { verifyTraces } from "./verify-traces.ts"

type Members = Readonly<Record<string, unknown>>

const verdict = (traces: unknown, transactions: readonly Members[], receipts: readonly Members[]): string => {
  try {
    verifyTraces(traces, transactions, receipts)
  } catch (error) {
    if (error instanceof NodeFault && error.kind === "nonsense") return error.message
    throw error
  }
  return "none"
}

test.each(recordedChains)("every recorded trace of %s keeps the rules", (name) => {
  let count = 0
  for (const { block, receipts, traces } of recordedChain(name).blocks) {
    if (!traces) continue
    expect(verdict(traces, block.transactions, receipts)).toBe("none")
    count += traces.length
  }
  expect(count).toBeGreaterThan(0)
})

const [sender, contract, library, other] = ["1", "2", "3", "4"].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
]
const tx = { from: sender, to: contract, value: "0x5", input: "0xabcd", gas: "0xea60" }
const receipt = { gasUsed: "0xc350", contractAddress: null }
const inner = { type: "CALL", from: contract, to: other, gas: "0x2710", gasUsed: "0x1388", value: "0x1" }
const delegated = {
  type: "DELEGATECALL",
  from: contract,
  to: library,
  gas: "0x7530",
  gasUsed: "0x4e20",
  calls: [inner],
}
const root = { ...tx, type: "CALL", gasUsed: "0xc350", calls: [delegated, inner] }
const told = (result: Members) => verdict([{ result }], [tx], [receipt])

test("calls in the place of a contract are made by it, and members that a tracer leaves out are not looked at", () => {
  expect(told(root)).toBe("none")
  expect(told({ type: "CALL" })).toBe("none")
  expect(told({ ...root, gas: "0x9c40", gasUsed: "0x7530" })).toBe("none")
})

test.each([
  ["from", { from: other }],
  ["to", { to: other }],
  ["value", { value: "0x6" }],
  ["input", { input: "0xabce" }],
  ["type", { type: "CREATE" }],
  ["gasUsed", { gasUsed: "0xc351" }],
])("an outermost call with another %s than the transaction is refused", (name, change) => {
  expect(told({ ...root, ...change })).toContain(`trace of transaction 0: ${name} is`)
})

test("calls of somebody else, with more gas than their caller has, or that use more than it used are refused", () => {
  const within = (call: Members) => told({ ...root, calls: [{ ...delegated, calls: [call] }] })
  expect(within({ ...inner, from: library })).toContain("the caller of a call is")
  expect(within({ ...inner, gas: "0x7e2c" })).toBe("none")
  expect(within({ ...inner, gas: "0x7e2d" })).toContain('a call has "0x7e2d" gas of "0x7530"')
  expect(within({ ...inner, gasUsed: "0x4e20" })).toBe("none")
  expect(within({ ...inner, gasUsed: "0x4e21" })).toContain("calls use 20001 gas within")
  // Up to half of a transaction's gas may be refunded at the end.
  expect(told({ ...root, calls: [{ ...inner, gasUsed: "0x186a0" }] })).toBe("none")
  expect(told({ ...root, calls: [{ ...inner, gasUsed: "0x186a1" }] })).toContain("calls use 100001 gas within")
})

test("the contract of a creation is that of its receipt", () => {
  const creation = { ...tx, to: null }
  const created = { gasUsed: "0xc350", contractAddress: contract }
  const result = { ...root, type: "CREATE" }
  expect(verdict([{ result }], [creation], [created])).toBe("none")
  expect(verdict([{ result: { ...result, to: other } }], [creation], [created])).toContain(": to is")
})
