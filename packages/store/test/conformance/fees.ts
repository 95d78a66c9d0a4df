import { describe, expect, test } from "vitest"
import { allProjections, type ChainWriter, feesProjection, verifyingChain } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { tamper } from "./archived.ts"
import { type BlockContent, batchOf, hashOf } from "./chain-of.ts"
import { setUp } from "./setting.ts"

/** The fees of a block are a power of ten, so that a sum tells whose they are. */
const contents = Array.from({ length: 12 }, (_, number): BlockContent => ({ feesSpent: 10n ** BigInt(number) }))
const [first, rest] = [batchOf(contents.slice(0, 8)), batchOf(contents.slice(8), { from: 8 })]
const progress = { nodeHead: 11, now: 1_000 }
/** The sum of the fees of blocks from one up to another, exclusive. */
const feesOf = (from: number, to: number) =>
  contents.slice(from, to).reduce((sum, { feesSpent = 0n }) => sum + feesSpent, 0n)

export function describeFees(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: fees`, () => {
    const setting = setUp(createTemporaryStore)
    const withoutFees = allProjections.map((each) => each.name).filter((each) => each !== feesProjection.name)
    const read = async (chainId: string) => {
      const reader = setting.store.chain(chainId)
      const status = (await reader.projections()).find((each) => each.name === feesProjection.name)
      return [await reader.feesSpent(), status?.state, status?.next]
    }
    async function withWriter<T>(chainId: string, use: (writer: ChainWriter) => Promise<T>, projections?: string[]) {
      const writer = await setting.store.openWriter(chainId, projections === undefined ? {} : { projections })
      await use(writer)
      await writer.close()
    }

    test("the fees of all blocks are one sum, from which those of undone blocks are taken", async () => {
      const chainId = setting.newChainId()
      expect(await read(chainId)).toEqual([0n, undefined, undefined])
      await withWriter(chainId, async (writer) => {
        await writer.append(first, progress)
        await writer.append(rest, progress)
        expect(await read(chainId)).toEqual([feesOf(0, 12), "current", 12])
        await writer.rollback(4)
        expect(await read(chainId)).toEqual([feesOf(0, 5), "current", 5])
        const fork = batchOf([{ feesSpent: 7n }], { from: 5, fork: 1, parentHash: hashOf(4) })
        await writer.append(fork, progress)
        expect(await read(chainId)).toEqual([feesOf(0, 5) + 7n, "current", 6])
        await writer.rollback(-1)
      })
      expect(await setting.store.chain(chainId).feesSpent()).toBe(0n)
    })

    test("a sum that nobody kept is made of stored blocks, beside new and undone ones", async () => {
      const chainId = setting.newChainId()
      await withWriter(chainId, (writer) => writer.append(first, progress), withoutFees)
      expect(await read(chainId)).toEqual([0n, "off", 0])
      await withWriter(chainId, async (writer) => {
        await writer.append(rest, progress)
        expect(await read(chainId)).toEqual([0n, "behind", 0])
        while ((await writer.catchUp(0)) !== undefined) if ((await read(chainId))[1] === "current") break
        expect(await read(chainId)).toEqual([feesOf(0, 12), "current", 12])
      })
    })

    test("nothing is left of a sum that was to be made anew when all blocks are undone", async () => {
      const chainId = setting.newChainId()
      await withWriter(chainId, async (writer) => {
        await writer.append(first, progress)
        await writer.beginRebuild()
        while ((await writer.rebuilding()) !== undefined) await writer.rebuild(first)
      })
      await withWriter(chainId, async (writer) => {
        await writer.catchUp(1)
        await writer.rollback(-1)
        expect(await setting.store.chain(chainId).feesSpent()).toBe(0n)
      })
    })

    test("of a sum that is half made only that is taken back which is in it", async () => {
      const chainId = setting.newChainId()
      const withTransactions = contents.map((content) => ({ ...content, transactions: [true] }))
      await withWriter(chainId, (writer) => writer.append(batchOf(withTransactions), progress), withoutFees)
      await withWriter(chainId, async (writer) => {
        await writer.catchUp(6)
        expect(await read(chainId)).toEqual([feesOf(0, 6), "behind", 6])
        await writer.rollback(8)
        expect(await read(chainId)).toEqual([feesOf(0, 6), "behind", 6])
        await writer.rollback(3)
        expect(await read(chainId)).toEqual([feesOf(0, 4), "behind", 4])
        await writer.append(batchOf(withTransactions.slice(4), { from: 4 }), progress)
        while ((await writer.catchUp(6)) !== undefined);
        expect(await read(chainId)).toEqual([feesOf(0, 12), "current", 12])
      })
    })

    test("verifying tells of a sum that is not what the blocks in it add up to", async () => {
      const chainId = setting.newChainId()
      const found = async () =>
        (await verifyingChain(setting.store, chainId).check()).inconsistencies.filter(
          ({ table }) => table === "evm_fees",
        )
      const where = { table: "evm_fees", key: "all", rule: "it is the fees of all blocks that were added up" }
      await withWriter(chainId, (writer) => writer.append(first, progress))
      expect(await found()).toEqual([])
      await tamper(setting.store, chainId, "UPDATE evm_fees SET spent = '7' WHERE chain_id = :chain")
      expect(await found()).toEqual([{ ...where, stored: "7", expected: String(feesOf(0, 8)) }])
      await withWriter(chainId, (writer) => writer.append(rest, progress))
      expect(await found()).toEqual([{ ...where, stored: String(7n + feesOf(8, 12)), expected: String(feesOf(0, 12)) }])
      await tamper(setting.store, chainId, "DELETE FROM evm_fees WHERE chain_id = :chain")
      expect(await found()).toEqual([{ ...where, stored: "0", expected: String(feesOf(0, 12)) }])
    })

    test("a sum that is half made, or that nobody keeps, is verified as far as it is", async () => {
      const chainId = setting.newChainId()
      const found = async () =>
        (await verifyingChain(setting.store, chainId).check()).inconsistencies.filter(
          ({ table }) => table === "evm_fees",
        )
      const withTransactions = contents.map((content) => ({ ...content, transactions: [true] }))
      await withWriter(chainId, (writer) => writer.append(batchOf(withTransactions), progress), withoutFees)
      expect(await found()).toEqual([])
      await withWriter(chainId, (writer) => writer.catchUp(6))
      expect([await read(chainId), await found()]).toEqual([[feesOf(0, 6), "behind", 6], []])
      await tamper(setting.store, chainId, "UPDATE evm_fees SET spent = '2' WHERE chain_id = :chain")
      expect(await found()).toMatchObject([{ stored: "2", expected: String(feesOf(0, 6)) }])
    })
  })
}
