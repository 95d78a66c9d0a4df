import type { ArchivedBlock, Rebuild } from "@serac/store"
import { expect, test } from "vitest"
import { hostileBlock, hostileHash, wholeBatch } from "../../../test/evm/hostile-blocks.ts"
import type { BlockAnswers } from "../decode/block.ts"
import { RowRebuilder } from "./row-rebuilder.ts"

/** Blocks with enough rows for a step each. */
const blocks = [1, 2, 3].map((number): ArchivedBlock => {
  const parentHash = `0x${"0".repeat(64)}`
  const { block, receipts, traces } = hostileBlock(number, parentHash, wholeBatch(5e6))
  const answers = { block: JSON.parse(block), receipts: JSON.parse(receipts), traces: JSON.parse(traces) }
  const hash = hostileHash(number, parentHash) as ArchivedBlock["hash"]
  return { number, hash, answers: answers as BlockAnswers }
})

test("the block that is next is made, whichever was decoded ahead", async () => {
  // Rows of another source may be due from a lower block on, after those of the first have passed it.
  const due = [1, 2, 1, 2, 3]
  const given: number[] = []
  const dueNow = (): Rebuild => ({ sources: ["rows"], next: due[given.length] ?? 4, head: 3 })
  const rebuilder = new RowRebuilder({
    reader: {
      archived: async (number) => blocks.filter((block) => block.number === number),
      archiveRange: async () => ({ first: 1, last: 3 }),
    },
    writer: {
      chainId: "43112",
      rebuilding: async () => dueNow(),
      rebuild: async (batch) => {
        given.push(...batch.blocks.map(({ number }) => number))
        return dueNow()
      },
    },
  })
  while ((await rebuilder.step()) !== undefined);
  expect(given).toEqual(due)
})
