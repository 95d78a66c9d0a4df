import { NotConsecutiveError } from "@serac/store"
import { expect, test } from "vitest"
import type { ChainBlock } from "./chain-block.ts"
import { type Made, type Storing, storeBlocks } from "./chain-work.ts"
import { ForgedBlock } from "./verify/forged-block.ts"

const id = new Uint8Array(32)
const made = { batch: { counts: { transactions: 1 } }, head: { height: 3, id, timestamp: 0 }, parentId: id } as Made
const blocks = [{ height: 3, id, parentId: id }] as unknown as readonly ChainBlock[]

/** What comes of storing a block where the store fails. */
function failingWith(error: Error): Promise<void> {
  const storing = {
    writer: { append: () => Promise.reject(error) },
    ...{ tracker: { nodeHeight: 3 }, clock: { now: () => 0 }, onStored: () => {} },
  }
  return storeBlocks(blocks, made, storing as unknown as Storing, undefined)
}

test("a transaction that is stored already is a fault of the node, whose block is asked for again", async () => {
  const words = "P-Chain: transaction 0x01 came a second time."
  await expect(failingWith(new NotConsecutiveError(words))).rejects.toEqual(new ForgedBlock(words))
  await expect(failingWith(new NotConsecutiveError(words))).rejects.toBeInstanceOf(ForgedBlock)
})

test("a store that fails is no fault of the node", async () => {
  const failure = new Error("disk full")
  await expect(failingWith(failure)).rejects.toBe(failure)
})
