import { describe, expect, test } from "vitest"
import {
  allLists,
  dump,
  type HolderCursor,
  type HolderRange,
  holderPosition,
  holdersProjection,
  lists,
  verifyingChain,
} from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { tamper } from "./archived.ts"
import { address, atHead, batchOf, hashOf, type TransferContent, word } from "./chain-of.ts"
import { ann, askAll, blockOf, bob, cat, collection, erc20, honest, nobody, now, rebasing } from "./holders.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

const erc1155 = (
  tokenId: number,
  from: typeof ann,
  to: typeof ann,
  value: bigint,
): Omit<TransferContent, "logIndex"> => ({
  ...erc20(collection, from, to, value),
  standard: 1155,
  tokenId: word(tokenId),
})

export function describeHolders(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: holders`, () => {
    const setting = setUp(createTemporaryStore)

    const contradictions = async (chainId: string) =>
      (await verifyingChain(setting.store, chainId).check()).inconsistencies
        .filter(({ table }) => /^evm_(holder|token_supply)$/.test(table))
        .map(({ table, stored, expected }) => [table, stored, expected])

    test("the largest balance comes first, of however many digits, and those of the same balance by address", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const dan = address(4)
        const batch = batchOf([
          blockOf(
            erc20(honest, nobody, ann, 9n),
            erc20(honest, nobody, bob, 10n ** 20n),
            erc20(honest, nobody, cat, 256n),
            erc20(honest, nobody, dan, 256n),
            erc20(rebasing, nobody, ann, 1n),
          ),
        ])
        await writer.append(batch, atHead(batch))
        const all = [
          { holder: bob, balance: 10n ** 20n },
          { holder: dan, balance: 256n },
          { holder: cat, balance: 256n },
          { holder: ann, balance: 9n },
        ] as const
        const sums = { holderCount: 4, supply: 10n ** 20n + 521n }
        expect(await reader.holders({ contract: honest, limit: 9 })).toEqual({ holders: all, ...sums })
        const after = (at: 0 | 1 | 2 | 3): HolderRange => ({
          contract: honest,
          limit: 2,
          after: holderPosition.of(all[at]),
        })
        expect(await reader.holders(after(0))).toEqual({ holders: all.slice(1, 3), ...sums })
        expect(await reader.holders(after(1))).toEqual({ holders: all.slice(2), ...sums })
        expect(await reader.holders(after(3))).toEqual({ holders: [], ...sums })
        expect(await reader.holders({ contract: collection, limit: 9 })).toEqual({
          holders: [],
          holderCount: 0,
          supply: 0n,
        })
      })
    })

    test("an ERC-1155 contract has holders of each token ID, which are apart from those of an ERC-20 token", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([
          blockOf(
            erc1155(1, nobody, ann, 5n),
            erc1155(2, nobody, bob, 7n),
            erc1155(1, ann, bob, 2n),
            erc20(collection, nobody, cat, 3n),
            { ...erc20(collection, nobody, cat, 1n), standard: 721, tokenId: word(1) },
          ),
        ])
        await writer.append(batch, atHead(batch))
        const of = (tokenId?: number) =>
          reader.holders({ contract: collection, limit: 9, ...(tokenId !== undefined && { tokenId: word(tokenId) }) })
        expect([await of(1), await of(2), await of(3), await of()]).toEqual([
          {
            holders: [
              { holder: ann, balance: 3n },
              { holder: bob, balance: 2n },
            ],
            holderCount: 2,
            supply: 5n,
          },
          { holders: [{ holder: bob, balance: 7n }], holderCount: 1, supply: 7n },
          { holders: [], holderCount: 0, supply: 0n },
          { holders: [{ holder: cat, balance: 3n }], holderCount: 1, supply: 3n },
        ])
      })
    })

    test("a page goes on below the last balance that was told, whoever moves meanwhile", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const some = Array.from({ length: 6 }, (_, at) => address(100 + at))
        const batch = batchOf([
          blockOf(...some.map((holder, at) => erc20(honest, nobody, holder, 10n * BigInt(6 - at)))),
        ])
        await writer.append(batch, atHead(batch))
        const page = (after?: HolderCursor) => reader.holders({ contract: honest, limit: 3, after })
        const first = await page()
        const last = first.holders.at(-1)
        expect(first.holders).toEqual(
          some.slice(0, 3).map((holder, at) => ({ holder, balance: 60n - 10n * BigInt(at) })),
        )
        // The largest falls below, so that it comes again; the fourth rises above, and is missing; the others stay.
        const next = batchOf([blockOf(erc20(honest, some[0] as typeof ann, some[3] as typeof ann, 45n))], { from: 1 })
        await writer.append(next, { nodeHead: 1, now })
        expect((await page(last && holderPosition.of(last))).holders).toEqual([
          { holder: some[4], balance: 20n },
          { holder: some[0], balance: 15n },
          { holder: some[5], balance: 10n },
        ])
      })
    })

    test("events that cannot be true make nobody a holder of less than nothing, nor of more than there can be", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const most = 2n ** 256n - 1n
        const content = blockOf(erc20(rebasing, nobody, cat, most), erc20(rebasing, ann, bob, 5n))
        const batch = batchOf([content, content])
        await writer.append(batch, atHead(batch))
        const holders = [
          { holder: cat, balance: most },
          { holder: bob, balance: 10n },
        ]
        expect(await reader.holders({ contract: rebasing, limit: 9 })).toEqual({
          holders,
          holderCount: 2,
          supply: most + 10n,
        })
        await writer.rollback(0)
        expect(await reader.holders({ contract: rebasing, limit: 9 })).toEqual({
          holders: [holders[0], { holder: bob, balance: 5n }],
          holderCount: 2,
          supply: most + 5n,
        })
      })
    })

    test("what contracts answer changes no holder", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([blockOf(erc20(rebasing, nobody, ann, 10n))])
        await writer.append(batch, atHead(batch))
        const before = await reader.holders({ contract: rebasing, limit: 9 })
        expect((await askAll(writer, () => 20n)).length).toBeGreaterThan(0)
        expect(await reader.holders({ contract: rebasing, limit: 9 })).toEqual(before)
      })
    })

    test("those who were left out are made of the balances that are stored, also of those of which blocks were undone", async () => {
      const chainId = setting.newChainId()
      const others = [...allLists.map(({ name }) => name), "balances", "fees"]
      const batch = batchOf([
        blockOf(erc20(honest, nobody, ann, 10n)),
        blockOf(erc20(honest, ann, bob, 4n)),
        blockOf(erc20(honest, ann, bob, 6n)),
      ])
      const reader = setting.store.chain(chainId)
      const state = async () => (await reader.projections()).find((one) => one.name === holdersProjection.name)?.state
      const first = await setting.store.openWriter(chainId, { projections: others })
      await first.append(batch, atHead(batch))
      expect([await state(), await reader.holders({ contract: honest, limit: 9 })]).toEqual([
        "off",
        { holders: [], holderCount: 0, supply: 0n },
      ])
      await first.close()
      const second = await setting.store.openWriter(chainId)
      expect(await second.catchUp(1)).toMatchObject({ lists: ["holders"], next: 1 })
      await second.catchUp(1)
      await second.rollback(1)
      while ((await second.catchUp(1)) !== undefined);
      expect([await state(), await reader.holders({ contract: honest, limit: 9 })]).toEqual([
        "current",
        {
          holders: [
            { holder: ann, balance: 6n },
            { holder: bob, balance: 4n },
          ],
          holderCount: 2,
          supply: 10n,
        },
      ])
      await second.close()
    })

    test.each<[string, string, unknown]>([
      ["that is there", "DELETE FROM evm_holder WHERE chain_id = :chain AND key IS NULL", []],
      [
        "that is lost",
        "DELETE FROM evm_holder WHERE chain_id = :chain",
        [
          ["evm_holder", "no row", "a row"],
          ["evm_token_supply", "1 holders, 5", "no row"],
        ],
      ],
      [
        "whose balance is of an undone block",
        "DELETE FROM evm_balance WHERE chain_id = :chain AND block_number = 1 AND balance <> '0'",
        [["evm_holder", "5", "0"]],
      ],
      [
        "that is not counted",
        "DELETE FROM evm_token_supply WHERE chain_id = :chain",
        [["evm_token_supply", "no row", "1 holders, 5"]],
      ],
      [
        "that has less than there is",
        "UPDATE evm_token_supply SET supply = '6' WHERE chain_id = :chain",
        [["evm_token_supply", "1 holders, 6", "1 holders, 5"]],
      ],
    ])("verifying tells of a holder %s", async (_, sql, found) => {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId)
      const batch = batchOf([blockOf(erc20(honest, nobody, ann, 5n)), blockOf(erc20(honest, ann, bob, 5n))])
      await writer.append(batch, atHead(batch))
      await writer.close()
      await tamper(setting.store, chainId, sql)
      expect(await contradictions(chainId)).toEqual(found)
    })

    test("holders without balances are left out, whatever the operator names", async () => {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, { projections: ["holders", lists.tokenTransfers.name] })
      const batch = batchOf([blockOf(erc20(honest, nobody, ann, 10n))])
      await writer.append(batch, atHead(batch))
      expect((await setting.store.chain(chainId).projections()).find((one) => one.name === "holders")).toEqual({
        name: "holders",
        state: "off",
        next: 0,
        head: 0,
      })
      await writer.close()
    })

    test("holders that are behind balances go back with them, and no further", async () => {
      const history = batchOf(
        Array.from({ length: 6 }, (_, at) =>
          blockOf(erc20(honest, nobody, ann, 1n), erc20(honest, nobody, bob, BigInt(at))),
        ),
      )
      const fresh = setting.newChainId()
      const whole = await setting.store.openWriter(fresh)
      await whole.append(history, atHead(history))
      await whole.rollback(1)
      await whole.close()
      const chainId = setting.newChainId()
      const others = [...allLists.map(({ name }) => name), "balances", "fees"]
      const before = await setting.store.openWriter(chainId, { projections: others })
      await before.append(history, atHead(history))
      await before.close()
      const writer = await setting.store.openWriter(chainId)
      for (let step = 0; step < 4; step += 1) await writer.catchUp(1)
      expect(await contradictions(chainId)).toEqual([])
      await writer.rollback(4)
      await writer.rollback(1)
      while ((await writer.catchUp(1)) !== undefined);
      await writer.close()
      const holding = async (id: string) =>
        (await linesOf(dump(setting.store, id))).filter((line) => /^evm_(holder|token_supply)/.test(line))
      expect(await holding(chainId)).toEqual(await holding(fresh))
      expect((await holding(fresh)).length).toBe(3)
      expect(hashOf(1)).toBe((await setting.store.chain(chainId).status())?.head.hash)
    })
  })
}
