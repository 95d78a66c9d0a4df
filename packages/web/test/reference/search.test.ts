import { expect, test } from "vitest"
import { searchIndex, searchReference } from "../../src/reference/model/search.ts"
import { ownReference } from "./support/documents.ts"

const index = searchIndex([ownReference("data"), ownReference("subnet-evm")])
const found = (query: string) =>
  searchReference(index, query).map(({ kind, title, link }) => `${kind} ${title} ${link}`)

test("an operation is found by its words, its path or its name", () => {
  expect(found("list validators")[0]).toBe("operation List validators /data/operations/listValidators")
  expect(found("/validators/{nodeId}")[0]).toBe(
    "operation List the validations of a node /data/operations/listNodeValidations",
  )
  expect(found("eth_getlogs")[0]).toBe("operation eth_getLogs /subnet-evm/operations/eth_getLogs")
})

test("parameters, schemas and errors are found too", () => {
  expect(found("minTimeRemaining")).toContain("parameter minTimeRemaining /data/operations/listValidators")
  expect(found("Erc20TransferPage")[0]).toBe("schema Erc20TransferPage /data/schemas/Erc20TransferPage")
  expect(found("must not exceed maxTimeRemaining")).toEqual([
    "error 400 minTimeRemaining must not exceed maxTimeRemaining, and 5 exceeds 4 /data/operations/listValidators/errors",
  ])
})

test("subscriptions and batches are found by what callers call them", () => {
  const subscriptions = "operation Subscriptions /subnet-evm/subscriptions"
  for (const query of ["eth_subscribe", "newHeads", "websocket"]) expect(found(query)).toContain(subscriptions)
  expect(found("batch")).toContainEqual(expect.stringMatching(/^operation Batches \/subnet-evm\/operations\//))
})

test("typos are forgiven where nothing is found without them", () => {
  expect(found("validatros")).toContain("operation List validators /data/operations/listValidators")
  expect(found("blcoks")).toContainEqual(expect.stringMatching(/^operation List .*blocks.* \/data\/operations\//))
  expect(found("eth_getlgos")[0]).toBe("operation eth_getLogs /subnet-evm/operations/eth_getLogs")
})

test("nothing is found of words that nothing has, and of no words", () => {
  expect([found("validators qqqq"), found("  ")]).toEqual([[], []])
})
