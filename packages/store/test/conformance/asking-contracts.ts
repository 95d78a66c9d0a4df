import { describe, expect, test } from "vitest"
import type { BalanceRange, ChainWriter, Hex } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, atHead, batchOf, hashOf, type TransferContent, word } from "./chain-of.ts"
import {
  ann,
  askAll,
  blockOf,
  bob,
  cat,
  collection,
  contractsOf,
  erc20,
  honest,
  mute,
  nobody,
  now,
  rebasing,
  told,
} from "./holders.ts"
import { setUp } from "./setting.ts"

export function describeAskingContracts(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: balances by contracts`, () => {
    const setting = setUp(createTemporaryStore)

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

    test("the holders of one block are asked for a few at a time, each once, and so again after a restart or a reorg", async () => {
      const chainId = setting.newChainId()
      const tokens = Array.from({ length: 40 }, (_, at) => address(5_000 + at))
      const transfers = tokens.map((token, at) => erc20(token, nobody, address(6_000 + at), 1n))
      const batch = batchOf([blockOf(...transfers), blockOf(erc20(honest, nobody, ann, 1n))])
      const steps = async (writer: ChainWriter, most: number) => {
        const found: string[] = []
        for (let step = 0; step < most; step++) {
          const due = await writer.dueBalances(12, now)
          if (due === undefined) break
          found.push(`${due.holdings.length} ${due.step.kind === "blocks" && due.step.next}`)
          await writer.saveBalances(
            due,
            due.holdings.map((holding) => ({ holding, balance: 1n })),
            now,
          )
        }
        return found
      }
      const first = await setting.store.openWriter(chainId)
      await first.append(batch, atHead(batch))
      expect(await steps(first, 2)).toEqual(["12 0", "12 0"])
      await first.close()
      const writer = await setting.store.openWriter(chainId)
      expect(await steps(writer, 9)).toEqual(["12 0", "12 0", "12 0", "5 2"])
      const answers = await Promise.all(transfers.map(({ to }) => told(setting.store.chain(chainId), to)))
      expect(answers.flat().map(({ verdict }) => verdict)).toEqual(tokens.map(() => "agrees"))
      const again = (fork: number, holder: number) =>
        batchOf([blockOf(...tokens.map((_, at) => erc20(address(7_000 + at), nobody, address(holder + at), 1n)))], {
          from: 2,
          fork,
          parentHash: hashOf(1),
        })
      const [undone, other] = [again(1, 8_000), again(2, 9_000)]
      await writer.append(undone, atHead(undone))
      expect(await steps(writer, 2)).toEqual(["12 2", "12 2"])
      const late = await writer.dueBalances(12, now)
      await writer.rollback(1)
      await writer.append(other, atHead(other))
      // It is about a block that is gone.
      await writer.saveBalances(late as NonNullable<typeof late>, [], now)
      expect(await steps(writer, 9)).toEqual(["12 2", "12 2", "12 2", "4 3"])
      await writer.close()
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
          { contract: rebasing, balance: 10n, source: "events", verdict: "unasked" },
        ])
        expect(await told(reader, bob)).toEqual([])
        await writer.rollback(-1)
        expect(await told(reader, ann)).toEqual([])
        await expect(writer.rollback(-2)).resolves.toBeUndefined()
      })
    })

    test("what was answered about an undone block is asked for again, also where the transfer was below it", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const first = batchOf([blockOf(erc20(rebasing, nobody, ann, 10n)), { transactions: [true] }])
        await writer.append(first, atHead(first))
        await askAll(writer, contractsOf({ [ann]: 10n }))
        const other = batchOf([{ transactions: [true] }], { from: 1, fork: 1, parentHash: hashOf(0) })
        await writer.rollback(0)
        expect(await told(reader, ann)).toMatchObject([{ source: "events", verdict: "unasked" }])
        await writer.append(other, atHead(other))
        expect(await askAll(writer, contractsOf({ [ann]: 10n }))).toHaveLength(1)
        expect(await told(reader, ann)).toEqual([
          { contract: rebasing, balance: 20n, source: "call", verdict: "differs" },
        ])
      })
    })

    test("a difference that only undone blocks showed is forgotten with them", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const first = batchOf([blockOf(erc20(honest, nobody, ann, 10n)), blockOf(erc20(honest, nobody, ann, 99n))])
        await writer.append(first, atHead(first))
        await askAll(writer, contractsOf({ [ann]: 10n }))
        expect(await told(reader, ann)).toMatchObject([{ source: "call", verdict: "differs" }])
        await writer.rollback(0)
        const other = batchOf([{ transactions: [true] }], { from: 1, fork: 1, parentHash: hashOf(0) })
        await writer.append(other, atHead(other))
        expect(await askAll(writer, contractsOf({ [ann]: 10n }))).toHaveLength(1)
        expect(await told(reader, ann)).toEqual([
          { contract: honest, balance: 10n, source: "events", verdict: "agrees" },
        ])
        expect(await askAll(writer, contractsOf({ [ann]: 10n }), now + 86_400)).toEqual([])
      })
    })

    test("that nobody has nothing is no evidence that a token tells the truth, and moving nothing moves nobody", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const passing = Array.from({ length: 20 }, (_, at) => address(2_000 + at))
        const batch = batchOf([
          blockOf(...passing.map((holder) => erc20(rebasing, nobody, holder, 1n))),
          blockOf(...passing.map((holder) => erc20(rebasing, holder, nobody, 1n)), erc20(rebasing, bob, cat, 0n)),
          blockOf(erc20(rebasing, nobody, ann, 10n)),
        ])
        await writer.append(batch, atHead(batch))
        const asked = await askAll(writer, contractsOf({ [ann]: 10n }), now, 1)
        expect(asked.filter(({ holder }) => holder === bob || holder === cat)).toEqual([])
        expect(await told(reader, ann)).toEqual([
          { contract: rebasing, balance: 20n, source: "call", verdict: "differs" },
        ])
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
