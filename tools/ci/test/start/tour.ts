import { expect } from "vitest"
import type { Visitor } from "./visitor.ts"

/** Asks the data service. */
export type Get = (path: string) => Promise<unknown>

/** The input of a tour of the explorer. */
export interface TourOptions {
  readonly visitor: Visitor
  readonly get: Get
  /** The chain whose pages are read. Default: the L1. */
  readonly chain?: string
}

interface Message {
  readonly messageId: string
  readonly status: string
  readonly sourceEvmChainId: string
  readonly destinationEvmChainId: string
  readonly sourceTransaction: { readonly txHash: string }
  readonly destinationTransaction: { readonly txHash: string }
}

/** For what takes a busy machine long, in milliseconds. */
const soon = { timeout: 30_000, interval: 100 }

/** The EVM chain ID of the L1. */
export const l1 = "99123"

async function first<Item>(get: Get, path: string, name: string): Promise<Item> {
  const answer = (await get(path)) as Readonly<Record<string, readonly Item[]>>
  const item = answer[name]?.[0]
  if (item === undefined) throw new Error(`${path} has no ${name}`)
  return item
}

/** Search terms, each with the path of its result. */
export async function searches(get: Get): Promise<readonly (readonly [text: string, path: string])[]> {
  const { txHash, from } = await first<{ txHash: string; from: { address: string } }>(
    get,
    `/chains/${l1}/transactions?pageSize=1`,
    "transactions",
  )
  const { messageId } = await first<Message>(get, "/icm/messages?pageSize=1", "messages")
  const { nodeId, rewardAddress } = await validator(get)
  const { subnetId } = await first<{ subnetId: string }>(get, "/networks/testnet/subnets?pageSize=1", "subnets")
  return [
    [txHash, `/chains/${l1}/transactions/${txHash}`],
    [messageId, `/icm/messages/${messageId}`],
    [nodeId, `/networks/testnet/validators/${nodeId}`],
    ["firn", `/chains/${l1}`],
    // These are in several places, of which one is chosen.
    [from.address, `/search?query=${from.address}`],
    [`P-${rewardAddress}`, `/search?query=P-${rewardAddress}`],
    [subnetId, `/search?query=${subnetId}`],
    ["1", "/search?query=1"],
    ["wusd", "/search?query=wusd"],
    ["nothing is called like this", "/search?query=nothing%20is%20called%20like%20this"],
  ]
}

async function validator(get: Get): Promise<{ nodeId: string; rewardAddress: string }> {
  const { nodeId, potentialRewards } = await first<{
    nodeId: string
    potentialRewards: { rewardAddresses: readonly string[] }
  }>(
    get,
    "/networks/testnet/validators?validationStatus=active&pageSize=1&sortBy=delegationCapacity&sortOrder=desc",
    "validators",
  )
  return { nodeId, rewardAddress: potentialRewards.rewardAddresses[0] ?? "" }
}

async function deliveredMessage(get: Get): Promise<Message> {
  const { messages } = (await get("/icm/messages?pageSize=100")) as { messages: readonly Message[] }
  const message = messages.find(({ status }) => status === "delivered")
  if (message === undefined) throw new Error("no message was delivered")
  return message
}

/** A message that was delivered, followed from one chain to the other and back. */
export async function followMessage({ visitor, get }: TourOptions): Promise<void> {
  const message = await deliveredMessage(get)
  const { page } = visitor
  await visitor.open(`/icm/messages/${message.messageId}`)
  for (const { txHash } of [message.sourceTransaction, message.destinationTransaction]) {
    await page.getByRole("link", { name: txHash }).click()
    await page.getByText("Fee as paid").waitFor()
    expect(visitor.path).toMatch(new RegExp(`^/chains/\\d+/transactions/${txHash}$`))
    await page.getByRole("link", { name: message.messageId }).click()
    await page.getByRole("heading", { name: /^Executed/ }).waitFor()
    expect(visitor.path).toBe(`/icm/messages/${message.messageId}`)
  }
  await page.goBack()
  await page.getByText("Fee as paid").waitFor()
}

/** The hash of a failed transaction of the L1. */
export async function failedTransaction(get: Get): Promise<string> {
  const path = `/chains/${l1}/transactions?status=failed&pageSize=1`
  return (await first<{ txHash: string }>(get, path, "transactions")).txHash
}

