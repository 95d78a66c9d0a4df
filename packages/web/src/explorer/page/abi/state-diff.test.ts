import { expect, test } from "vitest"
import { stateChanges } from "./state-diff.ts"

test("what changed is listed with the value before and after, and what did not is not", () => {
  const pre = {
    "0xb": { balance: "0x5", nonce: 1, code: "0x60", storage: { "0x1": "0x2", "0x3": "0x4" } },
    "0xa": { balance: "0x9", nonce: 7 },
  }
  const post = { "0xb": { storage: { "0x1": "0x5" } }, "0xa": { balance: "0x8", nonce: 8 } }
  expect(stateChanges(pre, post)).toEqual([
    { address: "0xa", kind: "balance", before: "0x9", after: "0x8" },
    { address: "0xa", kind: "nonce", before: "7", after: "8" },
    { address: "0xb", kind: "storage", slot: "0x1", before: "0x2", after: "0x5" },
    { address: "0xb", kind: "storage", slot: "0x3", before: "0x4" },
  ])
})

test("a created account has no values before, and a destroyed one none after", () => {
  expect(stateChanges({ "0xd": { balance: "0x1" } }, { "0xc": { balance: "0x2", code: "0x00" } })).toEqual([
    { address: "0xc", kind: "balance", after: "0x2" },
    { address: "0xc", kind: "code", after: "0x00" },
    { address: "0xd", kind: "balance", before: "0x1" },
  ])
})
