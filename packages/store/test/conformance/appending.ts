import { describe, expect, test } from "vitest"
import { NotConsecutiveError } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, atHead, batchOf, hashOf, plainBlocks, word } from "./chain-of.ts"
import { setUp } from "./setting.ts"

export function describeAppending(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: appending`, () => {
    const setting = setUp(createTemporaryStore)

    test("moves the head and the status", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        expect(await writer.head()).toBeUndefined()
        await writer.append(batchOf(plainBlocks(3)), { nodeHead: 90, now: 1234 })
        const head = { number: 2, hash: hashOf(2), timestamp: 20 }
        expect(await writer.head()).toEqual(head)
        expect(await writer.block(1)).toEqual({ number: 1, hash: hashOf(1), timestamp: 10 })
        expect(await writer.block(3)).toBeUndefined()
        expect(await reader.status()).toEqual({ chainId, head, nodeHead: 90, updatedAt: 1234, transactions: 3 })
      }))

    test("continues after the head, in another batch and by another writer", async () => {
      const chainId = setting.newChainId()
      for (const from of [0, 2, 4]) {
        const writer = await setting.store.openWriter(chainId)
        await writer.append(batchOf(plainBlocks(2), { from }), { nodeHead: 5, now: 1 })
        await writer.close()
      }
      const status = await setting.store.chain(chainId).status()
      expect([status?.head.number, status?.transactions]).toEqual([5, 6])
    })

    test("nothing changes nothing", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(batchOf([]), { nodeHead: 7, now: 1 })
        expect(await reader.status()).toBeUndefined()
      }))

    test.each([
      ["a first block that is not 0", batchOf(plainBlocks(1), { from: 1 }), batchOf([])],
      ["a gap", batchOf(plainBlocks(1), { from: 3 }), batchOf(plainBlocks(2))],
      ["a repetition", batchOf(plainBlocks(1), { from: 1 }), batchOf(plainBlocks(2))],
      ["another fork", batchOf(plainBlocks(1), { from: 2, fork: 1 }), batchOf(plainBlocks(2))],
      [
        "a batch that is torn",
        { ...batchOf([]), blocks: [...batchOf(plainBlocks(1)).blocks, ...batchOf(plainBlocks(1), { from: 2 }).blocks] },
        batchOf([]),
      ],
      [
        "a block whose hash another one has",
        {
          ...batchOf([]),
          blocks: batchOf(plainBlocks(1), { from: 2 }).blocks.map((block) => ({ ...block, hash: hashOf(0) })),
        },
        batchOf(plainBlocks(2)),
      ],
    ])("refuses %s and stores nothing", (_, batch, stored) =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(stored, { nodeHead: 9, now: 1 })
        const before = [await reader.status(), await reader.blocks({ limit: 10 })]
        await expect(writer.append(batch, { nodeHead: 9, now: 2 })).rejects.toThrow(NotConsecutiveError)
        expect([await reader.status(), await reader.blocks({ limit: 10 })]).toEqual(before)
      }),
    )

    test("a batch with a row that cannot be stored leaves nothing, and the writer goes on", () =>
      setting.withChain(async ({ chainId, writer, reader }) => {
        const transfer = {
          logIndex: 0,
          batchIndex: 0,
          standard: 20,
          token: address(7),
          from: address(1),
          to: address(2),
        } as const
        const twice = batchOf([{ transactions: [true], transfers: [transfer, transfer] }])
        await expect(writer.append(twice, { nodeHead: 0, now: 1 })).rejects.toThrow()
        expect([await writer.head(), await reader.blocks({ limit: 9 }), await writer.dueContracts(9, 99)]).toEqual([
          undefined,
          [],
          [],
        ])
        await writer.append(batchOf([{ transactions: [true], transfers: [transfer] }]), { nodeHead: 0, now: 1 })
        expect(await reader.status()).toEqual({
          chainId,
          head: { number: 0, hash: hashOf(0), timestamp: 0 },
          nodeHead: 0,
          updatedAt: 1,
          transactions: 1,
        })
        expect(await writer.dueContracts(9, 99)).toEqual([{ address: address(7), attempts: 0 }])
      }))

    test("refuses rows of blocks that are not in the batch", () =>
      setting.withChain(async ({ writer, reader }) => {
        const strange = { ...batchOf(plainBlocks(1)), transactions: batchOf(plainBlocks(1), { from: 1 }).transactions }
        await expect(writer.append(strange, { nodeHead: 0, now: 1 })).rejects.toThrow(RangeError)
        expect(await reader.transactions({ limit: 9 })).toEqual([])
      }))

    test("readers see whole batches only", () =>
      setting.withChain(async ({ writer, reader }) => {
        const seen = new Set<string>()
        let done = false
        const reading = (async () => {
          while (!done) {
            const list = await reader.transactions({ limit: 1000 })
            seen.add(`${list.length % 40}`)
            await new Promise((resolve) => setImmediate(resolve))
          }
        })()
        for (let from = 0; from < 100; from += 20) {
          const contents = Array.from({ length: 20 }, () => ({ transactions: [true, false] }))
          await writer.append(batchOf(contents, { from }), { nodeHead: 100, now: 1 })
        }
        done = true
        await reading
        expect([...seen]).toEqual(["0"])
      }))

    test("a block's time never falls below that of the block before", () =>
      setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([
          { timestamp: 50, transactions: [true] },
          { timestamp: 40, transactions: [true] },
        ])
        await writer.append(batch, atHead(batch))
        expect((await reader.transactions({ limit: 9 })).map(({ timestamp }) => timestamp)).toEqual([50, 50])
        expect(await writer.head()).toEqual({ number: 1, hash: hashOf(1), timestamp: 50 })
      }))

    test("a block that claims a time far in the future carries no later one with it for longer than a day", () =>
      setting.withChain(async ({ writer, reader }) => {
        const now = 1_800_000_000
        const day = 86_400
        const first = batchOf([
          { timestamp: now - 20, transactions: [true] },
          { timestamp: 4_102_444_800, transactions: [true] },
          { timestamp: now - 10, transactions: [true] },
        ])
        await writer.append(first, { nodeHead: 9, now })
        const second = batchOf([{ timestamp: now + 2 * day, transactions: [true] }], { from: 3 })
        await writer.append(second, { nodeHead: 9, now: now + 2 * day })
        expect((await reader.transactions({ limit: 9 })).map(({ timestamp }) => timestamp)).toEqual([
          now + 2 * day,
          now + day,
          now + day,
          now - 20,
        ])
        expect((await reader.counters("day", { limit: 9 })).map(({ blocks }) => blocks)).toEqual([1, 2, 1])
      }))

    test.each([
      ["was never set", 1_000],
      ["went back by a year", 1_800_000_000 - 31_536_000],
    ])("a clock that %s moves no block", (_, now) =>
      setting.withChain(async ({ writer, reader }) => {
        const at = [1_799_999_000, 1_800_000_000, 1_800_080_000]
        const blocks = at.map((timestamp) => ({ timestamp, transactions: [true] }))
        await writer.append(batchOf(blocks.slice(0, 1)), { nodeHead: 9, now: 1_800_000_000 })
        await writer.append(batchOf(blocks.slice(1), { from: 1 }), { nodeHead: 9, now })
        expect((await reader.transactions({ limit: 9 })).map(({ timestamp }) => timestamp)).toEqual(at.toReversed())
      }),
    )

    test("counts minutes and UTC days, with gas beyond 64 bits", () =>
      setting.withChain(async ({ writer, reader }) => {
        const day = 86_400
        const first = batchOf([
          { timestamp: day - 61, transactions: [true], gasUsed: 2n ** 63n },
          { timestamp: day - 2, transactions: [true, false], gasUsed: 2n ** 63n },
        ])
        await writer.append(first, { nodeHead: 9, now: 1 })
        const second = batchOf(
          [
            { timestamp: day - 1, gasUsed: 5n },
            { timestamp: day, transactions: [true], gasUsed: 7n },
            { timestamp: 3 * day },
          ],
          { from: 2 },
        )
        await writer.append(second, { nodeHead: 9, now: 1 })
        const at = (start: number, firstBlockAt: number, lastBlockAt = firstBlockAt) => ({
          start,
          firstBlockAt,
          lastBlockAt,
        })
        expect(await reader.counters("minute", { limit: 9 })).toEqual([
          { ...at(3 * day, 3 * day), blocks: 1, transactions: 0, gasUsed: 0n },
          { ...at(day, day), blocks: 1, transactions: 1, gasUsed: 7n },
          { ...at(day - 60, day - 2, day - 1), blocks: 2, transactions: 2, gasUsed: 2n ** 63n + 5n },
          { ...at(day - 120, day - 61), blocks: 1, transactions: 1, gasUsed: 2n ** 63n },
        ])
        expect(await reader.counters("day", { limit: 9 })).toEqual([
          { ...at(3 * day, 3 * day), blocks: 1, transactions: 0, gasUsed: 0n },
          { ...at(day, day), blocks: 1, transactions: 1, gasUsed: 7n },
          { ...at(0, day - 61, day - 1), blocks: 3, transactions: 3, gasUsed: 2n ** 64n + 5n },
        ])
        expect(await reader.counters("day", { limit: 1, after: [3 * day] })).toEqual([
          { ...at(day, day), blocks: 1, transactions: 1, gasUsed: 7n },
        ])
      }))

    test("a block's JSON ends with the transactions of all blocks up to it", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(batchOf([{ transactions: [true, true] }, {}]), { nodeHead: 9, now: 1 })
        await writer.append(batchOf([{ transactions: [false] }], { from: 2 }), { nodeHead: 9, now: 1 })
        expect((await reader.blocks({ limit: 9 })).map(({ json }) => JSON.parse(json))).toEqual([
          { block: "2", fork: 0, cumulativeTransactions: "3" },
          { block: "1", fork: 0, cumulativeTransactions: "2" },
          { block: "0", fork: 0, cumulativeTransactions: "2" },
        ])
        expect(await reader.block(1)).toEqual(await reader.block(hashOf(1)))
        expect([await reader.block(9), await reader.block(word(99))]).toEqual([undefined, undefined])
      }))
  })
}
