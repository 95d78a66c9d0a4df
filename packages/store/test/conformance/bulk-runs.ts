import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { allProjections, type ChainWriter, dump, lists, verifyingChain, type WriterOptions } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { within } from "./batches.ts"
import { address, atHead, batchOf, hashOf } from "./chain-of.ts"
import { someContent } from "./histories.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

const now = 1_000_000
/** A life of a process: how many transactions its runs have, how much a piece does, and after how many pieces it is killed. */
const someLife = fc.record({
  transactions: fc.integer({ min: 1, max: 12 }),
  piece: fc.integer({ min: 1, max: 3 }),
  pieces: fc.integer({ min: 0, max: 150 }),
})
const contents = fc.array(someContent, { minLength: 4, maxLength: 12, size: "max" })
const runs = (most: number): WriterOptions => ({ reorgDepth: 2, runTransactions: [1, most] })

export function describeBulkRuns(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: runs`, () => {
    const setting = setUp(createTemporaryStore)
    const linesIn = (chainId: string) => linesOf(dump(setting.store, chainId))

    /** A chain whose lists were made with its blocks. */
    async function live(batch: ReturnType<typeof batchOf>): Promise<readonly string[]> {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId)
      await writer.append(batch, atHead(batch))
      await writer.close()
      return linesIn(chainId)
    }

    /** A chain whose blocks are stored, and its lists are not. */
    async function stored(batch: ReturnType<typeof batchOf>): Promise<string> {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId)
      const last = batch.blocks.length - 1
      await writer.append(within(batch, 0, last), { nodeHead: 1_000_000, now })
      await writer.append(within(batch, last, last + 1), { nodeHead: last, now })
      await writer.close()
      return chainId
    }

    const progressOf = async (chainId: string) =>
      Math.min(...(await setting.store.chain(chainId).projections()).map(({ next }) => next))

    test("lists, balances and holders are what they are when made with the blocks, wherever processes are killed", async () => {
      await fc.assert(
        fc.asyncProperty(contents, fc.array(someLife, { maxLength: 6 }), async (blocks, lives) => {
          const batch = batchOf(blocks)
          const chainId = await stored(batch)
          let before = 0
          for (const { transactions, piece, pieces } of lives) {
            const writer = await setting.store.openWriter(chainId, runs(transactions))
            for (let done = 0; done < pieces && (await writer.catchUp(piece)) !== undefined; done += 1);
            await writer.close()
            // A kill repeats no run that was ended.
            expect(await progressOf(chainId)).toBeGreaterThanOrEqual(before)
            before = await progressOf(chainId)
            expect((await verifyingChain(setting.store, chainId).check()).inconsistencies.filter(isOfRuns)).toEqual([])
          }
          await end(chainId, runs(5))
          expect(await linesIn(chainId)).toEqual(await live(batch))
        }),
        { numRuns: Math.ceil(50 * share) },
      )
    }, 120_000)

    test("a run that is killed while holders move is repeated with the same blocks, though more are stored", async () => {
      const batch = batchOf(
        Array.from({ length: 12 }, (_, number) => ({
          transactions: [true],
          transfers: Array.from({ length: 4 }, (_, logIndex) => moved(logIndex, 1, (3 * number + logIndex) % 12)),
        })),
      )
      const expected = await live(batch)
      const counted = await setting.store.openWriter(await stored(within(batch, 0, 9)), runs(99))
      const all = await catchUpWhole(counted, 1)
      await counted.close()
      // The last pieces move holders, and end the run; then steps follow for the last block.
      for (let left = 3; left < 8; left += 1) {
        const chainId = await stored(within(batch, 0, 9))
        const writer = await setting.store.openWriter(chainId, runs(99))
        for (let piece = 0; piece < all - left; piece += 1) await writer.catchUp(1)
        await writer.close()
        const next = await setting.store.openWriter(chainId, runs(99))
        await next.append(within(batch, 9, 12), { nodeHead: 11, now })
        await next.close()
        await end(chainId, runs(99))
        expect(await linesIn(chainId)).toEqual(expected)
      }
    })

    test("a list that a run made in part and that is left out then is made anew when it is kept again", async () => {
      const batch = batchOf(Array.from({ length: 9 }, () => moving))
      const expected = await live(batch)
      const without = allProjections.map((each) => each.name).filter((each) => each !== lists.addressTransactions.name)
      // The second process is killed in the same run, or in the next one.
      for (const pieces of [8, 20, 24]) {
        const chainId = await stored(batch)
        for (const [options, most] of [
          [runs(4), 5],
          [{ ...runs(4), projections: without }, pieces],
        ] as const) {
          const writer = await setting.store.openWriter(chainId, options)
          for (let piece = 0; piece < most; piece += 1) await writer.catchUp(1)
          await writer.close()
        }
        await end(chainId, runs(99))
        expect(await linesIn(chainId)).toEqual(expected)
      }
    })

    test("a block that is repaired while a run is merged has its true entries, and no false one", async () => {
      const truth = batchOf(Array.from({ length: 9 }, () => moving))
      const lie = { ...moving, transfers: [{ ...moving.transfers[0], to: address(5) }] }
      const told = batchOf(Array.from({ length: 9 }, (_, at) => (at === 3 ? lie : moving)))
      const expected = await live(truth)
      for (let pieces = 0; pieces < 30; pieces += 7) {
        const chainId = await stored(told)
        const writer = await setting.store.openWriter(chainId, runs(99))
        for (let piece = 0; piece < pieces; piece += 1) await writer.catchUp(1)
        const repaired = await writer.repair(within(truth, 3, 4), { now })
        expect(repaired.map(({ number }) => number)).toEqual([3])
        await writer.close()
        await end(chainId, runs(99))
        expect(await linesIn(chainId)).toEqual(expected)
      }
    })

    test("blocks come and go at the head while a run is made of the blocks below", async () => {
      const batch = batchOf(Array.from({ length: 9 }, () => moving))
      const chainId = await stored(batch)
      const writer = await setting.store.openWriter(chainId, runs(99))
      const other = { ...moving, transfers: [{ ...moving.transfers[0], to: address(5) }] }
      const fork = batchOf([other, other], { from: 8, fork: 1, parentHash: hashOf(7) })
      for (let round = 0; round < 12; round += 1) {
        for (let piece = 0; piece < 5; piece += 1) await writer.catchUp(1)
        await writer.rollback(7)
        await writer.append(round % 2 === 0 ? fork : within(batch, 8, 9), { nodeHead: 9, now })
      }
      await writer.close()
      await end(chainId, runs(99))
      expect(await linesIn(chainId)).toEqual(await live(batch))
    })

    /** Does all that is left to do. */
    async function end(chainId: string, options: WriterOptions): Promise<void> {
      const writer = await setting.store.openWriter(chainId, options)
      await catchUpWhole(writer)
      await writer.close()
    }
  })
}

const moved = (logIndex: number, from: number, to: number) => ({
  ...{ logIndex, batchIndex: 0, standard: 20 as const, token: address(20) },
  ...{ from: address(from), to: address(30 + to), value: 3n },
})

const moving = { transactions: [true], transfers: [moved(0, 1, 2)] as const }

/** Returns the number of pieces. */
async function catchUpWhole(writer: ChainWriter, most = 2): Promise<number> {
  let pieces = 0
  while ((await writer.catchUp(most)) !== undefined) pieces += 1
  return pieces
}

const isOfRuns = ({ table }: { readonly table: string }) =>
  ["evm_list", "evm_balance", "evm_holding", "evm_holder", "evm_token_supply"].includes(table)
