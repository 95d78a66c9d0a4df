import { describe, expect, test } from "vitest"
import { ChainLockedError, dump, dumpNetwork, openStore, resetChain, resetNetwork } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { storedKey } from "./api-keys.ts"
import { address, word } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { batchOf as networkBatchOf, progressOf } from "./network/rows.ts"
import { addBlocks, setUpOperations, stretch } from "./operation-setting.ts"

export function describeResets(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: resets`, () => {
    const { undo, openNew } = setUpOperations(createTemporaryStore)

    test("a reset deletes one chain with what was asked and said of it, and it can be indexed again", async () => {
      const store = await openNew()
      for (const chainId of ["1", "2"]) {
        await addBlocks(store, chainId, 6)
        await store.requestReindex(chainId, address(7), word(3), 100)
        await store.quarantine({
          subject: { kind: "chain", chainId },
          number: 6,
          reason: "unreadable",
          attempts: 1,
          firstAt: 1,
          lastAt: 1,
          software: "0",
          answers: new Uint8Array([1]),
        })
      }
      await store.saveApiKeys([storedKey])
      const kept = await linesOf(dump(store, "2"))
      const service = await openStore(store.location)
      undo.push(() => service.close())
      expect((await service.chain("1").blocks({ limit: 9 })).length).toBe(6)
      await resetChain(store, "1")
      for (const reader of [store, service]) {
        expect(await linesOf(dump(reader, "1"))).toEqual([])
        expect(await linesOf(dump(reader, "2"))).toEqual(kept)
      }
      expect((await store.chains()).map(({ chainId }) => chainId)).toEqual(["2"])
      expect((await store.apiKeys(0)).keys).toEqual([storedKey])
      expect(await store.quarantined({ kind: "chain", chainId: "1" })).toEqual([])
      expect((await store.quarantined({ kind: "chain", chainId: "2" })).length).toBe(1)
      expect(await store.requestReindex("1", address(7), word(3), 101)).toBe(0)
      expect(await store.requestReindex("2", address(7), word(3), 101)).toBeGreaterThan(0)
      await addBlocks(store, "1", 3)
      expect((await service.chain("1").status())?.head.number).toBe(2)
    })

    test("a reset of a primary network deletes it", async () => {
      const store = await openNew()
      const writer = await store.openNetworkWriter(7)
      const batch = networkBatchOf("P", 0, 2)
      await writer.append(batch, progressOf(batch))
      await expect(resetNetwork(store, 7)).rejects.toThrow(ChainLockedError)
      await writer.close()
      await resetNetwork(store, 7)
      expect(await linesOf(dumpNetwork(store, 7))).toEqual([])
      const again = await store.openNetworkWriter(7)
      await again.append(batch, progressOf(batch))
      expect((await again.head("P"))?.height).toBe(batch.blocks.at(-1)?.height)
      await again.close()
    })

    test("a reset is refused while an indexer writes the chain, and of what is no chain ID", async () => {
      const store = await openNew()
      const writer = await store.openWriter("1")
      await writer.append(stretch(0, 2), { nodeHead: 1, now: 1 })
      await expect(resetChain(store, "1")).rejects.toThrow(ChainLockedError)
      await writer.close()
      expect((await store.chain("1").status())?.head.number).toBe(1)
      expect(() => resetChain(store, "../1")).toThrow(RangeError)
    })
  })
}
