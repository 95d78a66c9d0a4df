import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  type BalanceAnswer,
  type BalanceRange,
  type ChainReader,
  type ChainWriter,
  dump,
  type Hex,
  type Holding,
} from "../../src/index.ts"
import type { Place } from "../conformance.ts"
import { address, atHead, type BlockContent, batchOf, hashOf, type TransferContent, word } from "./chain-of.ts"
import { someContent } from "./histories.ts"
import { linesOf } from "./lines-of.ts"
import { Model } from "./model.ts"
import { setUp } from "./setting.ts"

const [nobody, ann, bob, cat] = [0, 1, 2, 3].map(address) as [Hex, Hex, Hex, Hex]
const [honest, rebasing, mute, collection] = [20, 21, 22, 23].map(address) as [Hex, Hex, Hex, Hex]
const now = 1_000_000

const erc20 = (token: Hex, from: Hex, to: Hex, value: bigint): Omit<TransferContent, "logIndex"> => ({
  batchIndex: 0,
  standard: 20,
  token,
  from,
  to,
  value,
})
const blockOf = (...transfers: readonly Omit<TransferContent, "logIndex">[]): BlockContent => ({
  transactions: [true],
  transfers: transfers.map((transfer, logIndex) => ({ ...transfer, logIndex })),
})

/** What contracts say: `undefined` of one that does not answer. */
type Contracts = (holding: Holding) => bigint | undefined

/** Asks until nobody is to be asked any more; returns who was. */
async function askAll(writer: ChainWriter, contracts: Contracts, at = now, limit = 100): Promise<readonly Holding[]> {
  const asked: Holding[] = []
  for (;;) {
    const due = await writer.dueBalances(limit, at)
    if (due === undefined) return asked
    const answers: BalanceAnswer[] = due.holdings.map((holding) => ({ holding, balance: contracts(holding) }))
    asked.push(...due.holdings)
    await writer.saveBalances(due, answers, at)
  }
}

const told = async (reader: ChainReader, holder: Hex, range: Partial<BalanceRange> = {}) =>
  (await reader.balances({ holder, of: "erc20", limit: 9, ...range })).balances.map(
    ({ contract, balance, source, verdict }) => ({ contract, balance, source, verdict }),
  )

/** A rebasing token doubles what its transfers say, one does not answer, and the others tell what is true. */
const contractsOf =
  (balances: Readonly<Record<Hex, bigint>>): Contracts =>
  ({ contract, holder }) => {
    if (contract === mute) return undefined
    const balance = balances[holder] ?? 0n
    return contract === rebasing ? 2n * balance : balance
  }

