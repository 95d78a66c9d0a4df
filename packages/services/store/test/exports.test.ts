import { expect, test } from "vitest"
import * as store from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(store).sort()).toEqual([
    "ArchiveDamagedError",
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
    "cutChunk",
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
    "packBlocks",
    "planMigration",
    "resetChain",
    "resetNetwork",
    "restoreStore",
    "schemaVersion",
    "textOfAnswers",
    "verifyingChain",
    "verifyingNetwork",
  ])
})
