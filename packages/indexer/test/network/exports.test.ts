import { expect, test } from "vitest"
import * as indexer from "../../src/network/index.ts"
import * as internal from "../../src/network/internal.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(indexer).sort()).toEqual([
    "NodeFault",
    "WrongChainError",
    "describeNetwork",
    "freeSpaceOf",
    "keepReports",
    "networkReports",
    "spawnNetworkIndexer",
    "startNetworkIndexer",
    "superviseNetworkIndexer",
  ])
})

test("what simulations drive is this", () => {
  expect(Object.keys(internal).sort()).toEqual([
    "SpendSignatures",
    "createNetworkNode",
    "pSpends",
    "runNetworkIndexer",
    "runNetworkWith",
    "xSpends",
  ])
})
