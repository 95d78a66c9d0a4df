import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { checksumAddress } from "../../../src/data/render/address.ts"
import { build, type House, now } from "../house.ts"
import { Ledger, wallet } from "../ledger.ts"
import { FakeNode } from "./node.ts"

const chainId = "43112"
const address = checksumAddress(wallet(1))
const path = `/v1/chains/${chainId}/addresses/${address}/balances:getNative`

let folder: string
let house: House
let node: FakeNode
let ledger: Ledger

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-native-"))
  const prices = join(folder, "prices.json")
  await writeFile(prices, JSON.stringify({ [chainId]: { native: { usd: "17.25", eur: "15" } } }))
  node = new FakeNode()
  ledger = new Ledger(chainId)
  house = await build({ prices, nodes: { fetch: node.fetch } })
  await house.write(chainId, ledger.block(now - 60), ledger.block(now - 50), ledger.block(now - 40))
  for (const [number, balance] of [10n, 2_500_000_000_000_000_000n, 0n].entries())
    node.has(wallet(1), ledger.hash(number), balance)
})

afterEach(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

const token = { name: "Ice", symbol: "ICE", decimals: 18, logoUri: "https://example.com/ice.png", chainId }
const money = (currencyCode: string, price: string, value: string) => ({
  price: { currencyCode, value: price },
  balanceValue: { currencyCode, value },
})

/** What an operator sees of an answer: its status, whether it is worth asking again, and its body. */
async function answer(url: string) {
  const { status, headers, body } = await fetch(house.service.url + url).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { message: string },
  }))
  return {
    status,
    retryAfter: headers.get("retry-after"),
    shouldRetry: headers.get("x-should-retry"),
    message: body.message,
  }
}

test("the balance is that at the last indexed block, with its value", async () => {
  expect(await house.client.getNativeBalance({ chainId, address })).toEqual({
    nativeTokenBalance: { ...token, balance: "0", ...money("usd", "17.25", "0") },
  })
  await house.write(chainId, ledger.block(now - 30))
  node.has(wallet(1), ledger.hash(3), 4_000_000_000_000_000_000n)
  expect(await house.client.getNativeBalance({ chainId, address })).toEqual({
    nativeTokenBalance: { ...token, balance: "4000000000000000000", ...money("usd", "17.25", "69") },
  })
})

test("the balance at a block of the past is told, in the currency that is asked for", async () => {
  const asked = { chainId, address, blockNumber: 1n, currency: "eur" } as const
  expect(await house.client.getNativeBalance(asked)).toEqual({
    nativeTokenBalance: { ...token, balance: "2500000000000000000", ...money("eur", "15", "37.5") },
  })
  expect(await house.client.getNativeBalance({ ...asked, currency: "chf" })).toEqual({
    nativeTokenBalance: { ...token, balance: "2500000000000000000" },
  })
})

test("the node is asked once for an address and a block, whatever the currency", async () => {
  await house.client.getNativeBalance({ chainId, address })
  await house.client.getNativeBalance({ chainId, address: wallet(1), currency: "eur" })
  await house.client.getNativeBalance({ chainId, address, blockNumber: "2" })
  expect(node.asked).toEqual([`${wallet(1)} ${ledger.hash(2)}`])
})

test("after a reorganization the balance is that of the block that took the place of the other", async () => {
  await house.client.getNativeBalance({ chainId, address })
  const writer = await house.write(chainId)
  await writer.rollback(1)
  const other = new Ledger("99")
  other.rewind(1)
  const batch = other.block(now - 35)
  const block = { ...batch.blocks[0], parentHash: ledger.hash(1) }
  await house.write(chainId, { ...batch, blocks: [block] } as typeof batch)
  node.has(wallet(1), other.hash(2), 77n)
  const { nativeTokenBalance } = await house.client.getNativeBalance({ chainId, address })
  expect(nativeTokenBalance.balance).toBe("77")
})

test("a block that is not there is a 404 that names it, before a node is asked", async () => {
  for (const number of ["3", "99999999999999999999"])
    expect(await answer(`${path}?blockNumber=${number}`)).toEqual({
      status: 404,
      retryAfter: null,
      shouldRetry: null,
      message: `block ${number} was not found`,
    })
  expect(node.asked).toEqual([])
})

test("a node that is down makes it a 503 that passes, and nothing else waits for it", async () => {
  node.isDown = true
  const silent = {
    status: 503,
    retryAfter: "5",
    shouldRetry: null,
    message: `the native balance at block 2 of chain ${chainId} is not known now, since no node of the chain answers`,
  }
  expect([await answer(path), await answer(path)]).toEqual([silent, silent])
  // Both of the chain's URLs were asked once, and are left alone.
  expect(node.asked.length).toBe(2)
  expect((await house.client.listLatestBlocks({ chainId })).items.length).toBe(3)
})

test("a node that answers with nonsense makes it a 502 that passes", async () => {
  node.error = "execution timeout"
  expect(await answer(path)).toEqual({
    status: 502,
    retryAfter: "5",
    shouldRetry: null,
    message: `the native balance at block 2 of chain ${chainId} is not known now, since no node of the chain answers as it should`,
  })
})

test("a node that lacks the block makes it a 503 that passes", async () => {
  node.balances.clear()
  expect(await answer(path)).toEqual({
    status: 503,
    retryAfter: "5",
    shouldRetry: null,
    message: `the native balance at block 2 of chain ${chainId} is not known now, since no node of the chain has the block`,
  })
})

test("a state that nodes have dropped is a 503 for good, but at the last indexed block, which moves on", async () => {
  node.error = "missing trie node 6f (path )"
  const dropped = (block: number) => ({
    status: 503,
    message: `the native balance at block ${block} of chain ${chainId} is not known, since no node of the chain keeps the state of the block`,
  })
  expect(await answer(`${path}?blockNumber=1`)).toEqual({ ...dropped(1), retryAfter: null, shouldRetry: "false" })
  expect(await answer(path)).toEqual({ ...dropped(2), retryAfter: "5", shouldRetry: null })
})

test("a chain without a URL of a node says so for good, and a chain that is not indexed that it is not yet", async () => {
  const ofEmpty = path.replace(chainId, "7")
  const notYet = await answer(ofEmpty)
  await house.write("7", new Ledger("7").block(now - 60))
  expect([notYet, await answer(ofEmpty)]).toEqual([
    { status: 503, retryAfter: "5", shouldRetry: null, message: "chain 7 is not indexed yet" },
    {
      status: 503,
      retryAfter: null,
      shouldRetry: "false",
      message: "native balances of chain 7 are not known, since this service has no RPC URL of it",
    },
  ])
})
