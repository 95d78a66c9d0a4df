import { expect, test } from "vitest"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import type { AnsweredBlock } from "../../core/header/index.ts"
import { NodeFault } from "../../core/index.ts"
import { DerivedMembers } from "./derived-members.ts"

const { keccak } = verifyTools
type Members = Readonly<Record<string, unknown>>
const [from, to, other] = ["1", "2", "3"].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string]
const hex = (value: number) => `0x${value.toString(16)}`

const block = { number: "0x7", baseFeePerGas: "0x32" }
const place = (index: number) => ({ blockNumber: "0x7", transactionIndex: hex(index) })
const tx = (index: number, members: Members = {}) => ({
  ...place(index),
  from,
  to,
  nonce: "0x0",
  gasPrice: "0x64",
  ...members,
})
const log = (index: number, logIndex: number) => ({ ...place(index), logIndex: hex(logIndex) })
const receipt = (index: number, members: Members = {}) => ({
  ...{ ...place(index), from, to, type: "0x0", contractAddress: null, logs: [] },
  ...{ cumulativeGasUsed: "0x5208", gasUsed: "0x5208", effectiveGasPrice: "0x64", ...members },
})

type Pair = readonly [tx: Members, receipt: Members, type?: number]
/** Why one of these transactions of a block is refused. */
function refusal(pairs: readonly Pair[], header: Members = block): string | undefined {
  try {
    const derived = new DerivedMembers(header as AnsweredBlock, keccak)
    for (const [one, its, type = 0] of pairs) derived.verify(one, its, type)
    return undefined
  } catch (error) {
    if (!(error instanceof NodeFault) || error.kind !== "nonsense") throw error
    return error.message
  }
}
const ofTx = (members: Members) => refusal([[tx(0, members), receipt(0)]])
const ofReceipt = (members: Members, more: Members = {}) => refusal([[tx(0, more), receipt(0, members)]])
const starts = (what: string) => expect.stringMatching(new RegExp(`^${what} is `))

test("each place is that of the block and of the transaction, where a node tells it", () => {
  const gone = { blockNumber: undefined, transactionIndex: undefined }
  expect([ofTx({}), ofTx(gone), ofReceipt(gone), ofReceipt({ logs: [{ ...log(0, 0), ...gone }] })]).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ])
  expect([
    ofTx({ blockNumber: "0x8" }),
    ofTx({ transactionIndex: "0x1" }),
    ofReceipt({ blockNumber: "0x8" }),
    ofReceipt({ transactionIndex: "0x1" }),
    ofReceipt({ logs: [{ ...log(0, 0), blockNumber: "0x8" }] }),
    ofReceipt({ logs: [{ ...log(0, 0), transactionIndex: "0x1" }] }),
  ]).toEqual(
    [
      "blockNumber",
      "transactionIndex",
      "receipt.blockNumber",
      "receipt.transactionIndex",
      "log.blockNumber",
      "log.transactionIndex",
    ].map(starts),
  )
})

test("a receipt has the parties and the type of its transaction, where a node tells them", () => {
  const upper = from.toUpperCase().replace("0X", "0x")
  expect([
    ofReceipt({ from: undefined }),
    ofReceipt({ from: upper }),
    ofReceipt({ to: undefined }),
    ofReceipt({ type: undefined }),
    ofReceipt({ to: null }, { to: null }),
    ofReceipt({ from: other }),
    ofReceipt({ to: other }),
    ofReceipt({ to: null }),
    ofReceipt({ to: other }, { to: null }),
    ofReceipt({ type: "0x2" }),
  ]).toEqual([
    ...[undefined, undefined, undefined, undefined, undefined],
    ...["receipt.from", "receipt.to", "receipt.to", "receipt.to", "receipt.type"].map(starts),
  ])
})

test("a created contract has the address that follows from its creator and nonce, and only a creation makes one", () => {
  // The first contract of this well-known account.
  const creator = "0x970e8128ab834e8eac17ab8e3812f010678cf791"
  const created = { from: creator, to: null }
  const contractAddress = "0x333c3310824b7c685133f2bedb2ca4b8b4df633d"
  const of = (nonce: string, address: string | null) =>
    ofReceipt({ ...created, contractAddress: address }, { ...created, nonce })
  expect([
    of("0x0", contractAddress),
    of("0x0", null),
    of("0x1", contractAddress),
    of("0x0", other),
    ofReceipt({ contractAddress }),
  ]).toEqual(
    [
      undefined,
      undefined,
      starts("contractAddress"),
      expect.stringContaining(contractAddress),
      `contractAddress is ${contractAddress}, not none`,
    ].map((expected, at) => (at === 4 ? starts("contractAddress") : expected)),
  )
})

test("the gas of each transaction is the difference to the one before", () => {
  const second = (members: Members): Pair => [
    tx(1),
    receipt(1, { cumulativeGasUsed: "0x7530", gasUsed: "0x2328", ...members }),
  ]
  const first: Pair = [tx(0), receipt(0)]
  expect([
    refusal([first, second({})]),
    refusal([first, second({ gasUsed: "0x2329" })]),
    refusal([first, second({ cumulativeGasUsed: "0x5207", gasUsed: "-0x1" })]),
    refusal([first, second({ cumulativeGasUsed: "0x5208", gasUsed: "0x0" })]),
  ]).toEqual([
    undefined,
    starts("gasUsed"),
    "cumulativeGasUsed is 20999, below that of the transaction before",
    undefined,
  ])
})

test("logs are numbered through the block", () => {
  const logsOf = (...numbers: readonly (readonly number[])[]) =>
    refusal(
      numbers.map(
        (some, index): Pair => [
          tx(index),
          receipt(index, {
            ...{ cumulativeGasUsed: hex(21_000 * (index + 1)), logs: some.map((number) => log(index, number)) },
          }),
        ],
      ),
    )
  expect([logsOf([0, 1], [], [2]), logsOf([0, 2]), logsOf([0], [0]), logsOf([1])]).toEqual([
    undefined,
    ...["logIndex", "logIndex", "logIndex"].map(starts),
  ])
})

test("the price is what the transaction offers with the base fee of the header", () => {
  const offer = { maxFeePerGas: "0x64", maxPriorityFeePerGas: "0x7", gasPrice: "0x39" }
  const of = (effectiveGasPrice: string | undefined, header: Members = block) =>
    refusal([[tx(0, offer), receipt(0, { type: "0x2", effectiveGasPrice }), 2]], header)
  const later = { ...block, settledHeight: "0x4" }
  expect([
    of("0x39"),
    of(undefined),
    of("0x38"),
    of("0x7", { number: "0x7" }),
    // Later headers have only the most that the base fee can be.
    of("0x39", later),
    of("0x38", later),
    of("0x3a", later),
  ]).toEqual([
    ...[undefined, undefined, starts("effectiveGasPrice"), undefined, undefined, undefined],
    "effectiveGasPrice is 0x3a, which it cannot be",
  ])
  expect(ofReceipt({ effectiveGasPrice: "0x65" })).toEqual(starts("effectiveGasPrice"))
})
