import { expect, test } from "vitest"
import { barePlace, barePlaceShown, place, placeShown } from "../../../test/items/facts.ts"
import { served } from "../../../test/items/served.ts"
import { type BlockFacts, completeBlock, writeBlock } from "./block-text.ts"

const facts: BlockFacts = {
  ...place,
  chainId: "43112",
  minDelayExcess: 7_970_124,
  transactionCount: 3,
  baseFee: "1",
  gasUsed: "132317",
  gasLimit: "10000000",
  gasCost: "0",
  parentHash: `0x${"50".repeat(32)}`,
  feesSpent: "267388910132317",
}

const shown = {
  ...placeShown,
  chainId: "43112",
  blockMinDelayExcess: 7_970_124,
  txCount: 3,
  baseFee: "1",
  gasUsed: "132317",
  gasLimit: "10000000",
  gasCost: "0",
  parentHash: `0x${"50".repeat(32)}`,
  feesSpent: "267388910132317",
  cumulativeTransactions: "9007199254740991",
}

test("a block is served as the document says", () => {
  const text = completeBlock(writeBlock(facts), Number.MAX_SAFE_INTEGER)
  expect(served(text, "EvmBlock")).toEqual(shown)
})

test("what a chain does not tell of its blocks is left out", () => {
  const { blockMinDelayExcess: _, ...others } = shown
  const text = completeBlock(writeBlock({ ...facts, ...barePlace, minDelayExcess: undefined }), 3)
  const { blockTimestampMilliseconds: __, ...rest } = others
  expect(served(text, "EvmBlock")).toEqual({ ...rest, ...barePlaceShown, cumulativeTransactions: "3" })
})
