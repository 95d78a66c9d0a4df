import { expect } from "vitest"
import type { MishapOptions } from "./mishaps.ts"
import { l1, type TourOptions } from "./tour.ts"

/** For what takes a busy machine long, in milliseconds. */
const soon = { timeout: 90_000, interval: 300 }

const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

interface CalledTransaction {
  readonly from: { readonly address: string }
  readonly method?: { readonly methodName?: string }
  readonly blockTimestamp: number
}

/** A call of `transfer` among the newest transactions of the L1. */
async function someTransfer(get: TourOptions["get"]): Promise<CalledTransaction> {
  const find = async () => {
    const { transactions } = (await get(`/chains/${l1}/transactions?pageSize=100`)) as {
      transactions: readonly CalledTransaction[]
    }
    return transactions.find(({ method }) => /^transfer\(/.test(method?.methodName ?? ""))
  }
  await expect.poll(find, soon).toBeDefined()
  return (await find()) as CalledTransaction
}

/** The lists of an address filtered by day, method and token, and a block opened by its number. */
export async function filterLists({ visitor, get }: TourOptions): Promise<void> {
  const { page } = visitor
  const rows = page.locator("main tbody tr")
  const called = await someTransfer(get)
  const address = `/chains/${l1}/addresses/${called.from.address}`
  const days = async () =>
    new Set(
      await page
        .locator("main tbody time")
        .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime.slice(0, 10))),
    )
  const fill = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel(label, { exact: true }).press("Enter")
  }
  const open = async (tab: string) => {
    await visitor.open(`${address}?tab=${tab}`)
    await page.getByText("Filters", { exact: true }).click()
  }
  const day = dayOf(called.blockTimestamp)
  await open("transactions")
  await fill("From", day)
  await page.waitForURL(/since=/)
  await fill("To", day)
  await page.waitForURL(/until=/)
  await expect.poll(days, soon).toEqual(new Set([day]))
  // A day before the chain has nothing, and says so.
  await fill("From", "2001-01-01")
  await page.waitForURL(/since=2001/)
  await fill("To", "2001-01-02")
  await page.waitForURL(/until=2001/)
  await page.getByText("There are no transactions.").waitFor()
  expect(await visitor.faults()).toEqual([])

  await open("transactions")
  await fill("Method", "transfer")
  await page.waitForURL(/method=transfer/)
  const methods = () => page.locator("main td[data-column=Method]").allTextContents()
  await expect
    .poll(async () => new Set((await methods()).map((text) => /transfer/i.test(text))), soon)
    .toEqual(new Set([true]))

  await open("erc20")
  await fill("Token", "wusd")
  await page.waitForURL(/token=wusd/)
  const tokens = () => page.locator("main td[data-column=Token]").allTextContents()
  await expect
    .poll(async () => new Set((await tokens()).map((text) => /WUSD|Winter/.test(text))), soon)
    .toEqual(new Set([true]))
  expect(await rows.count()).toBeGreaterThan(0)

  await visitor.open(`/chains/${l1}/blocks`)
  await page.getByRole("textbox", { name: "Block" }).fill("1,2")
  await page.getByRole("textbox", { name: "Block" }).press("Enter")
  await page.getByRole("heading", { level: 1, name: "Block 12", exact: true }).waitFor()
  expect(visitor.path).toBe(`/chains/${l1}/blocks/12`)
}

const receiver = `0x${"70".repeat(20)}`
const message = "Greetings from the glacier"

/** A transaction that waits for another one is told of as pending, and read with its text when a block has it. */
export async function waitForTransaction({ visitor, call, path }: MishapOptions): Promise<void> {
  const { page, complaints } = visitor
  const [, from = ""] = (await call(path, "eth_accounts", [])) as readonly string[]
  const nonce = Number(await call(path, "eth_getTransactionCount", [from, "pending"]))
  const send = (nonce: number, data: string) =>
    call(path, "eth_sendTransaction", [{ from, to: receiver, value: "0x1", nonce: `0x${nonce.toString(16)}`, data }])
  const hash = await send(nonce + 1, `0x${Buffer.from(message).toString("hex")}`)
  await visitor.open(`/chains/${l1}/addresses/${from}?tab=pending`)
  const waiting = page.locator("main tbody tr", { hasText: "queued" })
  expect(await waiting.locator("td[data-column=Nonce]").textContent()).toBe(String(nonce + 1))
  expect(await visitor.faults()).toEqual([])
  await waiting.locator("th a").click()
  await page.getByText("The node has it, and no block does.").waitFor()
  expect(visitor.path).toBe(`/chains/${l1}/transactions/${hash}`)
  expect(await page.locator("main").textContent()).not.toContain("Not found")
  expect(await visitor.faults()).toEqual([])
  await send(nonce, "0x")
  await call(path, "anvil_mine", ["0x1"])
  // The page asks for it until it is indexed.
  await page.getByText("Fee as paid").waitFor()
  await page.getByRole("link", { name: "Input", exact: true }).click()
  await page.locator(".text-in-bytes bdi", { hasText: message }).waitFor()
  // A transaction that is not indexed is a 404 of the data API, which a browser logs.
  const others = complaints.filter((words) => !/status of 404/.test(words))
  expect(others, others.join("\n")).toEqual([])
  complaints.length = 0
}
