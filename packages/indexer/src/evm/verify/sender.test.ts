import { expect, test } from "vitest"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import { NodeFault } from "../../core/index.ts"
import { newBloom } from "./logs-bloom.ts"
import { receiptBytes } from "./receipt-bytes.ts"

const hex = (value: bigint) => `0x${value.toString(16)}`

test("an unsigned transaction of a development chain is of the address in the place of its signature", () => {
  const of = (r: bigint) =>
    verifyTools.senders.of({ v: "0x0", r: hex(r), s: "0x0" }, { type: 0, unsigned: "", signed: "" })
  expect([of(0x7fn), of(2n ** 160n - 1n), of(2n ** 160n)]).toEqual(["7f".padStart(40, "0"), "f".repeat(40), undefined])
})

test("a signature has a parity of 0 or 1, in the form of its type", () => {
  const of = (type: number, v: number, members: object = {}) =>
    verifyTools.senders.of(
      { v: hex(BigInt(v)), r: "0x1", s: "0x1", ...members },
      { type, unsigned: "", signed: "" },
    ) !== undefined
  expect([27, 28, 35, 36, 37, 26, 29, 34].map((v) => of(0, v))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect([0, 1, 2, 27].map((v) => of(2, v))).toEqual([true, true, false, false])
  expect([of(2, 9, { yParity: "0x1" }), of(2, 0, { yParity: "0x2" })]).toEqual([true, false])
  // No point of the curve has this coordinate.
  expect(of(2, 0, { r: "0x5" })).toBe(false)
})

const receipt = { cumulativeGasUsed: "0x5208", status: "0x1", logs: [] }
const empty = "0".repeat(512)
const log = { address: `0x${"1".repeat(40)}`, topics: [`0x${"2".repeat(64)}`], data: "0x" }
const bytesOf = (members: object, type = 0, bloom = newBloom()) =>
  receiptBytes({ ...receipt, ...members }, type, verifyTools.logsBloom, bloom)
const refusal = (members: object) => {
  try {
    bytesOf(members)
    return undefined
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error
    return error.message
  }
}

test("a receipt is its outcome, its gas, its filter and its logs, after its type from 1 on", () => {
  const start = `f9010801825208b90100${empty}c0`
  expect([bytesOf({}), bytesOf({}, 2), bytesOf({ status: "0x0" })]).toEqual([
    ...[start, `02${start}`, start.replace("0801", "0880")],
  ])
  // Before EIP-658 it has a state root.
  const root = `0x${"7".repeat(64)}`
  const rooted = `f90128a0${"7".repeat(64)}825208b90100${empty}c0`
  expect([bytesOf({ status: undefined, root }), bytesOf({ status: null, root })]).toEqual([rooted, rooted])
})

test("the filter that a node tells is that of the logs, which the block's has too", () => {
  const wrong = "the receipt's logsBloom is not that of its logs"
  const block = newBloom()
  const digits = bytesOf({ logs: [log] }, 0, block)
  const own = Buffer.from(block).toString("hex")
  expect([own === empty, digits.includes(own)]).toEqual([false, true])
  expect([
    refusal({ logsBloom: `0x${empty}` }),
    refusal({ logsBloom: `0x${"1".repeat(512)}` }),
    refusal({ logs: [log], logsBloom: `0x${own}` }),
    refusal({ logs: [log], logsBloom: `0x${empty}` }),
    refusal({ logsBloom: null }),
  ]).toEqual([undefined, wrong, undefined, wrong, undefined])
})
