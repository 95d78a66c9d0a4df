import { describe, expect, test } from "vitest"
import { dump, ReorgTooDeepError } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, hashOf, plainBlocks, word } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

/** A block with something for every table, different by number. */
const richBlock = (number: number) => ({
  timestamp: number * 40_000,
  gasUsed: BigInt(number),
  transactions: [true, number % 2 === 0],
  transfers: [
    {
      logIndex: 0,
      batchIndex: 0,
      standard: 721 as const,
      token: address(1),
      from: address(number),
      to: address(9),
      tokenId: word(number % 3),
    },
    {
      logIndex: 1,
      batchIndex: 0,
      standard: 20 as const,
      token: address(100 + number),
      from: address(9),
      to: address(8),
    },
    {
      logIndex: 2,
      batchIndex: 1,
      standard: 1155 as const,
      token: address(2),
      from: address(9),
      to: address(8),
      tokenId: word(number),
    },
  ],
  internalTransactions: [
    { transactionIndex: 0, sequence: 0, from: address(1), to: address(number) },
    { transactionIndex: 1, sequence: 0, from: address(2) },
    { transactionIndex: 1, sequence: 1, from: address(2), to: address(3) },
  ],
  deployments: [
    { transactionIndex: 0, sequence: 0, address: address(200 + number), deployer: address(3) },
    {
      transactionIndex: 0,
      sequence: 1,
      address: address(300 + number),
      deployer: address(3),
      deployerContract: address(number % 2),
    },
  ],
})

