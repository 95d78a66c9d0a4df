import { describe, expect, test } from "vitest"
import { rollBackArchive } from "../../src/evm/archive/roll-back-archive.ts"
import { archiveState } from "../../src/evm/archive/rows.ts"
import { ArchiveDamagedError, assertArchived, dump, verifyingChain } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import {
  allArchived,
  answersOf,
  archived,
  archivedSingly,
  inTransaction,
  maintained,
  storedChunks,
  tamper,
} from "./archived.ts"
import { atHead, batchOf, hashOf, plainBlocks } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

const stretch = (from: number, length: number, fork = 0) => batchOf(plainBlocks(length), { from, fork })
const blocksOf = (from: number, to: number, fork = 0) =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const block = { number: from + at, hash: hashOf(from + at, fork) }
    return { ...block, answers: answersOf(block) }
  })
const far = { nodeHead: 1_000_000, now: 1 }
const mebibyte = 1024 * 1024

/** The archive of what nodes answered. */
export function describeArchiving(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: archive`, () => {
    const setting = setUp(createTemporaryStore)
    const archiveFindings = async (chainId: string) => {
      const { inconsistencies } = await verifyingChain(setting.store, chainId).check()
      return inconsistencies.filter(({ table }) => table === "evm_archive")
    }

    test("gives back what the node answered, digit by digit, from any block on", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(await archived(stretch(0, 5)), far)
        await writer.append(await archivedSingly(stretch(5, 3)), far)
        expect(await reader.archiveRange()).toEqual({ first: 0, last: 7 })
        expect(await reader.archived(0, 100)).toEqual(blocksOf(0, 7))
        expect(await reader.archived(3, 3)).toEqual(blocksOf(3, 5))
        expect(await reader.archived(7, 1)).toEqual(blocksOf(7, 7))
        expect(await reader.archived(8, 9)).toEqual([])
      }))

    test("of a chain that is not archived there is none", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        await writer.append(stretch(0, 3), far)
        expect(await reader.archiveRange()).toBeUndefined()
        expect(await reader.archived(0, 9)).toEqual([])
        expect(await writer.maintainArchive(1)).toEqual({ isMore: false })
        expect(await archiveFindings(chainId)).toEqual([])
      }))

    test("reads no more at once than fits, and one block however large it is", () =>
      setting.withChain(async ({ writer, reader }) => {
        const sizes = [3 * mebibyte, 900_000, 900_000, 900_000, 10]
        await writer.append(await archived(stretch(0, 5), sizes), far)
        const numbersFrom = async (from: number) => (await reader.archived(from, 9)).map(({ number }) => number)
        expect([await numbersFrom(0), await numbersFrom(1), await numbersFrom(3)]).toEqual([[0], [1, 2], [3, 4]])
      }))

    test.each([
      ["of fewer blocks", 0, 2],
      ["of more blocks", 0, 4],
      ["of other blocks", 1, 3],
    ])("a batch with chunks %s is refused, and nothing of it is stored", (_, from, count) =>
      setting.withChain(async ({ writer, reader }) => {
        const { archive } = await archived(stretch(from, count))
        await expect(writer.append({ ...stretch(0, 3), archive }, far)).rejects.toThrow(RangeError)
        expect([await writer.head(), await reader.archiveRange()]).toEqual([undefined, undefined])
      }),
    )

    test("a rollback cuts it, also through a chunk, and another fork goes on from there", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        await writer.append(await archived(stretch(0, 6)), { nodeHead: 8, now: 1 })
        await writer.append(await archivedSingly(stretch(6, 3)), { nodeHead: 8, now: 1 })
        await writer.rollback(7)
        expect(await storedChunks(setting.store, chainId)).toEqual(["0-5", "6-6", "7-7"])
        await writer.rollback(3)
        expect(await storedChunks(setting.store, chainId)).toEqual(["0-3"])
        const other = batchOf(plainBlocks(2), { from: 4, fork: 1, parentHash: hashOf(3) })
        await writer.append(await archived(other), atHead(other))
        expect(await reader.archived(0, 9)).toEqual([...blocksOf(0, 3), ...blocksOf(4, 5, 1)])
        expect(await archiveFindings(chainId)).toEqual([])
        await writer.rollback(-1)
        expect([await reader.archiveRange(), await linesOf(dump(setting.store, chainId))]).toEqual([undefined, []])
      }))

    test("settled chunks become large ones, the others stay, and the dump tells no difference", () =>
      setting.withChain(
        async ({ chainId, writer, reader }) => {
          const sizes = Array.from({ length: 12 }, () => 200_000)
          await writer.append(await archivedSingly(stretch(0, 12), sizes), { nodeHead: 11, now: 1 })
          await writer.append(await archivedSingly(stretch(12, 6), sizes), { nodeHead: 17, now: 1 })
          const lines = await linesOf(dump(setting.store, chainId))
          expect(await writer.maintainArchive("all")).toEqual({ isMore: true })
          const singles = Array.from({ length: 18 }, (_, at) => `${at}-${at}`)
          expect(await storedChunks(setting.store, chainId)).toEqual(["0-4", ...singles.slice(5)])
          expect(await maintained(writer, "all")).toEqual([])
          expect(await storedChunks(setting.store, chainId)).toEqual(["0-4", "5-9", ...singles.slice(10)])
          expect(await linesOf(dump(setting.store, chainId))).toEqual(lines)
          expect((await allArchived(reader, 7)).map(({ number }) => number)).toEqual(singles.map((_, at) => at))
          expect(await archiveFindings(chainId)).toEqual([])
        },
        { reorgDepth: 4 },
      ))

    test("what was cut is looked at again when it comes, and what was not is not", async () => {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, { reorgDepth: 4 })
      const sizes = Array.from({ length: 18 }, () => 200_000)
      await writer.append(await archivedSingly(stretch(0, 18), sizes), { nodeHead: 17, now: 1 })
      await maintained(writer, "all")
      await writer.close()
      const cut = (number: number) =>
        inTransaction(setting.store, chainId, async (transaction) => {
          await rollBackArchive(transaction, BigInt(chainId), number)
          return archiveState(transaction, BigInt(chainId))
        })
      expect([await cut(15), await cut(9), await cut(6)]).toEqual([
        { first: 0, last: 15, mergedTo: 9 },
        { first: 0, last: 9, mergedTo: 9 },
        { first: 0, last: 6, mergedTo: 6 },
      ])
      expect(await storedChunks(setting.store, chainId)).toEqual(["0-4", "5-6"])
    })

    test("keeps so many of the last blocks as are to be kept, and at most a chunk more", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        for (let from = 0; from < 300; from += 3) await writer.append(await archived(stretch(from, 3)), far)
        await maintained(writer, 4)
        expect(await storedChunks(setting.store, chainId)).toEqual(["294-296", "297-299"])
        expect(await reader.archiveRange()).toEqual({ first: 294, last: 299 })
        expect(await reader.archived(293, 9)).toEqual([])
        expect(await reader.archived(295, 9)).toEqual(blocksOf(295, 299))
        expect(await archiveFindings(chainId)).toEqual([])
        await maintained(writer, "off")
        expect([await storedChunks(setting.store, chainId), await reader.archiveRange()]).toEqual([[], undefined])
      }))

    test("begins anew after blocks that were not archived, and what was there before is dropped", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        await writer.append(await archived(stretch(0, 4)), far)
        await writer.append(stretch(4, 2), far)
        expect(await reader.archiveRange()).toEqual({ first: 0, last: 3 })
        expect(await archiveFindings(chainId)).toEqual([])
        await writer.append(await archived(stretch(6, 2)), far)
        expect(await reader.archiveRange()).toEqual({ first: 6, last: 7 })
        expect([await reader.archived(0, 9), await reader.archived(6, 9)]).toEqual([[], blocksOf(6, 7)])
        expect(await archiveFindings(chainId)).toEqual([])
        await maintained(writer, "all")
        expect(await storedChunks(setting.store, chainId)).toEqual(["6-7"])
      }))

    /** A chain of three chunks whose second one is damaged. */
    async function damagedChain(sql: string): Promise<string> {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId)
      for (const from of [0, 4, 8]) await writer.append(await archived(stretch(from, 4)), { nodeHead: 11, now: 1 })
      await writer.close()
      await tamper(setting.store, chainId, `${sql} WHERE chain_id = :chain AND last_block = 7`)
      return chainId
    }

    test("bytes that are not what was stored are never read: chain, blocks and what to do are named", async () => {
      const chainId = await damagedChain("UPDATE evm_archive SET blocks = digest")
      const reader = setting.store.chain(chainId)
      const message =
        `The archive of chain ${chainId} is damaged: blocks 4 to 7 do not have the digest that was stored with them. What is served ` +
        "of the chain is not affected, but it cannot be rebuilt from its archive. Restore a backup, or run " +
        `"serac reset --chain ${chainId}" and it is indexed again.`
      expect(await reader.archived(0, 4)).toEqual(blocksOf(0, 3))
      await expect(reader.archived(0, 9)).rejects.toThrow(new ArchiveDamagedError(message))
      await expect(linesOf(dump(setting.store, chainId))).rejects.toThrow(ArchiveDamagedError)
      expect(await archiveFindings(chainId)).toEqual([
        {
          table: "evm_archive",
          key: "4 to 7",
          rule: "a chunk of the archive can be read",
          stored: `${message.slice(0, 200)}…`,
          expected: "its blocks",
        },
      ])
    })

    test("an archive that is asserted has no hole, and each chunk of it its digest: where not, the blocks are named", async () => {
      const whole = setting.newChainId()
      const writer = await setting.store.openWriter(whole)
      for (const from of [0, 4, 8]) await writer.append(await archived(stretch(from, 4)), far)
      await writer.close()
      const assertion = async (chainId: string, first: number, last: number) => {
        const looked: number[] = []
        const onProgress = (block: number) => void looked.push(block)
        const failed = await assertArchived(setting.store, chainId, { first, last, onProgress }).then(
          () => undefined,
          (error: Error) => /is damaged: (.*?)\./.exec(error.message)?.[1],
        )
        return [looked, failed]
      }
      expect(await assertion(whole, 0, 11)).toEqual([[3, 7, 11], undefined])
      expect(await assertion(whole, 5, 13)).toEqual([[7, 11], "blocks 12 to 13 are missing"])
      const damaged = await damagedChain("UPDATE evm_archive SET blocks = digest")
      const undigested = "blocks 4 to 7 do not have the digest that was stored with them"
      expect(await assertion(damaged, 0, 11)).toEqual([[3], undigested])
      expect(await assertion(damaged, 8, 11)).toEqual([[11], undefined])
      expect(await assertion(await damagedChain("DELETE FROM evm_archive"), 0, 11)).toEqual([
        [3],
        "blocks 4 to 7 are missing",
      ])
    })

    test("a hole is told, and not read over", async () => {
      const chainId = await damagedChain("DELETE FROM evm_archive")
      await expect(setting.store.chain(chainId).archived(2, 9)).rejects.toThrow("blocks 4 to 7 are missing")
      expect(await archiveFindings(chainId)).toEqual([
        {
          table: "evm_archive",
          key: "4 to 7",
          rule: "there is no hole in the archive",
          stored: "no row",
          expected: "a row",
        },
      ])
    })

    test("an archived block that is not the stored one is told", () =>
      setting.withChain(async ({ chainId, writer }) => {
        const { archive } = await archived(stretch(0, 3, 9))
        await writer.append({ ...stretch(0, 3), archive }, far)
        const rule = "an archived block is the stored one"
        expect(await archiveFindings(chainId)).toEqual(
          [0, 1, 2].map((number) => ({
            table: "evm_archive",
            key: String(number),
            rule,
            stored: hashOf(number, 9),
            expected: hashOf(number),
          })),
        )
      }))

    test("damage stands in the way of no rollback: the archive begins anew after it", async () => {
      const chainId = await damagedChain("UPDATE evm_archive SET blocks = digest")
      const writer = await setting.store.openWriter(chainId)
      await writer.rollback(5)
      expect((await writer.head())?.number).toBe(5)
      const reader = setting.store.chain(chainId)
      expect(await reader.archiveRange()).toBeUndefined()
      await writer.append(await archived(stretch(6, 2)), { nodeHead: 7, now: 1 })
      await writer.close()
      expect(await reader.archived(6, 9)).toEqual(blocksOf(6, 7))
    })

    test("damaged chunks are not merged: that is told once, and the others are", () =>
      setting.withChain(async ({ chainId, writer }) => {
        const sizes = Array.from({ length: 12 }, () => 200_000)
        await writer.append(await archivedSingly(stretch(0, 12), sizes), far)
        await writer.close()
        await tamper(
          setting.store,
          chainId,
          "UPDATE evm_archive SET raw_bytes = raw_bytes - 1 WHERE chain_id = :chain AND last_block = 2",
        )
        const again = await setting.store.openWriter(chainId)
        const damage = await maintained(again, "all")
        await again.close()
        expect(damage.map((text) => text.split(".")[0])).toEqual([
          `The archive of chain ${chainId} is damaged: block 2 cannot be decompressed`,
        ])
        expect(await storedChunks(setting.store, chainId)).toEqual([
          ...["0-0", "1-1", "2-2", "3-3", "4-4"],
          ...["5-9", "10-10", "11-11"],
        ])
      }))
  })
}
