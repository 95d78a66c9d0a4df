import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checksumAddress } from "../../src/data/render/address.ts"
import { build, type House, now } from "./house.ts"
import { contract, Ledger, nobody, wallet, word } from "./ledger.ts"

const ledger = new Ledger("43112")
const chainId = "43112"
const [ice, cores, shards, hostile] = [contract(1), contract(2), contract(3), contract(4)]
const [ann, bob] = [wallet(1), wallet(2)]
const nasty = `"},{"a":"\u0001a\u0000\\\ud800🧊`

let folder: string
let house: House

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-prices-"))
  const prices = join(folder, "prices.json")
  await writeFile(prices, JSON.stringify({ [chainId]: { [ice]: { usd: 0.9987 } } }))
  house = await build({ prices })
  const erc20 = (token: typeof ice, value: bigint) =>
    ({ standard: 20, token, from: ann, to: bob, moves: [{ value }] }) as const
  const erc721 = (from: typeof ann, to: typeof ann, tokenId: bigint) =>
    ({ standard: 721, token: cores, from, to, moves: [{ tokenId }] }) as const
  const writer = await house.write(
    chainId,
    ledger.block(now - 60),
    ledger.block(now - 50, [{ transfers: [erc721(nobody, ann, 7n), erc721(nobody, ann, 8n)] }]),
    ledger.block(now - 40, [{ transfers: [erc721(ann, bob, 7n), erc20(ice, 66199060584000000046n)] }]),
    ledger.block(now - 30, [
      {
        transfers: [
          {
            standard: 1155,
            token: shards,
            from: nobody,
            to: ann,
            moves: [
              { tokenId: 2n ** 256n - 1n, value: 11n },
              { tokenId: 1n, value: 2n ** 256n - 1n },
            ],
          },
        ],
      },
      { transfers: [erc20(hostile, 1n), erc721(bob, bob, 7n)] },
    ]),
    ledger.block(now - 20, [{ transfers: [erc721(bob, nobody, 7n)] }]),
  )
  await writer.saveContracts([
    { address: ice, ercType: "ERC-20", name: "Token A", symbol: "TKA", decimals: 18, attempts: 0 },
    { address: cores, ercType: "ERC-721", name: "Ice Cores", symbol: "ICE", attempts: 0 },
    { address: shards, ercType: "ERC-1155", attempts: 0 },
    { address: hostile, ercType: "ERC-20", name: nasty, symbol: "x".repeat(5000), decimals: 255, attempts: 0 },
  ])
  await writer.saveTokens([
    {
      contract: cores,
      tokenId: word(8),
      tokenUri: "https://example.com/ice/8.json",
      metadata: `{"indexStatus":"indexed","metadataLastUpdatedTimestamp":${now},"name":"Ice Core #8"}`,
      attempts: 0,
    },
    {
      contract: shards,
      tokenId: word(1),
      tokenUri: "https://example.com/{id}.json",
      metadata: '{"indexStatus":"INVALID_METADATA_JSON"}',
      attempts: 0,
    },
  ])
})

afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

/** The members that a transfer has by its place. */
const at = (block: number, index: number, logIndex: number, from: typeof ann, to: typeof ann) => ({
  blockNumber: String(block),
  blockTimestamp: now - 60 + block * 10,
  blockHash: ledger.hash(block),
  txHash: ledger.txHash(block, index),
  from: { address: checksumAddress(from) },
  to: { address: checksumAddress(to) },
  logIndex,
})

const time = (seconds: number) => ({ blockTimestamp: now + seconds })

const core = (tokenId: string, owner: typeof ann, more: object = {}) => ({
  address: checksumAddress(cores),
  name: "Ice Cores",
  symbol: "ICE",
  ercType: "ERC-721",
  tokenId,
  tokenUri: "",
  metadata: { indexStatus: "UNINDEXED" },
  ownerAddress: checksumAddress(owner),
  ...more,
})

const burned7 = core("7", nobody, { metadata: { indexStatus: "MISSING_TOKEN" } })

const core8 = core("8", ann, {
  tokenUri: "https://example.com/ice/8.json",
  metadata: { indexStatus: "indexed", metadataLastUpdatedTimestamp: now, name: "Ice Core #8" },
})

test("an ERC-20 transfer has its value and its token with a price", async () => {
  const { items: transfers } = await house.client.listTokenTransfers({ chainId, address: ice })
  expect(transfers).toEqual([
    {
      ...at(2, 0, 1, ann, bob),
      value: "66199060584000000046",
      erc20Token: {
        address: checksumAddress(ice),
        name: "Token A",
        symbol: "TKA",
        decimals: 18,
        ercType: "ERC-20",
        price: { currencyCode: "usd", value: "0.9987" },
      },
    },
  ])
})

test("ERC-721 transfers have their token with the owner it has now", async () => {
  const { items: transfers } = await house.client.listTokenTransfers({ chainId, address: cores })
  expect(transfers).toEqual([
    { ...at(4, 0, 0, bob, nobody), erc721Token: burned7 },
    { ...at(3, 1, 2, bob, bob), erc721Token: burned7 },
    { ...at(2, 0, 0, ann, bob), erc721Token: burned7 },
    { ...at(1, 0, 1, nobody, ann), erc721Token: core8 },
    { ...at(1, 0, 0, nobody, ann), erc721Token: burned7 },
  ])
})

