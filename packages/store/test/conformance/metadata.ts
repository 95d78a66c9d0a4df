import { describe, expect, test } from "vitest"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, word } from "./chain-of.ts"
import { setUp } from "./setting.ts"

const transfer = (logIndex: number, token: number, tokenId?: number) =>
  ({
    logIndex,
    batchIndex: 0,
    standard: tokenId === undefined ? 20 : 721,
    token: address(token),
    from: address(1),
    to: address(2),
    ...(tokenId !== undefined && { tokenId: word(tokenId) }),
  }) as const

export function describeMetadata(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: metadata`, () => {
    const setting = setUp(createTemporaryStore)

    test("contracts that transferred or were deployed are due, oldest first, until they are saved", () =>
      setting.withChain(async ({ writer, reader }) => {
        const deployment = { transactionIndex: 0, sequence: 0, address: address(30), deployer: address(1) }
        const contents = [
          {},
          { transfers: [transfer(0, 50)] },
          { deployments: [deployment] },
          { transfers: [transfer(0, 50)] },
        ]
        await writer.append(batchOf(contents), { nodeHead: 3, now: 1000 })
        expect(await writer.dueContracts(9, 9)).toEqual([])
        expect(await writer.dueContracts(9, 20)).toEqual([
          { address: address(50), attempts: 0 },
          { address: address(30), attempts: 0 },
        ])
        expect(await writer.dueContracts(1, 20)).toEqual([{ address: address(50), attempts: 0 }])
        await writer.saveContracts([
          { address: address(50), ercType: "ERC-20", name: "Ice", symbol: "ICE", decimals: 18, attempts: 1 },
          { address: address(30), ercType: "UNKNOWN", attempts: 1 },
        ])
        expect(await writer.dueContracts(9, 2000)).toEqual([])
        expect(await reader.contracts([address(30), address(31)])).toEqual([
          { address: address(30), ercType: "UNKNOWN" },
        ])
        expect(await reader.contracts([address(50)])).toEqual([
          { address: address(50), ercType: "ERC-20", name: "Ice", symbol: "ICE", decimals: 18 },
        ])
      }))

    test("contracts are found by how their symbols, names and the words of these begin, each once, the nearest first", () =>
      setting.withChain(async ({ writer, reader }) => {
        const told = [
          ["Wrapped Ice", "WICE"],
          ["Ice", "ICE"],
          ["Icefall", "FALL"],
          ["ICE COLD", "ice"],
          ["100% _Ice_", "I_E"],
          ["Ícé", "Í"],
          [`Ice ${"long ".repeat(1_000)}`, "LONG"],
          ["\u{1f9ca} cube", ""],
        ] as const
        const transfers = told.map((_, at) => transfer(at, 50 + at))
        await writer.append(batchOf([{ transfers: [...transfers, transfer(99, 99)] }]), { nodeHead: 0, now: 1 })
        await writer.saveContracts(
          told.map(([name, symbol], at) => ({
            address: address(50 + at),
            ercType: "ERC-20",
            name,
            symbol,
            attempts: 1,
          })),
        )
        const named = async (text: string, limit = 9) =>
          (await reader.contractsNamed(text, limit)).map((each) => told.findIndex(([name]) => name === each.name))
        expect(await named("ice")).toEqual([1, 3, 6, 2, 0])
        expect(await named("ICE ")).toEqual([3, 6])
        expect(await named("i")).toEqual([4, 1, 3, 6, 2, 0])
        expect(await named("ice", 2)).toEqual([1, 3])
        expect([await named("cold"), await named("CUBE"), await named("rapped"), await named("ol")]).toEqual([
          [3],
          [7],
          [],
          [],
        ])
        expect(await named("ic_")).toEqual([])
        expect(await named("100%")).toEqual([4])
        expect(await named("Í")).toEqual([5])
        expect(await named("í")).toEqual([])
        expect(await named("\u{1f9ca}")).toEqual([7])
        expect(await named(`ice ${"long ".repeat(5)}and so on`)).toEqual([])
        expect(await named(`ice ${"long ".repeat(6)}`)).toEqual([6])
        expect([await named(""), await named("\0"), await named("ice", 0), await named("zebra")]).toEqual([
          [],
          [],
          [],
          [],
        ])
        expect(await reader.contractsNamed("wice", 9)).toEqual([
          { address: address(50), ercType: "ERC-20", name: "Wrapped Ice", symbol: "WICE" },
        ])
      }))

    test("a contract that could not be read is tried again later and keeps what is known of it", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(batchOf([{ transfers: [transfer(0, 50)] }]), { nodeHead: 0, now: 1 })
        await writer.saveContracts([{ address: address(50), attempts: 1, retryAt: 100 }])
        expect([await writer.dueContracts(9, 99), await reader.contracts([address(50)])]).toEqual([
          [],
          [{ address: address(50) }],
        ])
        expect(await writer.dueContracts(9, 100)).toEqual([{ address: address(50), attempts: 1 }])
        await writer.saveContracts([
          { address: address(50), ercType: "ERC-20", name: "Ice", attempts: 2, retryAt: 200 },
        ])
        await writer.saveContracts([{ address: address(50), attempts: 3 }])
        expect(await writer.dueContracts(9, 1e9)).toEqual([])
        expect(await reader.contracts([address(50)])).toEqual([
          { address: address(50), ercType: "ERC-20", name: "Ice" },
        ])
      }))

    test("what a block of the future shows can be read now", () =>
      setting.withChain(async ({ writer }) => {
        const batch = batchOf([{ timestamp: 4_000_000_000, transfers: [transfer(0, 50, 1)] }])
        await writer.append(batch, { nodeHead: 0, now: 1000 })
        expect((await writer.dueContracts(9, 1000)).length).toBe(1)
        expect((await writer.dueTokens(9, 1000)).length).toBe(1)
      }))

    test("a contract that was rolled back is neither due nor saved", () =>
      setting.withChain(async ({ writer, reader }) => {
        const contents = [{}, { transfers: [transfer(0, 50, 1)] }]
        await writer.append(batchOf(contents), { nodeHead: 1, now: 1000 })
        await writer.rollback(0)
        expect([await writer.dueContracts(9, 1000), await writer.dueTokens(9, 1000)]).toEqual([[], []])
        await writer.saveContracts([{ address: address(50), ercType: "ERC-721", attempts: 1 }])
        await writer.saveTokens([
          { contract: address(50), tokenId: word(1), tokenUri: "", metadata: "{}", attempts: 1 },
        ])
        expect([await reader.contracts([address(50)]), await reader.tokens(address(50), { limit: 9 })]).toEqual([
          [],
          [],
        ])
      }))

    test("names from hostile contracts are stored as what text can be", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(batchOf([{ transfers: [transfer(0, 50)] }]), { nodeHead: 0, now: 1 })
        const hostile = { name: "a\0b\ud800c", symbol: "\u0001'\"\\❄" }
        await writer.saveContracts([{ address: address(50), ercType: "ERC-20", ...hostile, attempts: 1 }])
        expect(await reader.contracts([address(50)])).toEqual([
          { address: address(50), ercType: "ERC-20", name: "ab\ufffdc", symbol: "\u0001'\"\\❄" },
        ])
      }))

    test("NFTs are due until they are saved, and are listed with what was learnt", () =>
      setting.withChain(async ({ writer, reader }) => {
        const batch = batchOf([{}, { transfers: [transfer(0, 50, 4), transfer(1, 50, 3)] }])
        await writer.append(batch, { nodeHead: 1, now: 1000 })
        const due = (tokenId: number, attempts = 0) =>
          ({ contract: address(50), tokenId: word(tokenId), standard: 721, attempts }) as const
        expect(await writer.dueTokens(9, 9)).toEqual([])
        expect(await writer.dueTokens(9, 10)).toEqual([due(3), due(4)])
        expect(await writer.dueTokens(1, 10)).toEqual([due(3)])
        const learnt = { tokenUri: "ipfs://a\0", metadata: '{"indexStatus":"indexed"}' }
        await writer.saveTokens([
          { contract: address(50), tokenId: word(3), ...learnt, attempts: 1 },
          { contract: address(50), tokenId: word(4), tokenUri: "", metadata: "{}", attempts: 1, retryAt: 500 },
        ])
        expect(await writer.dueTokens(9, 499)).toEqual([])
        expect(await writer.dueTokens(9, 500)).toEqual([{ ...due(4, 1), known: { tokenUri: "", metadata: "{}" } }])
        const token = { contract: address(50), standard: 721, owner: address(2) } as const
        expect(await reader.tokens(address(50), { limit: 9 })).toEqual([
          { ...token, tokenId: word(3), tokenUri: "ipfs://a", metadata: learnt.metadata },
          { ...token, tokenId: word(4), tokenUri: "", metadata: "{}" },
        ])
      }))
  })
}
