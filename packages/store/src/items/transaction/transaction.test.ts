import { expect, test } from "vitest"
import {
  barePlace,
  barePlaceShown,
  from,
  party,
  place,
  placeShown,
  to,
  toShown,
  transactionHash,
} from "../../../test/items/facts.ts"
import { served } from "../../../test/items/served.ts"
import { placeValues } from "../block/block-place.ts"
import { fillTransaction } from "./fill-transaction.ts"
import { type TransactionFacts, transactionHead, writeTransaction } from "./transaction-text.ts"

const facts: TransactionFacts = {
  index: 5,
  hash: transactionHash,
  succeeded: true,
  type: 2,
  gasLimit: "80000",
  gasUsed: 51_000,
  gasPrice: "25",
  nonce: "9",
  from,
  to,
  does: { selector: "0xa9059cbb" },
  value: "77",
}

const shown = {
  ...placeShown,
  chainId: "43112",
  blockMinDelayExcess: 7_970_124,
  blockIndex: 5,
  txHash: transactionHash,
  txStatus: "1",
  txType: 2,
  gasLimit: "80000",
  gasUsed: "51000",
  gasPrice: "25",
  nonce: "9",
  from: { address: from },
  to: toShown,
  value: "77",
}

const head = transactionHead(placeValues(place), "43112", 7_970_124)
const method = (selector: string, callee: string) => `,"methodName":"${selector} of ${callee}"`

test.each([
  [
    { selector: "0xa9059cbb" },
    { callType: "CONTRACT_CALL", methodHash: "0xa9059cbb", methodName: `0xa9059cbb of ${to}` },
  ],
  ["bareCall", { callType: "CONTRACT_CALL", methodHash: "" }],
  ["nativeTransfer", { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" }],
  ["creation", { callType: "CONTRACT_CREATION", methodHash: "", methodName: "Contract Created" }],
] as const)("a transaction is served as the document says, with what it does: %j", (does, described) => {
  const text = fillTransaction(writeTransaction(head, { ...facts, does }), { party, method })
  expect(served(text, "EvmTransaction")).toEqual({ ...shown, method: described })
})

test("one that failed says so, and what its chain does not tell and nobody knows is left out", () => {
  const bare = transactionHead(placeValues(barePlace), "43112", undefined)
  const stored = writeTransaction(bare, { ...facts, succeeded: false })
  const text = fillTransaction(stored, { party: () => "", method: () => "" })
  const { blockMinDelayExcess: _, blockTimestampMilliseconds: __, ...others } = shown
  expect(served(text, "EvmTransaction")).toEqual({
    ...others,
    ...barePlaceShown,
    txStatus: "0",
    to: { address: to },
    method: { callType: "CONTRACT_CALL", methodHash: "0xa9059cbb" },
  })
})
