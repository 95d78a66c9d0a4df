import { describe, expect, test } from "vitest"
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
