import { expect, test } from "vitest"
import * as store from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(store).sort()).toEqual([
    "ChainLockedError",
    "DiskFullError",
    "NotConsecutiveError",
    "ReorgTooDeepError",
    "StoreConnectionError",
    "StoreVersionError",
    "dump",
    "dumpNetwork",
    "fillHoles",
    "hole",
    "openStore",
    "schemaVersion",
    "verifyingChain",
    "verifyingNetwork",
  ])
})