export function describeRollback(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: rollback`, () => {
    const setting = setUp(createTemporaryStore)

    test("leaves what was there before the blocks came", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        const contents = Array.from({ length: 12 }, (_, number) => richBlock(number))
        await writer.append(batchOf(contents.slice(0, 5)), { nodeHead: 12, now: 50 })
        const [lines, status] = [await linesOf(dump(setting.store, chainId)), await reader.status()]
        await writer.append(batchOf(contents.slice(5), { from: 5 }), { nodeHead: 12, now: 50 })
        expect((await linesOf(dump(setting.store, chainId))).length).toBeGreaterThan(lines.length)
        await writer.rollback(4)
        expect(await linesOf(dump(setting.store, chainId))).toEqual(lines)
        expect(await reader.status()).toEqual(status)
        expect(await writer.head()).toEqual({ number: 4, hash: hashOf(4), timestamp: 160_000 })
      }))

    test("another fork may follow, and its contracts are found again", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(batchOf([richBlock(0), richBlock(1)]), { nodeHead: 1, now: 50 })
        await writer.rollback(0)
        const other = batchOf([richBlock(1)], { from: 1, fork: 1, parentHash: hashOf(0) })
        await writer.append(other, { nodeHead: 1, now: 50 })
        expect(await reader.contracts([address(101), address(301)])).toEqual([
          { address: address(101) },
          { address: address(301) },
        ])
        expect((await reader.blocks({ limit: 1 }))[0]?.json).toContain('"fork":1')
        expect((await reader.tokens(address(2), { limit: 9 })).map(({ tokenId }) => tokenId)).toEqual([
          word(0),
          word(1),
        ])
      }))

    test("to the head or beyond changes nothing, to -1 forgets all", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        await writer.append(batchOf([richBlock(0), richBlock(1)]), { nodeHead: 1, now: 50 })
        const lines = await linesOf(dump(setting.store, chainId))
        await writer.rollback(1)
        await writer.rollback(7)
        expect(await linesOf(dump(setting.store, chainId))).toEqual(lines)
        await writer.rollback(-1)
        expect(await linesOf(dump(setting.store, chainId))).toEqual([])
        expect([await writer.head(), await reader.status(), await writer.lowestRollback()]).toEqual([
          ...[undefined, undefined, -1],
        ])
        await writer.append(batchOf([richBlock(0)], { fork: 2 }), { nodeHead: 1, now: 50 })
        expect(await writer.head()).toEqual({ number: 0, hash: hashOf(0, 2), timestamp: 0 })
      }))

    test("is refused below what can be undone, and changes nothing", () =>
      setting.withChain(
        async ({ chainId, writer }) => {
          await writer.append(batchOf(plainBlocks(10)), { nodeHead: 9, now: 1 })
          const lines = await linesOf(dump(setting.store, chainId))
          await expect(writer.rollback(5)).rejects.toThrow(ReorgTooDeepError)
          expect([await linesOf(dump(setting.store, chainId)), await writer.lowestRollback()]).toEqual([lines, 6])
          await writer.rollback(6)
          expect([(await writer.head())?.number, await writer.lowestRollback()]).toEqual([6, 6])
        },
        { reorgDepth: 3 },
      ))

    test("blocks that were far below the node's head when they came can never be undone", () =>
      setting.withChain(
        async ({ writer }) => {
          await writer.append(batchOf(plainBlocks(10)), { nodeHead: 1000, now: 1 })
          await expect(writer.rollback(8)).rejects.toThrow(ReorgTooDeepError)
          await writer.append(batchOf(plainBlocks(2), { from: 10 }), { nodeHead: 11, now: 1 })
          await expect(writer.rollback(8)).rejects.toThrow(ReorgTooDeepError)
          await writer.rollback(9)
          expect((await writer.head())?.number).toBe(9)
        },
        { reorgDepth: 5 },
      ))

    test("a head that is only claimed makes no block too old to be undone", () =>
      setting.withChain(
        async ({ writer }) => {
          await writer.append(batchOf(plainBlocks(10)), { nodeHead: 2 ** 32, reached: 10, now: 1 })
          await expect(writer.rollback(4)).rejects.toThrow(ReorgTooDeepError)
          await writer.rollback(5)
          expect((await writer.head())?.number).toBe(5)
        },
        { reorgDepth: 5 },
      ))

    test("what the node calls settled can never be undone, however few blocks are above", () =>
      setting.withChain(async ({ writer }) => {
        await writer.append(batchOf(plainBlocks(10)), { nodeHead: 9, settled: 7, now: 1 })
        await expect(writer.rollback(6)).rejects.toThrow(ReorgTooDeepError)
        await writer.append(batchOf(plainBlocks(1), { from: 10 }), { nodeHead: 10, now: 1 })
        await expect(writer.rollback(6)).rejects.toThrow(ReorgTooDeepError)
        await writer.rollback(7)
        expect((await writer.head())?.number).toBe(7)
      }))

    test("a node's head that falls back and rises again loses no block that can be undone", () =>
      setting.withChain(
        async ({ writer }) => {
          await writer.append(batchOf(plainBlocks(4)), { nodeHead: 5, now: 1 })
          await writer.append(batchOf(plainBlocks(1), { from: 4 }), { nodeHead: 2, now: 1 })
          await writer.append(batchOf(plainBlocks(1), { from: 5 }), { nodeHead: 5, now: 1 })
          await expect(writer.rollback(0)).rejects.toThrow(ReorgTooDeepError)
          await writer.rollback(1)
          expect((await writer.head())?.number).toBe(1)
        },
        { reorgDepth: 4 },
      ))

    test("twice in a row goes on from where the first one ended", () =>
      setting.withChain(async ({ writer, reader }) => {
        const contents = Array.from({ length: 6 }, (_, number) => ({ ...richBlock(number), timestamp: 100 + number }))
        await writer.append(batchOf(contents), { nodeHead: 5, now: 1 })
        await writer.rollback(4)
        await writer.rollback(1)
        expect(await reader.counters("day", { limit: 9 })).toEqual([
          { start: 0, blocks: 2, transactions: 4, gasUsed: 1n, firstBlockAt: 100, lastBlockAt: 101 },
        ])
      }))
  })
}
