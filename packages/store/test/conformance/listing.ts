import { describe, expect, test } from "vitest"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, hashOf, word } from "./chain-of.ts"
import { setUp } from "./setting.ts"

const coin = address(20)
const art = address(0x721)
const items = address(0x1155)
const [alice, bob, carol, nobody] = [address(1), address(2), address(3), address(0)]

const erc20 = (logIndex: number) =>
  ({ logIndex, batchIndex: 0, standard: 20, token: coin, from: alice, to: bob }) as const
const erc721 = (logIndex: number, from: typeof alice, to: typeof alice, id: number) =>
  ({ logIndex, batchIndex: 0, standard: 721, token: art, from, to, tokenId: word(id) }) as const
const erc1155 = (logIndex: number, batchIndex: number, id: number) =>
  ({ logIndex, batchIndex, standard: 1155, token: items, from: nobody, to: carol, tokenId: word(id) }) as const

const _atStart = { nodeHead: 0, now: 1 }
const history = batchOf([
  { timestamp: 100, transactions: [true, false], transfers: [erc20(0), erc721(1, nobody, alice, 5), erc20(2)] },
  { timestamp: 110, transfers: [] },
  {
    timestamp: 110,
    transactions: [false, true, true],
    transfers: [erc721(0, alice, bob, 5), erc1155(1, 0, 9), erc1155(1, 1, 8), erc721(2, bob, bob, 5), erc20(3)],
    deployments: [
      { transactionIndex: 1, sequence: 0, address: address(0xd1), deployer: alice },
      { transactionIndex: 1, sequence: 1, address: address(0xd2), deployer: alice, deployerContract: address(0xd1) },
    ],
  },
  { timestamp: 120, transactions: [true], transfers: [erc721(0, nobody, carol, 6), erc721(1, bob, nobody, 5)] },
])

const inBlock = (blockNumber: number, index: number, timestamp: number) => ({
  blockNumber,
  index,
  timestamp,
  fragment: history.transactions.find((row) => row.blockNumber === blockNumber && row.index === index)?.fragment,
})
const nft5 = { contract: art, tokenId: word(5), standard: 721, owner: nobody } as const
const nft6 = { contract: art, tokenId: word(6), standard: 721, owner: carol } as const
const moved = (standard: number, token: string, blockNumber: number, logIndex: number, batchIndex = 0) => ({
  blockNumber,
  logIndex,
  batchIndex,
  standard,
  token,
  fragment: history.transfers.find(
    (row) => row.blockNumber === blockNumber && row.logIndex === logIndex && row.batchIndex === batchIndex,
  )?.fragment,
})

