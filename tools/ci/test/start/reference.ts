import { expect } from "vitest"
import type { Visitor } from "./visitor.ts"

/** For an answer of a busy machine, in milliseconds. */
const answerTimeout = { timeout: 30_000 }

interface Tried {
  readonly operation: string
  readonly status: string
  readonly body: string
}

/**
 * Opens each operation of a service's reference, and sends the values that it is filled in with. Operations that the reference says are not
 * served are left out.
 *
 * @returns what was not answered with something, and what of the pages is wrong
 */
export async function tryOperations(visitor: Visitor, service: string): Promise<readonly string[]> {
  const { page } = visitor
  await page.goto(`${service}/docs`)
  await page.locator("main h1").waitFor()
  const links = await page
    .locator(".operations section a")
    .evaluateAll((all) => all.map((one) => [one.getAttribute("href") ?? "", one.textContent ?? ""] as const))
  const faults: string[] = []
  const tried: Tried[] = []
  for (const [href, label] of links) {
    if (label.includes("not served")) continue
    await page.evaluate((hash) => {
      location.hash = hash
    }, href)
    await page.waitForFunction((hash) => decodeURIComponent(location.hash) === decodeURIComponent(hash), href)
    await page.locator("main h1").waitFor()
    const title = (await page.locator("main h1").textContent()) ?? ""
    const same = await page.locator("main :is(h1, h2, h3)", { hasText: title }).allTextContents()
    if (same.filter((text) => text === title).length !== 1) faults.push(`${href} has its title ${same.length} times`)
    const send = page.getByRole("button", { name: "Send", exact: true })
    // Metadata are read again once an hour.
    if ((await send.count()) === 0 || href.endsWith("/reindexNft")) continue
    await send.click()
    const received = page.locator(".received .status")
    await received.waitFor(answerTimeout)
    // A stream of events does not end.
    if (!/stream/i.test(href)) await page.getByText(/^Answered with /).waitFor({ ...answerTimeout, state: "attached" })
    const body = page.getByLabel("Body of the answer")
    tried.push({
      operation: href,
      status: (await received.textContent()) ?? "",
      body: (await body.count()) === 0 ? "" : ((await body.textContent()) ?? ""),
    })
  }
  expect(tried.length).toBeGreaterThan(0)
  const unanswered = tried.filter((one) => !isAnswered(one))
  return [
    ...faults,
    ...unanswered.map(({ operation, status, body }) => `${operation}: ${status} ${body.slice(0, 300)}`),
  ]
}

/** Whether an answer has no error and, if it is a list, something in it. */
function isAnswered({ operation, status, body }: Tried): boolean {
  if (!status.startsWith("20")) return false
  if (/stream/i.test(operation)) return body !== ""
  if (!/\/list\w+$/.test(operation)) return true
  const members = JSON.parse(body) as Readonly<Record<string, unknown>>
  const lists = Object.values(members).filter(Array.isArray)
  return lists.length === 0 || lists.some(({ length }) => length > 0)
}