/** The reason why a transaction failed, from the service. */
export async function seeWhyItFailed({ visitor, get }: TourOptions): Promise<void> {
  const path = `/chains/${l1}/transactions/${await failedTransaction(get)}`
  const { nativeTransaction } = (await get(path)) as {
    nativeTransaction: { revertReason: { error: string; message?: string } }
  }
  const { error, message = "" } = nativeTransaction.revertReason
  await visitor.open(path)
  const shown = visitor.page.locator("dt", { hasText: "Why it failed" }).locator("xpath=../dd")
  const words = String(await shown.textContent())
  expect(words.toLowerCase()).toContain(error)
  expect(words).toContain(message)
}

/** An account of an EVM chain, followed to where its key is on the P-Chain. */
export async function followKey({ visitor, get }: TourOptions): Promise<void> {
  const { from } = await first<{ from: { address: string } }>(
    get,
    `/chains/${l1}/transactions?pageSize=1`,
    "transactions",
  )
  const path = `/chains/${l1}/addresses/${from.address}`
  const { pChainAddress } = (await get(`${path}/primaryNetworkAddresses`)) as { pChainAddress: string }
  await visitor.open(path)
  await visitor.page.getByRole("link", { name: pChainAddress }).click()
  await visitor.shown()
  expect(visitor.path).toBe(`/networks/testnet/blockchains/p-chain/addresses/${pChainAddress.slice(2)}`)
}

/** A list, paged on and back. */
export async function pageThrough({ visitor, chain = l1 }: TourOptions): Promise<void> {
  const { page } = visitor
  await visitor.open(`/chains/${chain}/transactions`)
  const hashes = () =>
    page.locator("main tbody th a").evaluateAll((links) => links.map((link) => link.getAttribute("title")))
  await page.getByRole("link", { name: "Next" }).waitFor()
  // The list is read and left at once: a transaction between the two would move its last one to the next page.
  const newest = await page.locator("main tbody th a").evaluateAll((links) => {
    const next = [...document.querySelectorAll<HTMLElement>("main a")].find((link) =>
      link.textContent?.includes("Next"),
    )
    next?.click()
    return links.map((link) => link.getAttribute("title"))
  })
  await page.waitForURL(/[?&]page=/)
  await expect.poll(hashes).not.toEqual(newest)
  await visitor.shown()
  const second = await hashes()
  expect(second.filter((hash) => newest.includes(hash))).toEqual([])
  await page.getByRole("link", { name: "Previous" }).click()
  await expect.poll(async () => (await hashes()).filter((hash) => second.includes(hash))).toEqual([])
  // The URL of a page opens it, so it can be shared.
  await page.goBack()
  await expect.poll(hashes).toEqual(second)
  await page.reload()
  await expect.poll(hashes).toEqual(second)
}

/** The collection of NFTs on the L1. */
async function crystals(get: Get): Promise<string> {
  const { results } = (await get("/search?query=ICE")) as { results: readonly { id: string; chainId: string }[] }
  const collection = results.find(({ chainId }) => chainId === l1)?.id
  if (collection === undefined) throw new Error("the L1 has no collection")
  return collection
}

/** The picture of an NFT, which is only requested when the user wants to see it. */
export async function lookAtNft({ visitor, get }: TourOptions, gateway: string): Promise<void> {
  const { page } = visitor
  await visitor.open(`/chains/${l1}/nfts/collections/${await crystals(get)}/tokens/1`)
  await page.getByText("An ice crystal that grew as").waitFor()
  const history = page.getByRole("region", { name: "History" }).locator("tbody tr")
  // The first transfer of a token is its minting.
  expect(await history.last().locator("td[data-column=From]").textContent()).toBe("Mint")
  expect(visitor.foreign).toEqual([])
  await page.getByRole("button", { name: "Show the picture" }).click()
  const picture = page.locator("img.picture")
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(visitor.foreign.map((url) => new URL(url).origin)).toEqual([gateway])
  visitor.foreign.length = 0
}

