import { expect, test } from "vitest"
import * as indexer from "../src/index.ts"
import * as internal from "../src/internal.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(indexer).sort()).toEqual([
    "NodeFault",
    "WrongChainError",
    "chainReport",
    "describeNetwork",
    "freeSpaceOf",
    "keepReports",
    "networkReports",
    "spawnIndexer",
    "spawnNetworkIndexer",
    "startIndexer",
    "startNetworkIndexer",
    "superviseIndexer",
    "superviseNetworkIndexer",
  ])
})

test("what simulations drive is this", () => {
  expect(Object.keys(internal).sort()).toEqual([
    "archiverOf",
    "createNetworkNode",
    "createNode",
    "decodeArchived",
    "runIndexer",
    "runNetworkIndexer",
    "startArchiveMaintenance",
    "startMetadata",
    "systemClock",
  ])
})
