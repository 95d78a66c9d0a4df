import { expect, test } from "vitest"
import * as indexer from "../../src/evm/index.ts"
import * as internal from "../../src/evm/internal.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(indexer).sort()).toEqual([
    "NodeFault",
    "WrongChainError",
    "chainReport",
    "freeSpaceOf",
    "keepReports",
    "rebuildChain",
    "spawnIndexer",
    "startIndexer",
    "superviseIndexer",
  ])
})

test("what simulations drive is this", () => {
  expect(Object.keys(internal).sort()).toEqual([
    "DerivedMembers",
    "RowRebuilder",
    "archiverOf",
    "askBalances",
    "catchUpLists",
    "createNode",
    "decodeArchived",
    "faultOfHeader",
    "headerHash",
    "loadVerifyTools",
    "rebuildRows",
    "receiptBytes",
    "runIndexer",
    "startArchiveMaintenance",
    "startMetadata",
    "transactionBytes",
    "trieRoot",
    "verifyBody",
    "verifyTraces",
  ])
})
