import { expect, test } from "vitest"
import { rebuiltWords } from "./rebuild.ts"

test.each([
  [{ rows: true, lists: true }, "rebuilt blocks 0 to 1,234 of chain 7"],
  [
    { rows: false, lists: true },
    "made the lists of blocks 0 to 1,234 of chain 7 that were behind; its rows were not changed: run the command again to rebuild them",
  ],
  [
    { rows: true, lists: false },
    "rebuilt the rows of blocks 0 to 1,234 of chain 7; its lists are not made yet, since the chain is far behind its node: the indexer makes them when it is near",
  ],
])("what was rebuilt is said: %j", (made, words) => {
  expect(rebuiltWords("7", { blocks: 1_235, ...made })).toBe(words)
})
