import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { checksumAddress } from "../../../src/data/render/address.ts"
import { all, build, type House, now } from "../house.ts"
import { contract, Ledger, nobody, type TransferPlan, wallet, word } from "../ledger.ts"
import { FakeNode } from "./node.ts"

const chainId = "43112"
const [ice, snow, scam, plain] = [contract(1), contract(2), contract(3), contract(4)]
const [cores, shards] = [contract(5), contract(6)]
const [alice, bob] = [wallet(1), wallet(2)]
const address = checksumAddress(alice)

let folder: string
let house: House
let node: FakeNode
let ledger: Ledger

const moved = (token: typeof ice, from: typeof alice, to: typeof alice, value: bigint): TransferPlan => ({
  standard: 20,
  token,
  from,
  to,
  moves: [{ value }],
})
const nft = (from: typeof alice, to: typeof alice, tokenId: bigint): TransferPlan => ({
  standard: 721,
  token: cores,
  from,
  to,
  moves: [{ tokenId }],
})
const some = (from: typeof alice, to: typeof alice, ...moves: [bigint, bigint][]): TransferPlan => ({
  standard: 1155,
  token: shards,
  from,
  to,
  moves: moves.map(([tokenId, value]) => ({ tokenId, value })),
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-balances-"))
  const [prices, list] = [join(folder, "prices.json"), join(folder, "tokens.json")]
  const priced = { native: { usd: "17.25", eur: "15" }, [ice]: { usd: "0.5" }, [plain]: { usd: "2" } }
  await writeFile(prices, JSON.stringify({ [chainId]: priced }))
  const listed = [
    {
      chainId: 43112,
      address: ice,
      name: "Listed",
      symbol: "LST",
      decimals: 2,
      logoURI: "https://example.com/ice.png",
    },
    { chainId: 43112, address: scam, name: "Claim", symbol: "CLM", decimals: 0, tags: ["spam"] },
  ]
  await writeFile(list, JSON.stringify({ name: "Tests", timestamp: "2026-11-21T00:00:00Z", tokens: listed }))
  node = new FakeNode()
  node.others = 2_000_000_000_000_000_000n
  ledger = new Ledger(chainId)
  house = await build({ prices, tokenLists: [list], nodes: { fetch: node.fetch } })
  const writer = await house.write(
    chainId,
    ledger.block(now - 60),
    ledger.block(now - 50, [
      { transfers: [ice, snow, scam, plain].map((token) => moved(token, nobody, alice, 150n)) },
      { transfers: [nft(nobody, alice, 7n), nft(nobody, alice, 24n), nft(nobody, bob, 8n)] },
      { transfers: [some(nobody, alice, [1n, 12n], [2n, 5n]), some(nobody, bob, [1n, 1n])] },
    ]),
    ledger.block(now - 40, [
      { transfers: [moved(ice, alice, bob, 25n), moved(snow, alice, bob, 150n)] },
      { transfers: [nft(alice, bob, 24n), some(alice, bob, [2n, 5n])] },
    ]),
  )
  await writer.saveContracts([
    { address: ice, ercType: "ERC-20", name: "Token A", symbol: "TKA", decimals: 2, attempts: 0 },
    { address: snow, ercType: "ERC-20", name: "Snow", symbol: "SNW", decimals: 18, attempts: 0 },
    { address: cores, ercType: "ERC-721", name: "Ice Cores", symbol: "ICE", attempts: 0 },
    { address: shards, ercType: "ERC-1155", attempts: 0 },
  ])
  const metadata = '{"indexStatus":"indexed","name":"Core #7"}'
  await writer.saveTokens([{ contract: cores, tokenId: word(7), tokenUri: "ipfs://7", metadata, attempts: 0 }])
})

