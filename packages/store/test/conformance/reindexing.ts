import { describe, expect, test } from "vitest"
import { openStore } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, hashOf, word } from "./chain-of.ts"
import { type OpenChain, setUp } from "./setting.ts"

const contract = address(50)
const mint = {
  logIndex: 0,
  batchIndex: 0,
  standard: 721,
  token: contract,
  from: address(0),
  to: address(2),
  tokenId: word(3),
} as const
const saved = { contract, tokenId: word(3), tokenUri: "u", metadata: "{}", attempts: 1 }

export function describeReindexing(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: reindexing`, () => {
    const setting = setUp(createTemporaryStore)
    const withToken = (use: (chain: OpenChain) => Promise<void>) =>
      setting.withChain(async (chain) => {
        await chain.writer.append(batchOf([{}, { transfers: [mint] }]), { nodeHead: 1, now: 10 })
        await chain.writer.saveTokens([saved])
        await use(chain)
      })

    test("is granted once an hour for each token", () =>
      withToken(async ({ chainId }) => {
        const ask = (now: number, tokenId = word(3)) => setting.store.requestReindex(chainId, contract, tokenId, now)
        expect(await ask(10_000)).toBe(0)
        expect(await ask(10_000)).toBe(3600)
        expect(await ask(10_600)).toBe(3000)
        expect(await ask(10_600, word(4))).toBe(0)
        expect(await ask(13_599)).toBe(1)
        expect(await ask(13_600)).toBe(0)
        expect(await ask(13_600)).toBe(3600)
      }))

    test("is granted to one of those who ask at once, through whatever store", () =>
      withToken(async ({ chainId }) => {
        const other = await openStore(setting.temporary.location)
        const answers = await Promise.all(
          [setting.store, other, setting.store, other].map((store) =>
            store.requestReindex(chainId, contract, word(3), 50_000),
          ),
        )
        expect(answers.sort()).toEqual([0, 3600, 3600, 3600])
        await other.close()
      }))

    test("makes the token due again until it is saved", () =>
      withToken(async ({ chainId, writer }) => {
        expect(await writer.dueTokens(9, 20_000)).toEqual([])
        await setting.store.requestReindex(chainId, contract, word(3), 20_000)
        const { tokenUri, metadata } = saved
        const known = { tokenUri, metadata }
        const due = [{ contract, tokenId: word(3), standard: 721, attempts: 1, known, requestedAt: 20_000 }]
        expect(await writer.dueTokens(9, 20_001)).toEqual(due)
        expect(await writer.dueTokens(9, 20_001)).toEqual(due)
        await writer.saveTokens([saved])
        expect(await writer.dueTokens(9, 20_002)).toEqual([])
        expect(await setting.store.requestReindex(chainId, contract, word(3), 20_003)).toBe(3597)
      }))

    test("asked for again while it is read, it is due once more", () =>
      withToken(async ({ chainId, writer }) => {
        await setting.store.requestReindex(chainId, contract, word(3), 20_000)
        await writer.dueTokens(9, 20_001)
        await setting.store.requestReindex(chainId, contract, word(3), 23_600)
        await writer.saveTokens([saved])
        expect((await writer.dueTokens(9, 23_601)).map(({ requestedAt }) => requestedAt)).toEqual([23_600])
      }))

    test("what was read before blocks were undone settles no request", () =>
      withToken(async ({ chainId, writer }) => {
        await setting.store.requestReindex(chainId, contract, word(3), 20_000)
        await writer.dueTokens(9, 20_001)
        await writer.rollback(0)
        await writer.append(batchOf([{ transfers: [mint] }], { from: 1, fork: 1, parentHash: hashOf(0) }), {
          nodeHead: 1,
          now: 20_002,
        })
        await writer.saveTokens([saved])
        expect((await writer.dueTokens(9, 20_003)).map(({ requestedAt }) => requestedAt)).toEqual([20_000])
      }))

    test("a token that is due by itself as well is handed out once", () =>
      withToken(async ({ chainId, writer }) => {
        await writer.saveTokens([{ ...saved, retryAt: 100 }])
        await setting.store.requestReindex(chainId, contract, word(3), 20_000)
        expect((await writer.dueTokens(9, 20_001)).length).toBe(1)
      }))

    test("a token that does not exist is not handed out, and does not keep others from it", () =>
      withToken(async ({ chainId, writer }) => {
        await setting.store.requestReindex(chainId, contract, word(99), 19_000)
        await setting.store.requestReindex(chainId, contract, word(3), 20_000)
        await writer.dueTokens(1, 20_001)
        expect((await writer.dueTokens(1, 20_001)).map(({ tokenId }) => tokenId)).toEqual([word(3)])
      }))

    test("survives the one who asked and the one who was asked", () =>
      withToken(async ({ chainId, writer }) => {
        const other = await openStore(setting.temporary.location)
        await other.requestReindex(chainId, contract, word(3), 20_000)
        await other.close()
        await writer.dueTokens(9, 20_001)
        await writer.close()
        const next = await setting.store.openWriter(chainId)
        expect((await next.dueTokens(9, 20_001)).map(({ requestedAt }) => requestedAt)).toEqual([20_000])
        await next.close()
      }))
  })
}
