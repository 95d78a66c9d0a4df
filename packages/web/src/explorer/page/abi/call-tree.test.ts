import { expect, test } from "vitest"
import type { InternalCall } from "../data/schemas.ts"
import { type CallNode, callTree } from "./call-tree.ts"

const call = (from: string, to: string): InternalCall => ({
  from: { address: from },
  to: { address: to },
  internalTxType: "CALL",
  value: "1",
  isReverted: false,
  gasUsed: "1",
  gasLimit: "1",
})
const shape = (nodes: readonly CallNode[]): unknown =>
  nodes.map(({ call: { from, to }, made }) => [`${from.address}>${to.address}`, ...(shape(made) as unknown[])])

test("a call belongs to the last one before it whose recipient makes it", () => {
  const calls = [call("0xA", "0xB"), call("0xb", "0xC"), call("0xC", "0xD"), call("0xB", "0xE"), call("0xA", "0xF")]
  expect(shape(callTree(calls))).toEqual([["0xA>0xB", ["0xb>0xC", ["0xC>0xD"]], ["0xB>0xE"]], ["0xA>0xF"]])
})

test("calls whose callers moved no funds stand at the root, in their order", () => {
  expect(shape(callTree([call("0xA", "0xB"), call("0xX", "0xY")]))).toEqual([["0xA>0xB"], ["0xX>0xY"]])
})

test("of no calls there is no tree", () => expect(callTree([])).toEqual([]))