test("each pair of an ERC-1155 batch is a transfer, in the order of the batch from its end", async () => {
  const { items: transfers } = await house.client.listTokenTransfers({ chainId, address: shards })
  const token = { address: checksumAddress(shards), ercType: "ERC-1155" }
  expect(transfers).toEqual([
    {
      ...at(3, 0, 0, nobody, ann),
      value: String(2n ** 256n - 1n),
      erc1155Token: {
        ...token,
        tokenId: "1",
        tokenUri: "https://example.com/{id}.json",
        metadata: { indexStatus: "INVALID_METADATA_JSON" },
      },
    },
    {
      ...at(3, 0, 0, nobody, ann),
      value: "11",
      erc1155Token: {
        ...token,
        tokenId: String(2n ** 256n - 1n),
        tokenUri: "",
        metadata: { indexStatus: "UNINDEXED" },
      },
    },
  ])
})

test("a hostile name is a text like any other, bounded", async () => {
  const { items: transfers } = await house.client.listTokenTransfers({ chainId, address: hostile })
  expect(transfers).toEqual([
    {
      ...at(3, 1, 1, ann, bob),
      value: "1",
      erc20Token: {
        address: checksumAddress(hostile),
        name: nasty.replace("\u0000", "").replace("\ud800", "\ufffd"),
        symbol: `${"x".repeat(255)}…`,
        decimals: 255,
        ercType: "ERC-20",
      },
    },
  ])
})

test("the ERC-721 transfers of an address are those from and to it, and one to itself stands once", async () => {
  const { items: transactions } = await house.client.listErc721Transfers({ chainId, address: bob })
  expect(transactions).toEqual([
    { ...at(4, 0, 0, bob, nobody), erc721Token: burned7 },
    { ...at(3, 1, 2, bob, bob), erc721Token: burned7 },
    { ...at(2, 0, 0, ann, bob), erc721Token: burned7 },
  ])
})

test("an address counts in any letter case", async () => {
  const spellings = [bob, checksumAddress(bob), `0x${bob.slice(2).toUpperCase()}`]
  const pages = await Promise.all(spellings.map((address) => house.client.listErc721Transfers({ chainId, address })))
  expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 3])
})

test.each([
  [{ startBlock: 2 }, [4, 3, 2]],
  [{ endBlock: 3 }, [2, 1, 1]],
  [{ startBlock: 2, endBlock: 4 }, [3, 2]],
  [{ startBlock: 0, endBlock: 1 }, []],
  [{ startBlock: 3, endBlock: 3 }, []],
  [{ startBlock: Number.MAX_SAFE_INTEGER }, []],
  [{ endBlock: Number.MAX_SAFE_INTEGER }, [4, 3, 2, 1, 1]],
])("startBlock is inclusive and endBlock exclusive: %j", async (range, blocks) => {
  const { items: transfers } = await house.client.listTokenTransfers({ chainId, address: cores, ...range })
  expect(transfers.map(({ blockNumber }) => Number(blockNumber))).toEqual(blocks)
})

test("a range the wrong way round is a 400 in both lists", async () => {
  for (const list of [house.client.listTokenTransfers, house.client.listErc721Transfers]) {
    await expect(list({ chainId, address: cores, startBlock: 4, endBlock: 2 })).rejects.toMatchObject({
      status: 400,
      body: { message: "startBlock must not exceed endBlock, and 4 exceeds 2" },
    })
  }
})

test("an address without transfers has an empty page", async () => {
  expect(await house.client.listTokenTransfers({ chainId, address: ann })).toMatchObject({ data: { transfers: [] } })
  expect(await house.client.listErc721Transfers({ chainId, address: wallet(999) })).toMatchObject({
    data: { transactions: [] },
  })
})

test("a party that is a token has its name and more", async () => {
  await house.write(
    "43112",
    ledger.block(now - 10, [{ transfers: [{ standard: 20, token: ice, from: ice, to: cores, moves: [{}] }] }]),
  )
  const { items: transfers } = await house.client.listTokenTransfers({ chainId, address: ice, startBlock: 5 })
  expect(transfers.map(({ from, to }) => ({ from, to }))).toEqual([
    {
      from: { address: checksumAddress(ice), name: "Token A", symbol: "TKA", decimals: 18 },
      to: { address: checksumAddress(cores), name: "Ice Cores", symbol: "ICE" },
    },
  ])
})

test("a contract that follows both NFT standards has each transfer's token in the shape of that transfer", async () => {
  const hybrid = contract(6)
  const moved = (standard: 721 | 1155, tokenId: bigint) =>
    ({ standard, token: hybrid, from: nobody, to: ann, moves: [{ tokenId }] }) as const
  await house.write(
    chainId,
    ledger.block(now - 9, [{ transfers: [moved(1155, 5n), moved(721, 6n)] }]),
    ledger.block(now - 8, [{ transfers: [moved(721, 5n), moved(1155, 6n)] }]),
  )
  const token = { address: checksumAddress(hybrid), tokenUri: "", metadata: { indexStatus: "UNINDEXED" } }
  const single = (tokenId: string) => ({ ...token, name: "", symbol: "", ercType: "ERC-721", tokenId })
  const multi = (tokenId: string) => ({ ...token, ercType: "ERC-1155", tokenId })
  const { items: transfers } = await house.client.listTokenTransfers({ chainId, address: hybrid })
  expect(transfers).toEqual([
    { ...at(7, 0, 1, nobody, ann), ...time(-8), value: "1", erc1155Token: multi("6") },
    { ...at(7, 0, 0, nobody, ann), ...time(-8), erc721Token: single("5") },
    {
      ...at(6, 0, 1, nobody, ann),
      ...time(-9),
      erc721Token: { ...single("6"), ownerAddress: checksumAddress(ann) },
    },
    { ...at(6, 0, 0, nobody, ann), ...time(-9), value: "1", erc1155Token: multi("5") },
  ])
})
