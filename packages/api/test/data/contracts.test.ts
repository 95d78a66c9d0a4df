import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checksumAddress } from "../../src/data/render/address.ts"
import { build, type House, now } from "./house.ts"
import { contract, Ledger, wallet } from "./ledger.ts"

const ledger = new Ledger("43112")
const chainId = "43112"
const [token, nft, multi] = [contract(1), contract(2), contract(3)]
const [factory, child, unread] = [contract(4), contract(5), contract(6)]

let folder: string
let house: House

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-lists-"))
  const list = join(folder, "tokens.json")
  const listed = {
    chainId: 43112,
    address: checksumAddress(token),
    name: "Not its own name",
    symbol: "LST",
    decimals: 6,
    logoURI: "https://example.com/tka.png",
    tags: ["stable"],
    extensions: {
      description: 'A "token".',
      officialSite: "https://example.com",
      email: "a@example.com",
      color: "ff0000",
      bannerUri: "https://example.com/banner.png",
      coingeckoId: "tka",
      resourceLinks: { Blog: "https://example.com/blog" },
    },
  }
  const bare = { chainId: 43112, address: multi, name: "Shards", symbol: "SHD", decimals: 0 }
  await writeFile(list, JSON.stringify({ name: "Tests", timestamp: "2026-11-21T00:00:00Z", tokens: [listed, bare] }))
  house = await build({ tokenLists: [list] })
  const writer = await house.write(
    chainId,
    ledger.block(now - 60),
    ledger.block(now - 50, [{ deploys: [{ address: token }] }, { deploys: [{ address: nft }] }]),
    ledger.block(now - 40, [
      { deploys: [{ address: multi }] },
      { deploys: [{ address: factory }, { address: child, by: factory }] },
      { from: wallet(9), deploys: [{ address: unread }] },
    ]),
  )
  await writer.saveContracts([
    { address: token, ercType: "ERC-20", name: "Token A", symbol: "TKA", decimals: 18, attempts: 0 },
    { address: nft, ercType: "ERC-721", name: "Ice Cores", symbol: "ICE", attempts: 0 },
    { address: multi, ercType: "ERC-1155", attempts: 0 },
    { address: factory, ercType: "UNKNOWN", name: "Factory", symbol: "NOT SHOWN", attempts: 0 },
    { address: child, ercType: "ERC-20", name: "", symbol: "", attempts: 0 },
  ])
})

afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

const details = (block: number, index: number, more: object = {}) => ({
  deploymentDetails: {
    txHash: ledger.txHash(block, index),
    deployerAddress: checksumAddress(wallet(1)),
    ...more,
  },
})

test("each standard has its own members, and a listed one all that the list tells", async () => {
  const { items: contracts } = await house.client.listContractDeployments({ chainId, address: wallet(1) })
  expect(contracts).toEqual([
    {
      ercType: "ERC-20",
      address: checksumAddress(child),
      decimals: 0,
      ...details(2, 1, { deployerContractAddress: checksumAddress(factory) }),
    },
    { ercType: "UNKNOWN", address: checksumAddress(factory), name: "Factory", ...details(2, 1) },
    {
      ercType: "ERC-1155",
      address: checksumAddress(multi),
      name: "Shards",
      symbol: "SHD",
      ...details(2, 0),
    },
    {
      ercType: "ERC-721",
      address: checksumAddress(nft),
      name: "Ice Cores",
      symbol: "ICE",
      ...details(1, 1),
    },
    {
      ercType: "ERC-20",
      address: checksumAddress(token),
      name: "Token A",
      symbol: "TKA",
      decimals: 18,
      description: 'A "token".',
      officialSite: "https://example.com",
      email: "a@example.com",
      color: "ff0000",
      logoAsset: { imageUri: "https://example.com/tka.png" },
      bannerAsset: { imageUri: "https://example.com/banner.png" },
      pricingProviders: { coingeckoCoinId: "tka" },
      tags: ["stable"],
      resourceLinks: [{ type: "Blog", url: "https://example.com/blog" }],
      ...details(1, 0),
    },
  ])
})

test("what a contract created is listed for the contract too", async () => {
  const { items: contracts } = await house.client.listContractDeployments({ chainId, address: factory })
  expect(contracts.map(({ address }) => address)).toEqual([checksumAddress(child)])
})

test("a contract that was not read yet is of no known standard", async () => {
  const { items: contracts } = await house.client.listContractDeployments({
    chainId,
    address: checksumAddress(wallet(9)),
  })
  expect(contracts).toEqual([
    {
      ercType: "UNKNOWN",
      address: checksumAddress(unread),
      ...details(2, 2, { deployerAddress: checksumAddress(wallet(9)) }),
    },
  ])
})

test("a party that is listed has its logo", async () => {
  const { items: transactions } = await house.client.listLatestTransactions({ chainId, pageSize: 100 })
  const parties = transactions.map(({ to }) => to).filter(({ address }) => address === checksumAddress(token))
  expect(parties).toEqual([
    {
      address: checksumAddress(token),
      name: "Token A",
      symbol: "TKA",
      decimals: 18,
      logoUri: "https://example.com/tka.png",
    },
  ])
})
