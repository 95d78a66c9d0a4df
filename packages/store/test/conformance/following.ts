import { setImmediate } from "node:timers/promises"
import { describe, expect, test, vi } from "vitest"
import { allLists, allProjections, type ChainWriter, defineList, dump, type List } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, type BlockContent, batchOf } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

const contents = Array.from(
  { length: 10 },
  (_, number): BlockContent => ({
    transactions: [true, { succeeded: false, from: address(number % 3), to: address(7) }],
    transfers: [
      { logIndex: 0, batchIndex: 0, standard: 20, token: address(20), from: address(1), to: address(2 + (number % 2)) },
    ],
  }),
)
const first = batchOf(contents.slice(0, 8))
const next = batchOf(contents.slice(8, 9), { from: 8 })
const last = batchOf(contents.slice(9), { from: 9 })
const at = (nodeHead: number) => ({ nodeHead, now: 1_000 })

export function describeFollowing(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: what follows a block`, () => {
    const setting = setUp(createTemporaryStore)

    /** A list that can wait, and that a process ends at when it is told to. */
    function fragile() {
      const state = { ends: false }
      const list: List = defineList({
        name: "fragile",
        about: "rows of a test",
        id: 99,
        version: 1,
        of: "transactions",
        canWait: true,
        keysOf({ to }) {
          if (state.ends) throw new Error("it ends here")
          return [to]
        },
      })
      return { state, lists: [...allLists, list] }
    }

    async function catchUpWhole(writer: ChainWriter): Promise<void> {
      while ((await writer.catchUp(100)) !== undefined);
    }

    async function undisturbed(): Promise<readonly string[]> {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, fragile())
      for (const batch of [first, next, last]) await writer.append(batch, at(batch.blocks.at(-1)?.number ?? 0))
      await writer.close()
      return linesOf(dump(setting.store, chainId))
    }

    test("a block at the head is served before it, and who ends in between loses nothing", async () => {
      const chainId = setting.newChainId()
      const { state, lists } = fragile()
      const ended = await setting.store.openWriter(chainId, { lists })
      await ended.append(first, at(7))
      state.ends = true
      await expect(ended.append(next, at(8))).rejects.toThrow("it ends here")
      await ended.close()
      const reader = setting.store.chain(chainId)
      expect([(await reader.status())?.head.number, (await reader.block(8))?.number]).toEqual([8, 8])
      expect((await reader.projections()).map(({ name, state, next }) => `${name} ${state} ${next}`)).toEqual(
        allProjections.map(({ name, canWait }) => (canWait === true ? `${name} behind 8` : `${name} current 9`)),
      )
      state.ends = false
      const writer = await setting.store.openWriter(chainId, { lists })
      await writer.append(last, at(9))
      await catchUpWhole(writer)
      await writer.close()
      expect((await reader.projections()).every(({ state }) => state === "current")).toBe(true)
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await undisturbed())
    })

    test("what contracts were asked for keeps no block from being served before it", async () => {
      const chainId = setting.newChainId()
      const { state, lists } = fragile()
      const writer = await setting.store.openWriter(chainId, { lists })
      await writer.append(first, at(7))
      const due = await writer.dueBalances(100, 1_000)
      if (due === undefined) throw new Error("nothing is asked for")
      await writer.saveBalances(
        due,
        due.holdings.map((holding) => ({ holding, balance: 1n })),
        1_000,
      )
      state.ends = true
      await expect(writer.append(next, at(8))).rejects.toThrow("it ends here")
      expect(await writer.head()).toMatchObject({ number: 8 })
      await writer.close()
    })

    test("blocks that lack it can be undone, and stored again", async () => {
      const chainId = setting.newChainId()
      const { state, lists } = fragile()
      const writer = await setting.store.openWriter(chainId, { lists })
      await writer.append(first, at(7))
      state.ends = true
      await expect(writer.append(next, at(8))).rejects.toThrow("it ends here")
      state.ends = false
      await writer.rollback(7)
      for (const batch of [next, last]) await writer.append(batch, at(batch.blocks.at(-1)?.number ?? 0))
      await catchUpWhole(writer)
      await writer.close()
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await undisturbed())
    })

    /** Two lists that can wait and one that cannot, which say of which block they are made; the last has more entries than are made at once. */
    function watched() {
      const seen: string[] = []
      const onKeys = { of: (_made: string): void => {} }
      const listOf = (name: string, id: number, canWait: boolean, keys: number): List =>
        defineList({
          name,
          about: "rows of a test",
          id,
          version: 1,
          of: "transactions",
          canWait,
          keysOf({ blockNumber }) {
            const made = `${name} ${blockNumber}`
            if (seen.at(-1) !== made) seen.push(made)
            onKeys.of(made)
            return Array.from({ length: keys }, (_, key) => address(key))
          },
        })
      return {
        seen,
        onKeys,
        lists: [listOf("prompt", 97, false, 1), listOf("small", 98, true, 1), listOf("large", 99, true, 200)],
      }
    }

    const later = (nodeHead: number) => ({ ...at(nodeHead), listsLater: true })

    test("a block that comes while the lists of the one before are made is stored before they go on", async () => {
      const { seen, onKeys, lists } = watched()
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, { lists })
      await writer.append(first, at(7))
      seen.length = 0
      let coming: Promise<void> | undefined
      onKeys.of = (made) => {
        if (made === "small 8") coming ??= writer.append(last, later(9))
      }
      await writer.append(next, later(8))
      expect(seen).toEqual(["prompt 8"])
      await writer.rebuilding()
      await vi.waitFor(() => expect(coming).toBeDefined())
      await coming
      await writer.close()
      // What is too much for a piece has been looked at before it is left to the next one.
      expect(seen).toEqual(["prompt 8", "small 8", "large 8", "prompt 9", "large 8", "small 9", "large 9"])
    })

    test("lists, balances and holders that were made later are those that are made with their blocks", async () => {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, fragile())
      for (const batch of [first, next, last]) await writer.append(batch, later(batch.blocks.at(-1)?.number ?? 0))
      await writer.close()
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await undisturbed())
    })

    test("nine blocks at the head wait for the lists of the first", async () => {
      const { seen, lists } = watched()
      const writer = await setting.store.openWriter(setting.newChainId(), { lists })
      await writer.append(batchOf(contents.slice(0, 1)), at(0))
      seen.length = 0
      const blocks = Array.from({ length: 9 }, (_, index) =>
        batchOf(contents.slice(index + 1, index + 2), { from: index + 1 }),
      )
      await Promise.all(blocks.map((batch, index) => writer.append(batch, later(index + 1))))
      await writer.close()
      const [before, after] = [seen.indexOf("small 1"), seen.indexOf("prompt 9")]
      expect(seen.slice(0, before)).toEqual(Array.from({ length: 8 }, (_, index) => `prompt ${index + 1}`))
      expect(after).toBeGreaterThan(before)
    })

    test("whom to ask for balances is answered while blocks come faster than their lists are made", async () => {
      const { lists } = watched()
      const writer = await setting.store.openWriter(setting.newChainId(), { lists })
      await writer.append(batchOf(contents.slice(0, 1)), at(0))
      const blocks = 60
      let asked: ReturnType<typeof writer.dueBalances> | undefined
      let isAnswered = false
      let stored = 0
      for (let block = 1; block <= blocks && !isAnswered; block += 1) {
        await writer.append(batchOf(contents.slice(0, 1), { from: block }), later(block))
        stored = block
        // As blocks come from another thread.
        await setImmediate()
        if (block === 2)
          asked = writer.dueBalances(100, 1_000).finally(() => {
            isAnswered = true
          })
      }
      const due = await asked
      await writer.close()
      expect(due?.block).toBeDefined()
      expect(stored).toBeLessThan(blocks)
    })

    test("lists are made without a block that would come after it, and when the writer closes", async () => {
      const { seen, lists } = watched()
      const writer = await setting.store.openWriter(setting.newChainId(), { lists })
      await writer.append(batchOf(contents.slice(0, 1)), later(0))
      await vi.waitFor(() => expect(seen.at(-1)).toBe("large 0"))
      await writer.append(batchOf(contents.slice(1, 2), { from: 1 }), later(1))
      await writer.close()
      expect(seen.at(-1)).toBe("large 1")
    })

    test("blocks whose lists are still to be made can be undone and stored again, alone or with others", async () => {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, fragile())
      await writer.append(first, later(7))
      await writer.append(next, later(8))
      await writer.rollback(7)
      await writer.append(next, later(8))
      await writer.append(last, at(10))
      await writer.rollback(8)
      await writer.append(last, later(9))
      await catchUpWhole(writer)
      await writer.close()
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await undisturbed())
    })

    test("lists that cannot be made later are behind, and caught up with", async () => {
      const chainId = setting.newChainId()
      const { state, lists } = fragile()
      const writer = await setting.store.openWriter(chainId, { lists })
      await writer.append(first, at(7))
      state.ends = true
      await writer.append(next, later(8))
      await expect(writer.catchUp(100)).rejects.toThrow("it ends here")
      expect((await setting.store.chain(chainId).block(8))?.number).toBe(8)
      await writer.append(last, later(9))
      state.ends = false
      await catchUpWhole(writer)
      await writer.close()
      expect((await setting.store.chain(chainId).projections()).every(({ state }) => state === "current")).toBe(true)
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await undisturbed())
    })

    test("blocks that are not the newest, or are many, are stored with it or not at all", async () => {
      const chainId = setting.newChainId()
      const { state, lists } = fragile()
      const writer = await setting.store.openWriter(chainId, { lists })
      await writer.append(first, at(7))
      state.ends = true
      await expect(writer.append(next, at(9))).rejects.toThrow("it ends here")
      expect(await writer.head()).toMatchObject({ number: 7 })
      await writer.close()
    })
  })
}
