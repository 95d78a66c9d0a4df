import { pTransactionKinds } from "@serac/chain"
import document from "@serac/p-chain/openrpc.json" with { type: "json" }
import { expect, test } from "vitest"

test("the document of the P-Chain describes each type of transaction", () => {
  const described = document.components.schemas.UnsignedTransaction.anyOf.map(({ $ref }) => $ref.split("/").at(-1))
  expect([...described].sort()).toEqual(Object.keys(pTransactionKinds).sort())
})
