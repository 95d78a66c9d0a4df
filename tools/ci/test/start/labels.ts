import { readFile } from "node:fs/promises"
import { expect } from "vitest"
import { l1, type TourOptions } from "./tour.ts"

/** A private label that is kept, shown wherever its address is, exported as a file, removed, and imported again. */
export async function labelAddress({ visitor, get }: TourOptions): Promise<void> {
  const { page } = visitor
  const { transactions } = (await get(`/chains/${l1}/transactions?pageSize=1`)) as {
    transactions: readonly { txHash: string; from: { address: string } }[]
  }
  const [{ txHash, from }] = transactions as [(typeof transactions)[number]]
  const path = `/chains/${l1}/addresses/${from.address}`
  await visitor.open(path)
  await page.getByRole("button", { name: "Add a private label" }).click()
  await page.getByLabel("Private label").fill("Treasury")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Watch", exact: true }).click()
  await page.locator(".page-head .own-label", { hasText: "Treasury" }).waitFor()
  expect(await visitor.faults()).toEqual([])
  await visitor.follow(`/chains/${l1}/transactions/${txHash}`)
  await page.locator("dd .own-label", { hasText: "Treasury" }).first().waitFor()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Labels" }).click()
  const watched = page.getByRole("region", { name: "Watch list" }).locator("tbody tr")
  await watched.locator(".amount").waitFor()
  expect(await watched.locator("th").textContent()).toContain("Treasury")
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("Export as a file").click()])
  const file = await readFile(await download.path())
  expect(JSON.parse(file.toString())).toEqual({
    ...{ kind: "serac-labels", version: 1 },
    labels: [{ id: from.address.toLowerCase(), path, label: "Treasury", watched: true }],
  })
  await page.getByRole("button", { name: "Remove Treasury" }).click()
  await page.getByText("There are no labels.").waitFor()
  const importing = page.getByLabel("Import a file")
  await importing.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("{}") })
  await page.getByText('other.json was not read: kind must be "serac-labels".').waitFor()
  await importing.setInputFiles({ name: "labels.json", mimeType: "application/json", buffer: file })
  await page.getByText("One label was read.").waitFor()
  await watched.locator(".amount").waitFor()
  await page.getByRole("button", { name: "Remove Treasury" }).click()
  await page.getByText("There are no labels.").waitFor()
}