export function describeBalances(name: string, makePlace: () => Promise<Place>, share: number): void {
  describe(`${name}: balances`, () => {
    const setting = setUp(makePlace)

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
              for (const of of ["erc20", "collectibles"] as const)
                expect((await setting.store.chain(other).balances({ holder, of, limit: 999 })).balances).toEqual(
                  new Model(batch).balances(holder, of),
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

    test("of a token whose answers are not what its events say the answers are told, of the others the events", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([
          blockOf(erc20(honest, nobody, ann, 10n), erc20(rebasing, nobody, ann, 10n), erc20(mute, nobody, ann, 10n)),
        ])
        await writer.append(batch, atHead(batch))
        const asked = await askAll(writer, contractsOf({ [ann]: 10n }))
        // The token that differs is gone through once more, for holders that were not asked for before.
        expect(asked.map(({ contract }) => contract)).toEqual([honest, rebasing, mute, rebasing])
        expect(await told(reader, ann)).toEqual([
          { contract: honest, balance: 10n, source: "events", verdict: "agrees" },
          { contract: rebasing, balance: 20n, source: "call", verdict: "differs" },
          { contract: mute, balance: 10n, source: "events", verdict: "unanswered" },
        ])
        expect((await reader.balances({ holder: ann, of: "erc20", contracts: [rebasing], limit: 9 })).balances).toEqual(
          [
            {
              standard: 20,
              contract: rebasing,
              balance: 20n,
              source: "call",
              byEvents: 10n,
              answered: { balance: 20n, blockNumber: 0 },
              verdict: "differs",
            },
          ],
        )
      })
    })

    test("a holder who has nothing by the events is listed with what the contract says, and not with nothing", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([blockOf(erc20(rebasing, nobody, ann, 10n)), blockOf(erc20(rebasing, ann, bob, 10n))])
        await writer.append(batch, atHead(batch))
        await askAll(writer, ({ holder }) => (holder === ann ? 3n : 0n))
        expect(await told(reader, ann)).toEqual([
          { contract: rebasing, balance: 3n, source: "call", verdict: "differs" },
        ])
        expect(await told(reader, bob)).toEqual([])
        const more = batchOf([blockOf(erc20(rebasing, ann, cat, 1n))], { from: 2 })
        await writer.append(more, atHead(more))
        expect(await told(reader, ann)).toEqual([
          { contract: rebasing, balance: 3n, source: "call", verdict: "differs" },
        ])
        await askAll(writer, () => 0n)
        expect(await told(reader, ann)).toEqual([])
        // What was said after a block is told of that block and of those that follow.
        expect(await told(reader, ann, { blockNumber: 1 })).toEqual([
          { contract: rebasing, balance: 3n, source: "call", verdict: "differs" },
        ])
        expect(await told(reader, ann, { blockNumber: 0 })).toEqual([
          { contract: rebasing, balance: 10n, source: "events", verdict: "differs" },
        ])
      })
    })

    test("all holders of a token that differs are asked for once it is known, and again after a day", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const holders = Array.from({ length: 300 }, (_, at) => address(1_000 + at))
        const contents = holders.map((holder) => blockOf(erc20(rebasing, nobody, holder, 1n)))
        const batch = batchOf(contents)
        await writer.append(batch, atHead(batch))
        await askAll(writer, () => 1n)
        const answered = async () => {
          const pages = await Promise.all(holders.map((holder) => reader.balances({ holder, of: "erc20", limit: 1 })))
          return pages.filter(({ balances }) => balances[0]?.answered).length
        }
        const few = await answered()
        expect(few).toBeGreaterThanOrEqual(16)
        expect(few).toBeLessThan(40)
        const more = batchOf([blockOf(erc20(rebasing, holders[0] as Hex, ann, 1n))], { from: 300 })
        await writer.append(more, atHead(more))
        const doubled = contractsOf(Object.fromEntries(holders.slice(1).map((holder) => [holder, 1n])))
        // Of a token that agreed so often only some are asked for.
        let at = 301
        while ((await told(reader, holders[9] as Hex))[0]?.verdict !== "differs" && at < 900) {
          const next = batchOf([blockOf(erc20(rebasing, holders[9] as Hex, holders[9] as Hex, 1n))], { from: at })
          await writer.append(next, atHead(next))
          await askAll(writer, doubled)
          at += 1
        }
        expect(await answered()).toBe(299)
        expect(await told(reader, holders[299] as Hex)).toEqual([
          { contract: rebasing, balance: 2n, source: "call", verdict: "differs" },
        ])
        expect(await askAll(writer, doubled, now + 86_399)).toEqual([])
        const again = await askAll(writer, () => 7n, now + 86_400)
        expect(new Set(again.map(({ holder }) => holder)).size).toBe(301)
        expect(await told(reader, holders[299] as Hex)).toEqual([
          { contract: rebasing, balance: 7n, source: "call", verdict: "differs" },
        ])
      })
    })

    test("answers are undone with the blocks that they are of, and none is stored of a block that is gone", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([blockOf(erc20(rebasing, nobody, ann, 10n)), blockOf(erc20(honest, nobody, ann, 1n))])
        await writer.append(batch, atHead(batch))
        const due = await writer.dueBalances(100, now)
        await writer.rollback(0)
        const answers = (due?.holdings ?? []).map((holding) => ({ holding, balance: 99n }))
        expect(answers).toHaveLength(2)
        await writer.saveBalances(due as NonNullable<typeof due>, answers, now)
        expect(await told(reader, ann)).toEqual([
          { contract: rebasing, balance: 10n, source: "events", verdict: "unasked" },
        ])
        const other = batchOf([blockOf(erc20(rebasing, ann, bob, 10n))], { from: 1, fork: 1, parentHash: hashOf(0) })
        await writer.append(other, atHead(other))
        await askAll(writer, () => 4n)
        expect(await told(reader, ann)).toEqual([
          { contract: rebasing, balance: 4n, source: "call", verdict: "differs" },
        ])
        await writer.rollback(0)
        expect(await told(reader, ann)).toEqual([
          { contract: rebasing, balance: 10n, source: "events", verdict: "differs" },
        ])
        expect(await told(reader, bob)).toEqual([])
        await writer.rollback(-1)
        expect(await told(reader, ann)).toEqual([])
        await expect(writer.rollback(-2)).resolves.toBeUndefined()
      })
    })

    test("ERC-721 tokens are asked for one by one, and are the last receiver's whatever a transfer says of its sender", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const nft = (from: Hex, to: Hex, id: number): Omit<TransferContent, "logIndex"> => ({
          batchIndex: 0,
          standard: 721,
          token: collection,
          from,
          to,
          tokenId: word(id),
        })
        const batch = batchOf([
          blockOf(nft(nobody, ann, 1), nft(nobody, ann, 2)),
          // It was never bob's.
          blockOf(nft(bob, cat, 1)),
        ])
        await writer.append(batch, atHead(batch))
        const idsOf = async (holder: Hex, range: Partial<BalanceRange> = {}) =>
          (await reader.balances({ holder, of: "erc721", limit: 9, ...range })).balances.map(({ tokenId }) => tokenId)
        expect(await idsOf(ann)).toEqual([word(2)])
        expect(await idsOf(bob)).toEqual([])
        expect(await idsOf(cat)).toEqual([word(1)])
        expect(await idsOf(ann, { blockNumber: 0 })).toEqual([word(1), word(2)])
        const asked = await askAll(writer, ({ holder, tokenId }) =>
          BigInt(holder === (tokenId === word(1) ? cat : ann)),
        )
        expect(asked.map(({ holder, tokenId }) => `${Number(holder)} ${Number(tokenId)}`)).toEqual([
          "1 1",
          "1 2",
          "2 1",
          "3 1",
        ])
        expect((await reader.balances({ holder: cat, of: "collectibles", limit: 9 })).balances).toMatchObject([
          { verdict: "agrees", nft: { owner: cat } },
        ])
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

    test("nothing is asked for while balances lack blocks, or are left out", async () => {
      const chainId = setting.newChainId()
      const batch = batchOf([blockOf(erc20(honest, nobody, ann, 1n))])
      const without = await setting.store.openWriter(chainId, { projections: [] })
      await without.append(batch, atHead(batch))
      expect(await without.dueBalances(9, now)).toBeUndefined()
      await without.close()
      const writer = await setting.store.openWriter(chainId)
      expect(await writer.dueBalances(9, now)).toBeUndefined()
      while ((await writer.catchUp(9)) !== undefined);
      expect((await writer.dueBalances(9, now))?.holdings).toEqual([{ standard: 20, contract: honest, holder: ann }])
      await expect(writer.rollback(-1)).resolves.toBeUndefined()
      expect(await writer.dueBalances(9, now)).toBeUndefined()
      await writer.close()
    })
  })
}
