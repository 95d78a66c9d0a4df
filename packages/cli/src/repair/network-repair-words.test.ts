import type { NetworkRepairReport } from "@serac/indexer/network/repair"
import { expect, test } from "vitest"
import { exitCodeOfNetworkRepair, networkRepairWords } from "./network-repair-words.ts"

const nothing: NetworkRepairReport = {
  networkId: 5,
  heights: { P: 1_234, X: 7, C: 0 },
  isWhole: true,
  tables: [],
  blocks: [],
  rows: [],
}
const found: NetworkRepairReport = {
  ...nothing,
  tables: [
    { table: "primary_block", added: 1, changed: 20, removed: 0 },
    { table: "primary_reward", added: 0, changed: 0, removed: 1_000 },
  ],
  blocks: [{ chain: "P", from: 3, to: 1_200 }],
  rows: Array.from({ length: 1_000 }, (_, at) => ({
    table: "primary_block",
    key: `{"height":${at}}`,
    repair: "changed",
  })),
}

test("which rows were false is said, by table, by block and row by row", () => {
  const lines = networkRepairWords(found, false).split("\n")
  expect(lines.slice(0, 5)).toEqual([
    "primary network 5, blocks of P to 1,234, X to 7, C to 0: 1,021 rows false and corrected",
    "  primary_block: 20 with another value, 1 missing, 0 of nothing",
    "  primary_reward: 0 with another value, 0 missing, 1,000 of nothing",
    "  blocks of the P-Chain: 3 to 1,200",
    '    primary_block {"height":0}: changed',
  ])
  expect(lines.slice(23)).toEqual(['    primary_block {"height":19}: changed', "    and 1,001 more (--json)"])
})

test("a dry run says that nothing was changed, and blocks that are true are all that was compared", () => {
  expect(networkRepairWords({ ...found, rows: [], blocks: [] }, true).split("\n")[0]).toMatch(
    /: 1,021 rows false, nothing was changed$/,
  )
  expect(networkRepairWords({ ...nothing, isWhole: false }, false)).toBe(
    "primary network 5: the blocks are those of the node, and nothing else was compared",
  )
})

test.each([
  [nothing, true, 0],
  [found, true, 1],
  [found, false, 0],
] as const)("what was found, in a dry run, ends with a code", (report, isDryRun, code) => {
  expect(exitCodeOfNetworkRepair(report, isDryRun)).toBe(code)
})
