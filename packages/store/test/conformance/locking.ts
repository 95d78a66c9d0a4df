import { describe, expect, test } from "vitest"
import { ChainLockedError, openStore } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { batchOf, plainBlocks } from "./chain-of.ts"
import { setUp } from "./setting.ts"

export function describeLocking(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: locking`, () => {
    const setting = setUp(createTemporaryStore)

    test("a chain has one writer, whichever store asks", async () => {
      const chainId = setting.newChainId()
      const other = await openStore(setting.temporary.location)
      const writer = await setting.store.openWriter(chainId)
      await expect(setting.store.openWriter(chainId)).rejects.toThrow(ChainLockedError)
      await expect(other.openWriter(chainId)).rejects.toThrow(ChainLockedError)
      await writer.append(batchOf(plainBlocks(1)), { nodeHead: 0, now: 1 })
      await writer.close()
      const next = await other.openWriter(chainId)
      expect((await next.head())?.number).toBe(0)
      await next.close()
      await other.close()
    })

    test("another chain has another writer", async () => {
      const writers = await Promise.all([1, 2].map(() => setting.store.openWriter(setting.newChainId())))
      await Promise.all(writers.map((writer) => writer.append(batchOf(plainBlocks(2)), { nodeHead: 1, now: 1 })))
      await Promise.all(writers.map((writer) => writer.close()))
    })

    test("closing twice does no harm, and closing the store closes its writers", async () => {
      const chainId = setting.newChainId()
      const other = await openStore(setting.temporary.location)
      const writer = await other.openWriter(chainId)
      await other.close()
      await writer.close()
      const next = await setting.store.openWriter(chainId)
      await next.close()
      await next.close()
    })

    test("closing waits for what is being stored", async () => {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId)
      const appending = writer.append(batchOf(plainBlocks(3)), { nodeHead: 2, now: 1 })
      await writer.close()
      await appending
      expect((await setting.store.chain(chainId).status())?.head.number).toBe(2)
    })
  })
}
