import { expect, test } from "vitest"
import { journalStart } from "./journal.ts"

const batch = { first: 100, last: 109 }

test.each([
  ["at the head, all of the batch", 109, 10, undefined, 100],
  ["at the head, also what was there before", 109, 20, 95, 95],
  ["not what is too deep by now", 109, 20, 80, 90],
  ["none of a batch that is far below the node's head", 5000, 10, 90, 110],
  ["only the end of a batch that reaches what is shallow", 115, 10, 90, 106],
  ["a node that lags behind counts as if it had the batch's last block", 50, 10, 90, 100],
  ["never below the first block", 3, 1000, 0, 0],
  ["none for a depth of nothing", 109, 0, undefined, 110],
  ["not what is settled, however shallow", 109, 1000, 0, 106, 105],
  ["not what was settled before, though nothing is now", 109, 1000, 98, 98, -1],
  ["none of a batch that is settled whole", 109, 1000, 0, 110, 109],
])("can be undone: %s", (_, nodeHead, depth, before, expected, settled?: number) => {
  expect(journalStart(batch, nodeHead, depth, before, settled)).toBe(expected)
})
