import { expect } from "vitest"
import { l1, type TourOptions } from "./tour.ts"

/** The service gone while pages are open, one of which has no code yet, and back. */
export async function loseService({ visitor }: TourOptions): Promise<void> {
  const { page, complaints } = visitor
  await visitor.open("/")
  const banner = page.locator(".banner")
  const card = page.locator(".chain-card").first()
  await card.getByText("It is up to date with its node").waitFor()
  await page.context().setOffline(true)
  await banner.getByText("The service has not answered").waitFor()
  await card.getByText("last known").waitFor()
  expect(await page.locator("main").textContent()).not.toContain("up to date")
  await visitor.follow("/usage")
  await page.getByText("This page's code could not be loaded").waitFor()
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(1)
  await page.context().setOffline(false)
  await banner.waitFor({ state: "detached" })
  await page.getByRole("heading", { level: 1, name: "Usage" }).waitFor()
  // A browser logs failed requests itself.
  const others = complaints.filter((words) => !words.includes("ERR_INTERNET_DISCONNECTED"))
  expect(others.join("\n")).toBe("")
  complaints.length = 0
}

/** A node that has not answered for a quarter of an hour, according to the service, and then answers again. */
export async function loseNode({ visitor }: TourOptions): Promise<void> {
  const { page } = visitor
  const ago = 990
  const silence = ({ nodeHead }: { nodeHead: { number: number; observedAt: number } }) => ({
    state: "retrying",
    summary: `has not heard from its node for ${ago} s`,
    lag: { seconds: ago },
    nodeHead: { ...nodeHead, observedAt: nodeHead.observedAt - ago },
  })
  await page.route("**/health", async (route) => {
    const response = await route.fetch()
    const health = await response.json()
    const chains = health.chains.map((chain: { chainId: string; nodeHead: { number: number; observedAt: number } }) =>
      chain.chainId === l1 ? { ...chain, ...silence(chain) } : chain,
    )
    await route.fulfill({ response, json: { ...health, chains } })
  })
  await visitor.open("/")
  const banner = page.locator(".banner")
  await banner.getByText("The node of firn has not been heard").waitFor()
  expect(await banner.textContent()).toMatch(/ since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC \(16 min\)\./)
  expect(await visitor.faults()).toEqual([])
  const card = page.locator(".chain-card", { hasText: "firn" })
  await card.getByText(`It has not heard from its node for ${ago} s.`).waitFor()
  expect(await card.textContent()).toContain("last known")
  expect(await card.textContent()).not.toContain(" 0 blocks")
  await visitor.follow(`/chains/${l1}`)
  await banner.waitFor()
  await page.locator(".page-head").getByText("last known").waitFor()
  // A health that is under way is answered first.
  await page.unrouteAll({ behavior: "wait" })
  await banner.waitFor({ state: "detached" })
  await page.locator(".page-head").getByText("last known").waitFor({ state: "detached" })
}

/** Unknown URLs: a browser gets a 404 page, a program a 404 of the API. */
export async function loseTheWay({ visitor }: TourOptions): Promise<void> {
  const { page, complaints, origin } = visitor
  for (const path of ["/foo", "/chains/77", "/chains/77/blocks/1", "/networks/mainnet"]) {
    const response = await page.goto(origin + path)
    expect([path, response?.status(), response?.headers()["content-type"]]).toEqual([
      path,
      404,
      "text/html; charset=utf-8",
    ])
    await page.getByRole("heading", { level: 1, name: "Not found" }).waitFor()
    await visitor.shown()
    expect((await page.locator("main").textContent())?.match(/not found/gi)).toHaveLength(1)
    const api = await fetch(origin + path)
    expect([api.status, await api.json()]).toMatchObject([404, { statusCode: 404 }])
  }
  expect(await visitor.faults()).toEqual([])
  await page.getByRole("main").getByRole("link", { name: "firn" }).click()
  await page.getByRole("heading", { level: 1, name: "firn" }).waitFor()
  expect(complaints.filter((words) => !/status of 404/.test(words))).toEqual([])
  complaints.length = 0
}