/** Paths of the pages of any EVM chain, with existing objects. */
export async function chainPages(get: Get, chain: string, token: string): Promise<readonly string[]> {
  const { txHash, from } = await first<{ txHash: string; from: { address: string } }>(
    get,
    `/chains/${chain}/transactions?pageSize=1`,
    "transactions",
  )
  return [
    `/chains/${chain}`,
    `/chains/${chain}/gas`,
    `/chains/${chain}/blocks`,
    `/chains/${chain}/blocks/1`,
    `/chains/${chain}/transactions/${txHash}?tab=logs`,
    `/chains/${chain}/transactions/${txHash}?tab=internal`,
    `/chains/${chain}/transactions/${txHash}?tab=state`,
    `/chains/${chain}/addresses/${from.address}`,
    `/chains/${chain}/addresses/${from.address}?tab=approvals`,
    `/chains/${chain}/addresses/${from.address}?tab=erc20&direction=in`,
    `/chains/${chain}/addresses/${from.address}?tab=nfts`,
    `/chains/${chain}/addresses/${from.address}?tab=deployments`,
    `/chains/${chain}/addresses/${token}?tab=holders`,
    `/chains/${chain}/addresses/${token}?tab=abi`,
  ]
}

/** Paths of every kind of page, with existing objects. */
export async function everyPage(get: Get): Promise<readonly string[]> {
  const token = await first<{ id: string }>(get, "/search?query=wusd", "results")
  const { messageId, ...message } = await deliveredMessage(get)
  const [sent, received] = [message.sourceTransaction, message.destinationTransaction]
  const { nodeId, rewardAddress } = await validator(get)
  const network = "/networks/testnet"
  const { subnetId } = await first<{ subnetId: string }>(get, `${network}/l1Validators?pageSize=1`, "validators")
  const primary = async (chain: string) =>
    (await first<{ txHash: string }>(get, `${network}/blockchains/${chain}/transactions?pageSize=1`, "transactions"))
      .txHash
  const { blockchainId } = await first<{ blockchainId: string }>(
    get,
    `${network}/blockchains?pageSize=1`,
    "blockchains",
  )
  return [
    "/",
    "/search?query=1",
    ...(await chainPages(get, l1, token.id)),
    `/chains/${l1}/transactions/${await failedTransaction(get)}?tab=input`,
    "/icm/messages",
    `/icm/messages/${messageId}`,
    // What they tell has tuples in tuples, long bytes, and calls of a precompile.
    `/chains/${message.sourceEvmChainId}/transactions/${sent.txHash}?tab=input`,
    `/chains/${message.sourceEvmChainId}/transactions/${sent.txHash}?tab=logs`,
    `/chains/${message.destinationEvmChainId}/transactions/${received.txHash}?tab=internal`,
    `/chains/${l1}/nfts/collections/${await crystals(get)}/tokens/1`,
    network,
    `${network}/validators`,
    `${network}/validators/${nodeId}`,
    `${network}/subnets/${subnetId}`,
    `${network}/blockchains/${blockchainId}`,
    `${network}/blockchains/x-chain`,
    `${network}/blockchains/p-chain/blocks/1`,
    `${network}/blockchains/p-chain/transactions/${await primary("p-chain")}`,
    `${network}/blockchains/c-chain/transactions/${await primary("c-chain")}`,
    `${network}/blockchains/p-chain/addresses/${rewardAddress}`,
    "/labels",
    "/status",
    "/usage",
  ]
}

/** On a telephone each row is a card with the values of all columns, and Back leads to where one was. */
export async function readOnTelephone({ visitor, chain = l1 }: TourOptions): Promise<void> {
  const { page } = visitor
  await page.setViewportSize({ width: 375, height: 700 })
  await visitor.open(`/chains/${chain}/transactions`)
  const card = page.locator("main tbody tr").last()
  const columns = ["Transaction", "Method", "Block", "Time", "From", "To", "Value"]
  const labels = await card.evaluate((row) =>
    [...row.children].map((cell) => {
      const { left, right } = cell.getBoundingClientRect()
      const label = getComputedStyle(cell, "::before").content
      return left >= 0 && right <= innerWidth ? label : `${label} is outside`
    }),
  )
  expect(labels).toEqual(columns.map((name) => `"${name}"`))
  await card.scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => scrollY)
  const before = await top()
  expect(before).toBeGreaterThan(700)
  // The position of an entry is saved a moment after the last scrolling.
  await expect.poll(() => page.evaluate(() => history.state?.top), soon).toBe(before)
  await card.locator("th a").click()
  await page.getByText("Transaction on").waitFor()
  expect(await top()).toBe(0)
  await page.goBack()
  await visitor.shown()
  await expect.poll(top, soon).toBe(before)
  await page.setViewportSize({ width: 1280, height: 900 })
}
