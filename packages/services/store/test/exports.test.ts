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
    "backUpStore",
    "dump",
    "dumpNetwork",
    "expandFragment",
    "fillHoles",
    "forms",
    "hole",
    "joinValues",
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
