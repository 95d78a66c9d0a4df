import { expect, test } from "vitest"
import { headerOfJson, recordedBlocks } from "../../../test/evm/support/recorded.ts"
import { loadCrypto } from "../crypto/crypto.ts"
import { headerHash, headerItems, headerOf } from "./header.ts"

test.each([
  ["ledger/c-chain", "coreth", 170],
  ["ledger/l1", "subnet-evm", 138],
  ["ledger/permissioned", "subnet-evm", 24],
  ["helicon/ledger/c-chain", "coreth", 104],
] as const)("the hash of every header of %s is the node's", async (file, kind, count) => {
  const crypto = await loadCrypto()
  const blocks = recordedBlocks(file)
  expect(blocks.map(({ block }) => headerHash(headerOfJson(block), kind, crypto))).toEqual(
    blocks.map(({ block }) => block.hash),
  )
  expect(blocks).toHaveLength(count)
})

test("a header is read from its items", () => {
  for (const [file, kind] of [
    ["ledger/c-chain", "coreth"],
    ["ledger/l1", "subnet-evm"],
  ] as const) {
    const header = headerOfJson(recordedBlocks(file)[1]?.block as never)
    expect(headerItems(headerOf(headerItems(header, kind), kind), kind)).toEqual(headerItems(header, kind))
  }
})
