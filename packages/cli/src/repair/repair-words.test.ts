import type { ChainRepair } from "@serac/indexer/evm/repair"
import { expect, test } from "vitest"
import { exitCodeOfRepair, repairWords } from "./repair-words.ts"

const nothing: ChainRepair = {
  chainId: "7",
  first: 0,
  last: 1_234,
  repaired: [],
  repairedBlocks: 0,
  derived: [],
  liars: [],
  failed: [],
  failedBlocks: 0,
}

test("what was false, who reported something false, and what could not be repaired is said", () => {
  const report: ChainRepair = {
    ...nothing,
    repaired: [{ number: 5, tables: ["evm_block", "evm_transfer"] }],
    repairedBlocks: 3,
    derived: ["fees"],
    liars: [{ block: 5, node: "127.0.0.1:9650", reason: "block 5: hash is 0x01" }],
    failed: [{ block: 9, reason: "no answer" }],
    failedBlocks: 1,
  }
  expect(repairWords(report, false).split("\n")).toEqual([
    "chain 7, blocks 0 to 1,234: rows of 3 blocks were false and are corrected",
    "    block 5: evm_block, evm_transfer",
    "    and 2 more (--json)",
    "  made of the rows again: fees",
    "  127.0.0.1:9650 reported something false: block 5: hash is 0x01",
    "  blocks not repaired: 1",
    "    block 9: no answer",
  ])
})

test("a dry run says that nothing was changed", () => {
  const report: ChainRepair = { ...nothing, failed: [{ block: 9, reason: "no answer" }], failedBlocks: 1 }
  expect(repairWords(report, true).split("\n")).toEqual([
    "chain 7, blocks 0 to 1,234: rows of 0 blocks are false, nothing was changed",
    "  blocks not compared: 1",
    "    block 9: no answer",
  ])
})

test.each([
  [{}, false, 0],
  [{ repairedBlocks: 2 }, false, 0],
  [{ repairedBlocks: 2 }, true, 1],
  [{ repairedBlocks: 2, failedBlocks: 1 }, true, 2],
] as const)("%j, in a dry run %s, ends with %i", (found, isDryRun, code) => {
  expect(exitCodeOfRepair({ ...nothing, ...found }, isDryRun)).toBe(code)
})
