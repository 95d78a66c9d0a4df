import { expect, test } from "vitest"
import { from, party, place, placeShown, to, toShown, transactionHash } from "../../../test/items/facts.ts"
import { served } from "../../../test/items/served.ts"
import { placeValues } from "../block/block-place.ts"
import { fillInternalTransaction } from "./fill-internal-transaction.ts"
import { writeInternalTransaction } from "./internal-transaction-text.ts"

test.each([
  ["CALL", false],
  ["CREATE2", true],
  ["UNKNOWN", false],
])("an internal transaction is served as the document says: %s, undone: %s", (type, isReverted) => {
  const facts = { transactionHash, from, to, type, value: "16", isReverted, gasUsed: "21000", gasLimit: "2304" }
  const text = fillInternalTransaction(writeInternalTransaction(placeValues(place), facts), { party })
  expect(served(text, "InternalTransaction")).toEqual({
    ...placeShown,
    txHash: transactionHash,
    from: { address: from },
    to: toShown,
    internalTxType: type,
    value: "16",
    isReverted,
    gasUsed: "21000",
    gasLimit: "2304",
  })
})
