import fc from "fast-check"
import { expect, test } from "vitest"
import { askedFor, decode, parsed } from "../../../test/evm/decoded-fixture.ts"
import { type Fixture, fixture, fixtureNames } from "../../../test/evm/fixtures.ts"
import { NodeFault } from "../../core/index.ts"

const faults: Readonly<Record<string, (answers: Fixture) => void>> = {
  "is null": (a) => Object.assign(a, { block: null }),
  "has no receipts yet": (a) => Object.assign(a, { receipts: null }),
  "has a null receipt": (a) => Object.assign(a.receipts, { 0: null }),
  "has another number": (a) => Object.assign(a.block, { number: "0x1" }),
  "has another hash": (a) => Object.assign(a.block, { hash: `0x${"1".repeat(64)}` }),
  "has a hash that is too short": (a) => Object.assign(a.block, { hash: "0x12" }),
  "has no parent": (a) => Object.assign(a.block, { parentHash: null }),
  "has a timestamp beyond 2^53": (a) => Object.assign(a.block, { timestamp: "0x20000000000000" }),
  "has a decimal timestamp": (a) => Object.assign(a.block, { timestamp: "1700000000" }),
  "has transaction hashes only": (a) =>
    Object.assign(a.block, { transactions: a.block.transactions.map((t: { hash: string }) => t.hash) }),
  "has too few receipts": (a) => Object.assign(a, { receipts: a.receipts.slice(1) }),
  "has receipts in another order": (a) => Object.assign(a, { receipts: [...a.receipts].reverse() }),
  "has transactions in another order": (a) => {
    a.block.transactions.reverse()
    Object.assign(a, { receipts: [...a.receipts].reverse() })
  },
  "has a receipt of another block": (a) => Object.assign(a.receipts[0], { blockHash: a.block.parentHash }),
  "has a transaction of another block": (a) =>
    Object.assign(a.block.transactions[0], { blockHash: a.block.parentHash }),
  "has a log of another block": (a) => Object.assign(a.receipts[0].logs[0], { blockHash: a.block.parentHash }),
  "has a log of another transaction": (a) =>
    Object.assign(a.receipts[0].logs[0], { transactionHash: a.block.parentHash }),
  "has a removed log": (a) => Object.assign(a.receipts[0].logs[0], { removed: true }),
  "has logs out of order": (a) => Object.assign(a.receipts[0].logs[0], { logIndex: "0xff" }),
  "has the same logIndex twice": (a) => a.receipts[0].logs.push({ ...a.receipts[0].logs[0] }),
  "has the logIndex of a log in the receipt before": (a) =>
    Object.assign(a.receipts[1].logs[0], { logIndex: a.receipts[0].logs[0].logIndex }),
  "has a log without topics": (a) => Object.assign(a.receipts[0].logs[0], { topics: null }),
  "has a log with five topics": (a) => Object.assign(a.receipts[0].logs[0], { topics: Array(5).fill(a.block.hash) }),
  "has a topic that is no hexadecimal": (a) => {
    a.receipts[0].logs[0].topics[1] = `0x${"z".repeat(64)}`
  },
  "has transfer data that is no hexadecimal": (a) =>
    Object.assign(a.receipts[0].logs[0], { data: `0x${"z".repeat(64)}` }),
  "has receipts without logs though its bloom tells of some": (a) => {
    for (const receipt of a.receipts) receipt.logs = []
  },
  "has a status that is none": (a) => Object.assign(a.receipts[0], { status: "0x2" }),
  "has a negative value": (a) => Object.assign(a.block.transactions[0], { value: "-0x1" }),
  "has a value of 33 bytes": (a) => Object.assign(a.block.transactions[0], { value: `0x1${"0".repeat(64)}` }),
  "has input that is no hexadecimal": (a) => Object.assign(a.block.transactions[0], { input: "0xzzzzzzzz" }),
  "has an array for a transaction": (a) => Object.assign(a.block.transactions, { 0: [] }),
  "has too few traces": (a) => Object.assign(a, { traces: a.traces.slice(1) }),
  "has a trace of another transaction": (a) => Object.assign(a.traces[0], { txHash: a.block.hash }),
  "has a trace that is an error": (a) =>
    Object.assign(a, { traces: [{ error: "execution timeout" }, ...a.traces.slice(1)] }),
  "has a trace without a type": (a) => Object.assign(a.traces[0], { result: {} }),
}

const settlingFaults: Readonly<Record<string, (answers: Fixture) => void>> = {
  "has receipts without the logs that their bloom filters tell of": (a) => {
    for (const receipt of a.receipts) receipt.logs = []
  },
  "settles itself": (a) => Object.assign(a.block, { settledHeight: a.block.number }),
  "settles no number": (a) => Object.assign(a.block, { settledHeight: "high" }),
}

test.each(Object.keys(settlingFaults))("a block after the upgrade that %s is a fault of the node", (name) => {
  const answers = fixture("settling-logs")
  settlingFaults[name]?.(answers)
  expect(() => decode(answers)).toThrow(expect.objectContaining({ name: "NodeFault", kind: "nonsense" }))
})

test.each(Object.keys(faults))("a block that %s is a fault of the node", (name) => {
  const answers = fixture("erc20")
  const asked = askedFor(answers)
  faults[name]?.(answers)
  let fault: unknown
  try {
    decode(answers, asked)
  } catch (error) {
    fault = error
  }
  expect(fault).toBeInstanceOf(NodeFault)
  const isBehind = /null|yet/.test(name)
  expect((fault as NodeFault).kind).toBe(isBehind ? "behind" : "nonsense")
  expect((fault as NodeFault).message).toMatch(/^block 43: .{5,160}$/)
})

test("whatever a node answers, it is decoded or it is the node's fault", () => {
  const names = fc.constantFrom(...fixtureNames)
  const seeds = fc.array(
    fc.tuple(
      fc.nat(),
      fc.oneof(fc.jsonValue(), fc.constantFrom("0x", "0x0", "0xzz", `0x${"f".repeat(64)}`, undefined)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(names, seeds, (name, changes) => {
      const answers = fixture(name)
      const asked = askedFor(answers)
      for (const [at, value] of changes) change(answers, at, value)
      try {
        parsed(decode(answers, asked))
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
      }
    }),
    { numRuns: 400 },
  )
})

/** Replaces one of the members, at any depth. */
function change(root: object, at: number, value: unknown): void {
  const places: (readonly [object, string])[] = []
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      places.push([node, key])
      visit(inner)
    }
  }
  visit(root)
  const [node, key] = places[at % places.length] as readonly [Record<string, unknown>, string]
  ;(node as Record<string, unknown>)[key] = value
}
