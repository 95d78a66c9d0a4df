import type { Page } from "playwright-core"
import { expect } from "vitest"
import { l1, type TourOptions } from "./tour.ts"

/** A plot has the value under the cursor, and a part that is drawn over is zoomed until somebody wants the whole: by mouse, keys and finger. */
export async function zoomPlot({ visitor }: TourOptions): Promise<void> {
  const { page } = visitor
  await visitor.open(`/chains/${l1}/gas`)
  const plot = page.locator("figure.plot", { hasText: "Base fee, nFIRN" })
  const over = plot.locator(".u-over")
  await over.waitFor()
  await over.scrollIntoViewIfNeeded()
  await over.hover({ position: { x: 100, y: 40 } })
  const value = plot.locator(".plot-value")
  await expect.poll(() => value.textContent()).toMatch(/^20\d\d-\d\d-\d\d .*: [\d.]+$/)
  const { x = 0, y = 0 } = (await over.boundingBox()) ?? {}
  await page.mouse.move(x + 60, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 140, y + 40, { steps: 4 })
  await page.mouse.up()
  await value.getByRole("button", { name: "Whole" }).click()
  const whole = value.getByRole("button", { name: "Whole" })
  await whole.waitFor({ state: "detached" })
  const slider = plot.getByRole("slider", { name: "Base fee, nFIRN" })
  await slider.press("End")
  const last = await slider.getAttribute("aria-valuetext")
  expect(last).toMatch(/^20\d\d-\d\d-\d\d .*: [\d.]+$/)
  expect(await value.textContent()).toBe(last)
  await slider.press("ArrowLeft")
  await expect.poll(() => slider.getAttribute("aria-valuetext")).not.toBe(last)
  await slider.press("+")
  await whole.waitFor()
  await slider.press("Escape")
  await whole.waitFor({ state: "detached" })
  await drawByFinger(page, [x + 60, x + 140], y + 40)
  await whole.click()
  await whole.waitFor({ state: "detached" })
  expect(await page.locator("tr", { hasText: "Sending the native token" }).textContent()).toMatch(/21,000.*FIRN/)
  await visitor.open(`/chains/${l1}`)
  const tps = page.locator(".facts div", { hasText: "Transactions a second" }).locator("dd")
  await expect.poll(() => tps.textContent()).toMatch(/^[\d.]+ over the last hour, [\d.]+ over the last day$/)
}

/** Draws a finger over the page from left to right. */
async function drawByFinger(page: Page, [from, to]: readonly [number, number], y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true })
  await touch("touchStart", from)
  for (let x = from; x <= to; x += 20) await touch("touchMove", x)
  await touch("touchEnd")
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false })
  await session.detach()
}

/** A name that a contract gives itself is marked; rows of spam and of look-alikes are folded away, and shown when somebody wants them. */
export async function foldSpam({ visitor, get }: TourOptions): Promise<void> {
  const { page } = visitor
  const { results } = (await get("/search?query=wusd")) as { results: readonly { id: string; chainId: string }[] }
  const token = results.find(({ chainId }) => chainId === l1)?.id ?? ""
  const { holders } = (await get(`/chains/${l1}/tokens/${token}/holders?pageSize=1`)) as {
    holders: readonly { address: string }[]
  }
  const balances = `/chains/${l1}/addresses/${holders[0]?.address}?tab=balances`
  await visitor.open(balances)
  const row = page.locator("main tbody tr", { hasText: "Winter" })
  await row.waitFor()
  // No list knows it, and it imitates nothing.
  expect(await row.locator(".claimed").count()).toBe(1)
  const standings = (standing: string) => ({ json: { standings: { [token.toLowerCase()]: standing } } })
  await page.route("**/standings?*", (route) => route.fulfill(standings("imitation")))
  await visitor.open(balances)
  await page.getByText(/of look-alikes of listed tokens and of spam/).waitFor()
  expect(await row.count()).toBe(0)
  await page.getByRole("button", { name: "Show", exact: true }).click()
  await row.getByText("look-alike").waitFor()
  expect(await visitor.faults()).toEqual([])
  await page.unroute("**/standings?*")
  await page.route("**/standings?*", (route) => route.fulfill(standings("listed")))
  await visitor.open(balances)
  await row.waitFor()
  await expect.poll(() => row.locator(".claimed").count()).toBe(0)
  await page.unroute("**/standings?*")
}
