import { pTransactionKinds } from "@serac/chain"
import document from "@serac/data/openapi.json" with { type: "json" }
import { expect, test } from "vitest"

test("the data document names each type of transaction of the P-Chain", () => {
  const names: readonly string[] = document.components.schemas.PrimaryNetworkTxType["x-extensible-enum"]
  expect(Object.keys(pTransactionKinds).filter((type) => !names.includes(type))).toEqual([])
})
