import { readFileSync } from "node:fs"
import { decodePChainTransaction, encodePChainTransaction, pTransactionKinds, toPChainJson } from "@serac/chain"
import document from "@serac/p-chain/openrpc.json" with { type: "json" }
import { fillHoles } from "@serac/store/items"
import { expect, test } from "vitest"
import { platformTransactions, writtenItems } from "./written-items.ts"

const schemas: Readonly<Record<string, unknown>> = document.components.schemas

test("the document of the P-Chain describes each type of transaction", () => {
  const described = document.components.schemas.UnsignedTransaction.anyOf.map(({ $ref }) => $ref.split("/").at(-1))
  expect([...described].sort()).toEqual(Object.keys(pTransactionKinds).sort())
})

test("the document of the P-Chain requires the members that the node's JSON of each type of transaction has", () => {
  const members = (unsigned: (typeof platformTransactions)[number]) => {
    const transaction = decodePChainTransaction(encodePChainTransaction({ unsigned, credentials: [] }))
    return Object.keys(JSON.parse(toPChainJson(transaction)).unsignedTx).sort()
  }
  const required = (type: string) => [...(schemas[type] as { readonly required: readonly string[] }).required].sort()
  const types = new Map(platformTransactions.map((unsigned) => [unsigned.type, unsigned]))
  expect(Object.fromEntries([...types].map(([type, unsigned]) => [type, members(unsigned)]))).toEqual(
    Object.fromEntries([...types.keys()].map((type) => [type, required(type)])),
  )
})

test("the data document describes each member of a stored transaction of the P-Chain", () => {
  const path = new URL("../../../../specs/data/schemas/platform-transaction.yaml", import.meta.url)
  const [, properties = ""] =
    /^PChainTransaction:\n(?: .*\n)*? {2}properties:\n((?: {4}.*\n)+)/m.exec(readFileSync(path, "utf8")) ?? []
  const described = new Set(Array.from(properties.matchAll(/^ {4}(\w+):/gm), ([, name]) => name))
  const stored = writtenItems.platformTransaction.flatMap((fragment) =>
    Object.keys(JSON.parse(`${fillHoles(fragment, () => "")}}`)),
  )
  expect([...new Set(stored)].filter((name) => !described.has(name))).toEqual([])
})