export function describeListing(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: listing`, () => {
    const setting = setUp(createTemporaryStore)

    const withHistory = (use: Parameters<typeof setting.withChain<void>>[0]) =>
      setting.withChain(async (chain) => {
        await chain.writer.append(history, { nodeHead: 3, now: 500 })
        await use(chain)
      })

    test("a chain that was never indexed has nothing", async () => {
      const reader = setting.store.chain(setting.newChainId())
      expect([
        await reader.status(),
        await reader.block(0),
        await reader.block(hashOf(0)),
        await reader.token(art, word(5)),
        await reader.transactionsOfBlock(0, { limit: 9 }),
      ]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect([
        await reader.blocks({ limit: 9 }),
        await reader.transactions({ limit: 9 }),
        await reader.blocksUpTo({ timestamp: 1e9, inclusive: true }, { limit: 9 }),
        await reader.transactionsUpTo({ timestamp: 1e9, inclusive: true }, { limit: 9 }),
        await reader.tokenTransfers(coin, { limit: 9 }),
        await reader.erc721Transfers(alice, { limit: 9 }),
        await reader.deployments(alice, { limit: 9 }),
        await reader.tokens(art, { limit: 9 }),
        await reader.contracts([coin]),
        await reader.counters("day", { limit: 9 }),
      ]).toEqual([[], [], [], [], [], [], [], [], [], []])
    })

    test("a chain is seen by those who looked before it was there", async () => {
      const chainId = setting.newChainId()
      const reader = setting.store.chain(chainId)
      expect(await reader.blocks({ limit: 1 })).toEqual([])
      const writer = await setting.store.openWriter(chainId)
      expect(await reader.blocks({ limit: 1 })).toEqual([])
      await writer.append(history, { nodeHead: 3, now: 500 })
      expect((await reader.blocks({ limit: 1 })).map(({ number }) => number)).toEqual([3])
      await writer.close()
    })

    test("transactions newest first, all or by success, from any position", () =>
      withHistory(async ({ reader }) => {
        const all = [
          inBlock(3, 0, 120),
          inBlock(2, 2, 110),
          inBlock(2, 1, 110),
          inBlock(2, 0, 110),
          inBlock(0, 1, 100),
          inBlock(0, 0, 100),
        ]
        const failed = [inBlock(2, 0, 110), inBlock(0, 1, 100)]
        expect(await reader.transactions({ limit: 9 })).toEqual(all)
        expect(await reader.transactions({ limit: 2, after: [2, 2] })).toEqual(all.slice(2, 4))
        expect(await reader.transactions({ limit: 9, succeeded: false })).toEqual(failed)
        expect(await reader.transactions({ limit: 9, succeeded: false, after: [2, 0] })).toEqual(failed.slice(1))
        expect(await reader.transactions({ limit: 9, succeeded: true })).toEqual(
          all.filter((each) => !failed.some(({ fragment }) => fragment === each.fragment)),
        )
        expect(await reader.transactions({ limit: 0 })).toEqual([])
        expect(await reader.transactions({ limit: -1 })).toEqual([])
      }))

    test("transactions of a block in its order, by its number and its hash, from any position", () =>
      withHistory(async ({ reader }) => {
        const ofBlock = [inBlock(2, 0, 110), inBlock(2, 1, 110), inBlock(2, 2, 110)]
        for (const id of [2, hashOf(2)]) {
          expect(await reader.transactionsOfBlock(id, { limit: 9 })).toEqual(ofBlock)
          expect(await reader.transactionsOfBlock(id, { limit: 1, after: [0] })).toEqual(ofBlock.slice(1, 2))
          expect(await reader.transactionsOfBlock(id, { limit: 9, after: [2] })).toEqual([])
        }
        expect(await reader.transactionsOfBlock(1, { limit: 9 })).toEqual([])
        expect([
          await reader.transactionsOfBlock(4, { limit: 9 }),
          await reader.transactionsOfBlock(word(99), { limit: 9 }),
        ]).toEqual([undefined, undefined])
      }))

    test("blocks up to a moment", () =>
      withHistory(async ({ reader }) => {
        const upTo = async (timestamp: number, inclusive: boolean, limit = 9) => {
          const found = await reader.blocksUpTo({ timestamp, inclusive }, { limit })
          return found.map(({ number, timestamp }) => `${number} at ${timestamp}`)
        }
        expect(await upTo(120, true)).toEqual(["3 at 120", "2 at 110", "1 at 110", "0 at 100"])
        expect(await upTo(120, false)).toEqual(["2 at 110", "1 at 110", "0 at 100"])
        expect(await upTo(110, true, 1)).toEqual(["2 at 110"])
        expect(await upTo(110, false)).toEqual(["0 at 100"])
        expect(await upTo(99, true)).toEqual([])
      }))

    test("transactions up to a moment", () =>
      withHistory(async ({ reader }) => {
        const upTo = async (timestamp: number, inclusive: boolean, succeeded?: boolean) => {
          const found = await reader.transactionsUpTo({ timestamp, inclusive }, { limit: 9, succeeded })
          return found.map(({ blockNumber, index }) => `${blockNumber}/${index}`)
        }
        expect(await upTo(120, true)).toEqual(["3/0", "2/2", "2/1", "2/0", "0/1", "0/0"])
        expect(await upTo(120, false)).toEqual(["2/2", "2/1", "2/0", "0/1", "0/0"])
        expect(await upTo(110, false)).toEqual(["0/1", "0/0"])
        expect(await upTo(115, true, false)).toEqual(["2/0", "0/1"])
        expect(await upTo(99, true)).toEqual([])
      }))

    test("transfers of a contract, of each standard, with the NFT as it is now", () =>
      withHistory(async ({ reader }) => {
        expect(await reader.tokenTransfers(coin, { limit: 9 })).toEqual([
          moved(20, coin, 2, 3),
          moved(20, coin, 0, 2),
          moved(20, coin, 0, 0),
        ])
        expect(await reader.tokenTransfers(art, { limit: 9 })).toEqual([
          { ...moved(721, art, 3, 1), nft: nft5 },
          { ...moved(721, art, 3, 0), nft: nft6 },
          { ...moved(721, art, 2, 2), nft: nft5 },
          { ...moved(721, art, 2, 0), nft: nft5 },
          { ...moved(721, art, 0, 1), nft: nft5 },
        ])
        expect(await reader.tokenTransfers(items, { limit: 9 })).toEqual([
          { ...moved(1155, items, 2, 1, 1), nft: { contract: items, tokenId: word(8), standard: 1155 } },
          { ...moved(1155, items, 2, 1, 0), nft: { contract: items, tokenId: word(9), standard: 1155 } },
        ])
        expect(await reader.tokenTransfers(nobody, { limit: 9 })).toEqual([])
      }))

    test("ERC-721 transfers of an address, one to oneself once", () =>
      withHistory(async ({ reader }) => {
        const of = async (address: typeof alice) =>
          (await reader.erc721Transfers(address, { limit: 9 })).map((each) => `${each.blockNumber}/${each.logIndex}`)
        expect(await of(bob)).toEqual(["3/1", "2/2", "2/0"])
        expect(await of(alice)).toEqual(["2/0", "0/1"])
        expect(await of(nobody)).toEqual(["3/1", "3/0", "0/1"])
        expect(await reader.erc721Transfers(carol, { limit: 9 })).toEqual([{ ...moved(721, art, 3, 0), nft: nft6 }])
      }))

    test("a range of blocks includes its start and excludes its end, also where a page goes on", () =>
      withHistory(async ({ reader }) => {
        const of = async (range: { startBlock?: number; endBlock?: number; after?: [number, number, number] }) =>
          (await reader.tokenTransfers(art, { limit: 9, ...range })).map(
            (each) => `${each.blockNumber}/${each.logIndex}`,
          )
        expect(await of({ startBlock: 2 })).toEqual(["3/1", "3/0", "2/2", "2/0"])
        expect(await of({ endBlock: 2 })).toEqual(["0/1"])
        expect(await of({ startBlock: 2, endBlock: 3 })).toEqual(["2/2", "2/0"])
        expect(await of({ startBlock: 2, endBlock: 3, after: [2, 2, 0] })).toEqual(["2/0"])
        expect(await of({ startBlock: 2, endBlock: 3, after: [3, 0, 0] })).toEqual(["2/2", "2/0"])
        expect(await of({ startBlock: 3, endBlock: 2 })).toEqual([])
      }))

    test("deployments of the sender and of the creating contract", () =>
      withHistory(async ({ reader }) => {
        const first = {
          blockNumber: 2,
          transactionIndex: 1,
          sequence: 0,
          address: address(0xd1),
          transactionHash: word(2000),
          deployer: alice,
        }
        const second = {
          ...first,
          sequence: 1,
          address: address(0xd2),
          transactionHash: word(2001),
          deployerContract: address(0xd1),
        }
        expect(await reader.deployments(alice, { limit: 9 })).toEqual([second, first])
        expect(await reader.deployments(alice, { limit: 9, after: [2, 1, 1] })).toEqual([first])
        expect(await reader.deployments(address(0xd1), { limit: 9 })).toEqual([second])
      }))

    test("a deployer that is its own creating contract has it once", () =>
      setting.withChain(async ({ writer, reader }) => {
        const deployment = {
          transactionIndex: 0,
          sequence: 0,
          address: address(0xd3),
          deployer: alice,
          deployerContract: alice,
        }
        await writer.append(batchOf([{ transactions: [true], deployments: [deployment] }]), { nodeHead: 0, now: 1 })
        expect((await reader.deployments(alice, { limit: 9 })).map(({ sequence }) => sequence)).toEqual([0])
      }))

    test("NFTs of a contract by token ID", () =>
      withHistory(async ({ reader }) => {
        expect(await reader.tokens(art, { limit: 9 })).toEqual([nft5, nft6])
        expect(await reader.tokens(art, { limit: 1 })).toEqual([nft5])
        expect(await reader.tokens(art, { limit: 9, after: [word(5)] })).toEqual([nft6])
        expect((await reader.tokens(items, { limit: 9 })).map(({ tokenId }) => tokenId)).toEqual([word(8), word(9)])
        expect(await reader.token(art, word(6))).toEqual(nft6)
        expect(await reader.token(art, word(7))).toBeUndefined()
      }))

    test("a list goes on where it was left, whatever was added before it meanwhile", () =>
      withHistory(async ({ reader, writer }) => {
        const page = await reader.tokenTransfers(art, { limit: 2 })
        const more = batchOf([{ transfers: [erc721(0, nobody, alice, 7)] }], { from: 4 })
        await writer.append(more, { nodeHead: 4, now: 500 })
        const last = page.at(-1)
        const rest = await reader.tokenTransfers(art, {
          limit: 9,
          after: [last?.blockNumber ?? 0, last?.logIndex ?? 0, last?.batchIndex ?? 0],
        })
        expect([...page, ...rest].map((each) => `${each.blockNumber}/${each.logIndex}`)).toEqual([
          "3/1",
          "3/0",
          "2/2",
          "2/0",
          "0/1",
        ])
      }))

    test("many contracts at once, however many", () =>
      setting.withChain(async ({ writer, reader }) => {
        const tokens = Array.from({ length: 300 }, (_, each) => address(10_000 + each))
        const transfers = tokens.map((token, logIndex) => ({ ...erc20(logIndex), token }))
        await writer.append(batchOf([{ transfers }]), { nodeHead: 0, now: 1 })
        for (const count of [0, 1, 2, 5, 17, 65, 257, 300]) {
          const asked = tokens.slice(0, count)
          const found = await reader.contracts([...asked, ...asked.slice(0, 1), address(77)])
          expect(found.map((contract) => contract.address).sort()).toEqual(asked)
        }
      }))
  })
}
