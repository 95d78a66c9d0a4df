import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { dump, type Hex } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { atHead, type BlockContent, batchOf, word } from "./chain-of.ts"
import { someContent } from "./histories.ts"
import { ann, blockOf, bob, cat, collection, erc20, honest, nobody, now, rebasing, told } from "./holders.ts"
import { linesOf } from "./lines-of.ts"
import { Model } from "./model.ts"
import { setUp } from "./setting.ts"

export function describeBalances(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: balances`, () => {
    const setting = setUp(createTemporaryStore)

    test("what was made afterwards of stored transfers is what was made with the blocks", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(someContent, { minLength: 2, maxLength: 8 }),
          fc.integer({ min: 1, max: 9 }),
          async (contents, atOnce) => {
            const batch = batchOf(contents)
            const last = contents.length - 1
            const following = await setting.store.openWriter(setting.newChainId())
            await following.append(batch, atHead(batch))
            const afterwards = await setting.store.openWriter(setting.newChainId())
            await afterwards.append(batchOf(contents.slice(0, last)), { nodeHead: 1_000_000, now })
            await afterwards.append(batchOf(contents.slice(last), { from: last }), { nodeHead: last, now })
            while ((await afterwards.catchUp(atOnce)) !== undefined);
            const [one, other] = [following.chainId, afterwards.chainId]
            await following.close()
            await afterwards.close()
            expect(await linesOf(dump(setting.store, other))).toEqual(await linesOf(dump(setting.store, one)))
            for (const holder of [ann, bob, cat])
              for (const kind of ["erc20", "collectibles"] as const)
                expect((await setting.store.chain(other).balances({ holder, of: kind, limit: 999 })).balances).toEqual(
                  new Model(batch).balances(holder, kind),
                )
          },
        ),
        { numRuns: Math.ceil(20 * share) },
      )
    }, 120_000)

    test("events that cannot be true are kept apart: nothing below nothing is listed, nor more than there can be", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const most = 2n ** 256n - 1n
        const batch = batchOf([
          blockOf(erc20(honest, ann, bob, 5n), erc20(rebasing, nobody, cat, most)),
          blockOf(erc20(rebasing, nobody, cat, most)),
        ])
        await writer.append(batch, atHead(batch))
        expect(await told(reader, ann)).toEqual([])
        expect(await reader.balances({ holder: cat, of: "erc20", limit: 9 })).toEqual({
          balances: [
            {
              standard: 20,
              contract: rebasing,
              balance: most,
              source: "events",
              byEvents: 2n * most,
              verdict: "unasked",
            },
          ],
        })
        expect(await told(reader, nobody)).toEqual([])
      })
    })

    test("what was given away in an undone block is held again, and what came in it is not", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([blockOf(erc20(honest, nobody, ann, 5n)), blockOf(erc20(honest, ann, bob, 5n))])
        await writer.append(batch, atHead(batch))
        expect([await told(reader, ann), (await told(reader, bob)).length]).toEqual([[], 1])
        await writer.rollback(0)
        expect([(await told(reader, ann)).length, await told(reader, bob)]).toEqual([1, []])
      })
    })

    test("a page after very many tokens of which nothing is left is short, and says where it goes on", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const ids = Array.from({ length: 12_000 }, (_, at) => word(at))
        const moved = (from: Hex, to: Hex): BlockContent => ({
          transactions: [true],
          transfers: ids.map((tokenId, batchIndex) => ({
            logIndex: 0,
            batchIndex,
            standard: 1155,
            token: collection,
            from,
            to,
            tokenId,
            value: 1n,
          })),
        })
        const batch = batchOf([moved(nobody, bob), moved(bob, cat), blockOf(erc20(honest, nobody, bob, 1n))])
        await writer.append(batch, atHead(batch))
        // Now there is nothing to look through.
        expect(await reader.balances({ holder: bob, of: "collectibles", limit: 9 })).toEqual({ balances: [] })
        const before = await reader.balances({ holder: bob, of: "collectibles", limit: 9, blockNumber: 0 })
        expect(before.balances).toHaveLength(9)
        const short = await reader.balances({ holder: bob, of: "collectibles", limit: 9, blockNumber: 1 })
        expect(short.balances).toEqual([])
        expect(short.next).toBeDefined()
        expect(
          await reader.balances({ holder: bob, of: "collectibles", limit: 9, blockNumber: 1, after: short.next }),
        ).toEqual({ balances: [] })
      })
    })
  })
}