afterEach(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

const native = (currencyCode = "usd", price = "17.25", value = "34.5") => ({
  name: "Ice",
  symbol: "ICE",
  decimals: 18,
  logoUri: "https://example.com/ice.png",
  chainId,
  balance: "2000000000000000000",
  price: { currencyCode, value: price },
  balanceValue: { currencyCode, value },
})
const fungible = (token: typeof ice, more: object) => ({
  address: checksumAddress(token),
  ercType: "ERC-20",
  tokenReputation: null,
  chainId,
  balanceSource: "events",
  ...more,
})
const iceOf = (balance: string, value: string) =>
  fungible(ice, {
    name: "Token A",
    symbol: "TKA",
    decimals: 2,
    logoUri: "https://example.com/ice.png",
    tokenReputation: "Benign",
    price: { currencyCode: "usd", value: "0.5" },
    balance,
    balanceValue: { currencyCode: "usd", value },
  })
const snowOf = (balance: string) => fungible(snow, { name: "Snow", symbol: "SNW", decimals: 18, balance })
/** Nothing is known of it but its price: not what a whole token is, and so not what a balance is worth. */
const plainOf = (balance: string) =>
  fungible(plain, { name: "", symbol: "", decimals: 0, price: { currencyCode: "usd", value: "2" }, balance })
const claims = fungible(scam, {
  name: "Claim",
  symbol: "CLM",
  decimals: 0,
  tokenReputation: "Malicious",
  balance: "150",
})
const core = (tokenId: string, owner = alice) => ({
  address: checksumAddress(cores),
  name: "Ice Cores",
  symbol: "ICE",
  ercType: "ERC-721",
  tokenId,
  tokenUri: tokenId === "7" ? "ipfs://7" : "",
  metadata: tokenId === "7" ? { indexStatus: "indexed", name: "Core #7" } : { indexStatus: "UNINDEXED" },
  ownerAddress: checksumAddress(owner),
  chainId,
  balanceSource: "events",
})
const shard = (tokenId: string, balance: string) => ({
  address: checksumAddress(shards),
  ercType: "ERC-1155",
  tokenId,
  tokenUri: "",
  metadata: { indexStatus: "UNINDEXED" },
  chainId,
  balance,
  balanceSource: "events",
})

test("ERC-20 balances are by contract, with prices and reputations, without spam and without tokens of which nothing is left", async () => {
  const { data } = await house.client.listErc20Balances({ chainId, address })
  expect(data).toEqual({
    nativeTokenBalance: native(),
    erc20TokenBalances: [iceOf("125", "0.625"), plainOf("150")],
  })
})

test("spam is shown to those who want it, and prices are in the currency that is asked for", async () => {
  const asked = { chainId, address: alice, filterSpamTokens: false, currency: "eur" } as const
  const { data } = await house.client.listErc20Balances(asked)
  const { price: _, balanceValue: __, ...unpricedIce } = iceOf("125", "") as Record<string, unknown>
  const { price: ___, ...unpricedPlain } = plainOf("150") as Record<string, unknown>
  expect(data).toEqual({
    nativeTokenBalance: native("eur", "15", "30"),
    erc20TokenBalances: [unpricedIce, claims, unpricedPlain],
  })
})

test("balances at a block of the past are those at its end, with the native one of that block", async () => {
  node.has(alice, ledger.hash(1), 0n)
  const { data } = await house.client.listErc20Balances({ chainId, address, blockNumber: "1" })
  expect(data).toEqual({
    nativeTokenBalance: { ...native("usd", "17.25", "0"), balance: "0" },
    erc20TokenBalances: [iceOf("150", "0.75"), snowOf("150"), plainOf("150")],
  })
  const before = await house.client.listErc20Balances({ chainId, address, blockNumber: "0" })
  expect(before.data).toEqual({ nativeTokenBalance: native(), erc20TokenBalances: [] })
})

test("balances of some contracts alone are listed, in any order and letter case", async () => {
  const contractAddresses = [checksumAddress(plain), checksumAddress(ice), ice, contract(99)]
  const { items } = await house.client.listErc20Balances({ chainId, address, contractAddresses })
  expect(items).toEqual([iceOf("125", "0.625"), plainOf("150")])
})

test("ERC-721 tokens are those whose last transfer went to the address", async () => {
  const { data } = await house.client.listErc721Balances({ chainId, address })
  expect(data).toEqual({ nativeTokenBalance: native(), erc721TokenBalances: [core("7")] })
  const ofBob = await house.client.listErc721Balances({ chainId, address: bob, contractAddress: cores })
  expect(ofBob.items).toEqual([core("8", bob), core("24", bob)])
  const ofOther = await house.client.listErc721Balances({ chainId, address: bob, contractAddress: shards })
  expect(ofOther.items).toEqual([])
})

test("ERC-1155 balances are by token, now and at a block of the past", async () => {
  const { data } = await house.client.listErc1155Balances({ chainId, address })
  expect(data).toEqual({ nativeTokenBalance: native(), erc1155TokenBalances: [shard("1", "12")] })
  const before = await house.client.listErc1155Balances({ chainId, address, blockNumber: 1n, contractAddress: shards })
  expect(before.items).toEqual([shard("1", "12"), shard("2", "5")])
})

test("collectibles are the tokens of both standards, those of ERC-721 first", async () => {
  const { data } = await house.client.listCollectibleBalances({ chainId, address: bob })
  expect(data).toEqual({
    collectibleBalances: [core("8", bob), core("24", bob), shard("1", "1"), shard("2", "5")],
  })
  const { items } = await house.client.listCollectibleBalances({ chainId, address: bob, contractAddress: shards })
  expect(items).toEqual([shard("1", "1"), shard("2", "5")])
})

test("pages of every size are the whole list, spam on the way or not", async () => {
  for (const pageSize of [1, 2, 3, 500]) {
    expect(await all(house.client.listErc20Balances({ chainId, address, pageSize }))).toEqual([
      iceOf("125", "0.625"),
      plainOf("150"),
    ])
    expect(await all(house.client.listCollectibleBalances({ chainId, address: bob, pageSize }))).toEqual([
      core("8", bob),
      core("24", bob),
      shard("1", "1"),
      shard("2", "5"),
    ])
  }
})

test("each page has the native balance, and a node is asked once for all of them", async () => {
  const natives: unknown[] = []
  for await (const { data } of house.client.listErc721Balances({ chainId, address: bob, pageSize: 1 }).pages())
    natives.push(data.nativeTokenBalance)
  expect(natives).toEqual([native(), native()])
  expect(node.asked).toEqual([`${bob} ${ledger.hash(2)}`])
})

test("pages of a block go on at that block while others come", async () => {
  const asked = { chainId, address, blockNumber: "2", pageSize: 1, filterSpamTokens: false } as const
  const first = await house.client.listErc20Balances(asked)
  await house.write(chainId, ledger.block(now - 30, [{ transfers: [moved(plain, alice, bob, 150n)] }]))
  const rest = await all(house.client.listErc20Balances({ ...asked, pageToken: String(first.data.nextPageToken) }))
  expect([...first.items, ...rest]).toEqual([iceOf("125", "0.625"), claims, plainOf("150")])
  const now_ = await house.client.listErc20Balances({ chainId, address })
  expect(now_.items).toEqual([iceOf("125", "0.625")])
})

test("after a reorganization balances are those of the blocks that are there", async () => {
  const writer = await house.write(chainId)
  await writer.rollback(1)
  const { items } = await house.client.listErc20Balances({ chainId, address })
  expect(items).toEqual([iceOf("150", "0.75"), snowOf("150"), plainOf("150")])
  const ofBob = await house.client.listCollectibleBalances({ chainId, address: bob })
  expect(ofBob.items).toEqual([core("8", bob), shard("1", "1")])
})

test("where no node tells the native balance the list is there without it", async () => {
  node.isDown = true
  const { data } = await house.client.listErc721Balances({ chainId, address })
  expect(data).toEqual({ erc721TokenBalances: [core("7")] })
})

test("an address of which nothing is known has empty lists, and its native balance", async () => {
  const stranger = { chainId, address: wallet(99) }
  const { listErc20Balances, listErc721Balances, listErc1155Balances, listCollectibleBalances } = house.client
  expect([
    (await listErc20Balances(stranger)).data,
    (await listErc721Balances(stranger)).data,
    (await listErc1155Balances(stranger)).data,
    (await listCollectibleBalances(stranger)).data,
  ]).toEqual([
    { nativeTokenBalance: native(), erc20TokenBalances: [] },
    { nativeTokenBalance: native(), erc721TokenBalances: [] },
    { nativeTokenBalance: native(), erc1155TokenBalances: [] },
    { collectibleBalances: [] },
  ])
})

test("of a token that answers otherwise than its events say, what it answered is told, and that it is so", async () => {
  const writer = await house.write(chainId)
  const due = await writer.dueBalances(100, now)
  if (due === undefined) throw new Error("nothing is due")
  const answers = due.holdings
    .filter(({ holder, contract }) => holder === alice && (contract === ice || contract === plain))
    .map((holding) => ({ holding, balance: holding.contract === ice ? 200n : 150n }))
  await writer.saveBalances(due, answers, now)
  const { items } = await house.client.listErc20Balances({ chainId, address })
  expect(items).toEqual([{ ...iceOf("200", "1"), balanceSource: "call" }, plainOf("150")])
  const before = await house.client.listErc20Balances({ chainId, address, blockNumber: "1", contractAddresses: [ice] })
  expect(before.items).toEqual([iceOf("150", "0.75")])
})

test("a block that is not there is a 404 that names it", async () => {
  await expect(house.client.listErc20Balances({ chainId, address, blockNumber: "3" })).rejects.toMatchObject({
    status: 404,
    body: { message: "block 3 was not found" },
  })
})
