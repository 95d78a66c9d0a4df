import { expect, test } from "vitest"
import * as store from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(store).sort()).toEqual([
    "ChainLockedError",
    "DamagedBackupError",
    "DiskFullError",
    "NotConsecutiveError",
    "ReorgTooDeepError",
    "StatementTimeoutError",
    "StoreConnectionError",
    "StoreIncompleteError",
    "StoreVersionError",
    "allLists",
    "backUpStore",
    "defineList",
    "dump",
    "dumpNetwork",
    "expandFragment",
    "fillHoles",
    "forms",
    "hashKey",
    "hole",
    "joinValues",
    "lists",
    "lowestRollback",
    "migrateStore",
    "openStore",
    "planMigration",
    "resetChain",
    "resetNetwork",
    "restoreStore",
    "schemaVersion",
    "verifyingChain",
    "verifyingNetwork",
  ])
})
