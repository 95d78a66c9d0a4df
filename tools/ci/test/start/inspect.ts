import { readFile } from "node:fs/promises"
import { expect } from "vitest"
import type { MishapOptions } from "./mishaps.ts"
import { l1 } from "./tour.ts"

/** For what indexers bring by themselves on a busy machine, in milliseconds. */
const soon = { timeout: 90_000, interval: 300 }

const spender = `0x${"5e".repeat(20)}`
const word = (hex: string) => hex.padStart(64, "0")
/** The ABI of a token, in which `approve` has parameters with names of its own. */
const abi = [
  {
    type: "function",
    name: "approve",
    inputs: [
      { name: "glacier", type: "address" },
      { name: "tonnes", type: "uint256" },
    ],
  },
]

/** Sends an approval, and returns its sender, its token and its hash. */
async function approve({ get, call, path }: MishapOptions) {
  const [owner = ""] = (await call(path, "eth_accounts", [])) as readonly string[]
  const found = async () => {
    const { results } = (await get("/search?query=wusd")) as { results: readonly { id: string; chainId: string }[] }
    return results.find(({ chainId }) => chainId === l1)?.id ?? ""
  }
  // Names of tokens are read after the blocks.
  await expect.poll(found, soon).not.toBe("")
  const token = await found()
  const data = `0x095ea7b3${word(spender.slice(2))}${word((7_000_000).toString(16))}`
  const hash = (await call(path, "eth_sendTransaction", [{ from: owner, to: token, data }])) as string
  return { owner, token, hash }
}

/** A transaction read by a reader's own ABI, with its calls, its trace and its change of state. */
export async function inspectTransaction(options: MishapOptions): Promise<void> {
  const { visitor, call, path } = options
  const { page } = visitor
  const { owner, token, hash } = await approve(options)
  await call(path, "anvil_mine", ["0x1"])
  const isIndexed = async () =>
    (await page.request.get(`${visitor.origin}/v1/chains/${l1}/transactions/${hash}`)).status()
  await expect.poll(isIndexed, soon).toBe(200)
  await visitor.open(`/chains/${l1}/addresses/${token}?tab=abi`)
  const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) })
  const field = page.getByLabel("Read a JSON file")
  await field.setInputFiles(file("none.json", "{}"))
  await page.getByText("The ABI was not kept: the file must be an ABI, or an object with the member abi.").waitFor()
  await field.setInputFiles(file("abi.json", JSON.stringify(abi)))
  await page.getByText("approve(address glacier, uint256 tonnes)").waitFor()
  await visitor.follow(`/chains/${l1}/transactions/${hash}?tab=input`)
  const parameter = (name: string) => page.locator(".parameters > div", { hasText: name }).locator("dd")
  expect(await parameter("tonnes").textContent()).toBe("7000000")
  await page.getByRole("link", { name: "Calls", exact: true }).click()
  const trace = page.locator(".trace li")
  await trace.first().waitFor()
  expect(await trace.first().textContent()).toMatch(/^CALL .* to .*approve *[\d,]+ of [\d,]+ gas/)
  await page.getByText("Raw trace, from the archive").click()
  expect(JSON.parse((await page.locator(".raw pre").textContent()) ?? "")).toMatchObject({ type: "CALL" })
  await page.getByRole("link", { name: "State", exact: true }).click()
  const nonce = page.locator("main tbody tr", { hasText: "nonce" }).first()
  await nonce.waitFor()
  const [before, after] = await nonce
    .locator("td")
    .evaluateAll((cells) => cells.slice(1).map((cell) => Number(cell.textContent)))
  expect(after).toBe((before ?? 0) + 1)
  await visitor.open(`/chains/${l1}/addresses/${owner}?tab=approvals`)
  const approval = page.locator("main tbody tr", { hasText: "0x5e5e5E" })
  await approval.waitFor()
  await expect.poll(() => approval.textContent(), soon).toContain("7 WUSD")
  await visitor.open(`/chains/${l1}/addresses/${token}?tab=abi`)
  await page.getByRole("button", { name: "Remove the ABI" }).click()
  await page.getByText("The ABI is removed.").waitFor()
}

/** A list filtered by its direction, jumped through by the number of a page, and saved whole as CSV. */
export async function sieveAndSave({ visitor, get }: Pick<MishapOptions, "visitor" | "get">): Promise<void> {
  const { page } = visitor
  const { transactions } = (await get(`/chains/${l1}/transactions?pageSize=1`)) as {
    transactions: readonly { from: { address: string } }[]
  }
  const { address = "" } = transactions[0]?.from ?? {}
  await visitor.open(`/chains/${l1}/addresses/${address}`)
  await page.getByText("Filters").click()
  await page.getByLabel("Direction").selectOption("out")
  await page.getByText(/ of the [\d,]+ entries that were looked at/).waitFor()
  const directions = await page.locator("main td[data-column=Direction]").allTextContents()
  expect(directions.length).toBeGreaterThan(0)
  expect(directions.filter((text) => text !== "out")).toEqual([])
  await visitor.open(`/chains/${l1}/blocks`)
  const numbers = () => page.locator("main tbody th").allTextContents()
  const newestOf = async () => Number((await numbers())[0]?.replaceAll(",", ""))
  await expect.poll(newestOf, soon).toBeGreaterThan(75)
  const newest = await newestOf()
  await page.getByRole("spinbutton", { name: "Page" }).fill("3")
  await page.getByRole("spinbutton", { name: "Page" }).press("Enter")
  await page.waitForURL(/[?&]page=/)
  // A block may have come between the two.
  await expect.poll(async () => newest - (await newestOf()), soon).toBeGreaterThan(45)
  await visitor.open(`/chains/${l1}/blocks`)
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV of Blocks, newest first" }).click(),
  ])
  expect(saved.suggestedFilename()).toBe("Blocks, newest first.csv")
  const rows = (await readFile(await saved.path(), "utf8")).trim().split("\r\n")
  expect(rows[0]).toMatch(/^Block,/)
  // The genesis is the last row.
  expect(rows.at(-1)).toMatch(/^0,/)
  expect(rows.length).toBeGreaterThan(newest)
}
