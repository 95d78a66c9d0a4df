import { describe, expect, test } from "vitest"
import type { TemporaryStore } from "../temporary-store.ts"
import { archived, maintained, tamper } from "./archived.ts"
import { everything, progress, rebuildWhole, setUpRebuilding, stretch } from "./rebuild-setting.ts"

const rows = (lines: readonly string[]) => lines.filter((line) => !line.startsWith("evm_archive "))

/** Lists whose rows are made anew, undone, or cannot be made. */
export function describeRebuiltLists(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: lists of rows that are made anew`, () => {
    const { setting, dumped, rebuilds, listStates, stored, withWriter } = setUpRebuilding(createTemporaryStore)

    test("those with less than the rows tell get it with the rows, and those with more are emptied and made", async () => {
      const { chainId, lines } = await stored()
      await tamper(setting.store, chainId, "DELETE FROM evm_list WHERE chain_id = :chain AND list = 1")
      const stray = "UPDATE evm_list SET position = 77 WHERE chain_id = :chain AND list = 5 AND block_number = 3"
      await tamper(setting.store, chainId, stray)
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await writer.rebuild(stretch(0, 5))
        await writer.rebuild(stretch(5, 12))
        expect(await writer.catchUp(99)).toEqual({ lists: ["address-transactions"], next: 0, head: 11 })
        while ((await writer.catchUp(99)) !== undefined);
      })
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("what they get of blocks that can be undone goes with these blocks", async () => {
      const { chainId } = await stored(stretch(0, 9))
      await tamper(setting.store, chainId, "DELETE FROM evm_list WHERE chain_id = :chain AND block_number > 2")
      await tamper(setting.store, chainId, "DELETE FROM evm_journal WHERE chain_id = :chain AND block_number > 2")
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        expect(await rebuildWhole(writer)).toEqual([0, 5])
        await writer.rollback(5)
      })
      expect(await dumped(chainId)).toEqual((await stored(stretch(0, 6))).lines)
    })

    test("where another writer goes on it is not known what they have: all are emptied and made", async () => {
      const { chainId, lines } = await stored()
      await tamper(setting.store, chainId, "UPDATE evm_list SET sub = 7 WHERE chain_id = :chain AND block_number = 3")
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await writer.rebuild(stretch(0, 5))
      })
      await withWriter(chainId, async (writer) => {
        await writer.rebuilding()
        await writer.rebuild(stretch(5, 12))
        expect(await writer.catchUp(99)).toEqual({ lists: ["token-transfers"], next: 0, head: 11 })
        expect(await listStates(chainId)).toEqual(new Set(["behind"]))
        while ((await writer.catchUp(99)) !== undefined);
      })
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("a step that failed counts nothing", async () => {
      const { chainId, lines } = await stored()
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await writer.rebuild(stretch(0, 5))
        await expect(writer.rebuild(stretch(0, 5))).rejects.toThrow("Block 5 is to be made anew, and block 0 came.")
        await writer.rebuild(stretch(5, 12))
        expect(await writer.catchUp(99)).toEqual({ lists: ["fees"], next: 0, head: 11 })
        while ((await writer.catchUp(99)) !== undefined);
      })
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("where all blocks that are left are made anew already it is done, and so are their lists", async () => {
      const { chainId } = await stored(stretch(0, 9))
      await tamper(setting.store, chainId, "DELETE FROM evm_list WHERE chain_id = :chain AND block_number < 3")
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await writer.rebuild(stretch(0, 6))
        await writer.rollback(3)
        expect(await writer.rebuilding()).toBeUndefined()
        expect(await rebuilds(chainId)).toEqual(everything.map((each) => `${each} current 4`))
        expect(await rebuildWhole(writer)).toEqual([])
        expect(await listStates(chainId)).toEqual(new Set(["current"]))
      })
      expect(await dumped(chainId)).toEqual((await stored(stretch(0, 4))).lines)
    })

    test("lists wait for no rows that the archive cannot tell", async () => {
      const { chainId } = await stored(stretch(0, 9))
      const far = { nodeHead: 1_000_000, now: 1_000 }
      const options = { rowVersions: { rows: 2 } }
      const stateOf = async (name: string) =>
        (await setting.store.chain(chainId).projections()).find((each) => each.name === name)?.state
      await withWriter(
        chainId,
        async (writer) => {
          await writer.append(await archived(stretch(9, 10)), far)
          await writer.append(await archived(stretch(10, 11)), { nodeHead: 10, now: 1_000 })
          while ((await writer.catchUp(99)) !== undefined);
          expect(await stateOf("address-transactions")).toBe("behind")
          await maintained(writer, "off")
          await writer.append(stretch(11, 12), progress)
          while ((await writer.catchUp(99)) !== undefined);
          expect(await stateOf("address-transactions")).toBe("current")
          expect(await writer.rebuilding()).toEqual({ sources: ["rows"], next: 0, head: 11 })
        },
        options,
      )
      expect(rows(await dumped(chainId))).toEqual(rows((await stored()).lines))
    })

    test("lists that were to be made when the rows are made are made of the rows that are there, where the archive is lost", async () => {
      const { chainId, lines } = await stored()
      await tamper(setting.store, chainId, "DELETE FROM evm_list WHERE chain_id = :chain AND block_number < 3")
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await writer.rebuild(stretch(0, 6))
        await maintained(writer, "off")
      })
      await withWriter(chainId, async (writer) => {
        while ((await writer.catchUp(99)) !== undefined);
      })
      expect(await listStates(chainId)).toEqual(new Set(["current"]))
      expect(rows(await dumped(chainId))).toEqual(rows(lines))
    })
  })
}
