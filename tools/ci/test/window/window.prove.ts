import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { launchChromium } from "@serac/kits/chromium"
import { openTimed } from "@serac/kits/timed-page"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { freePorts } from "../start/npm-start.ts"
import { chainPages, everyPage, type Get, pageThrough, readOnTelephone } from "../start/tour.ts"
import { Visitor } from "../start/visitor.ts"
import { type LongChain, startLongChain } from "./long-chain.ts"
import { type PageTime, printTimes } from "./print-times.ts"
import { WindowStack } from "./window-stack.ts"

/** Transactions of the long chain; SERAC_WINDOW_TRANSACTIONS overrides it. */
const transactions = Number(process.env.SERAC_WINDOW_TRANSACTIONS ?? 1_000_000)

/** A folder for the store, which another run uses again; SERAC_WINDOW_DIRECTORY names it. Default: a temporary one. */
const given = process.env.SERAC_WINDOW_DIRECTORY
const directory = given ?? mkdtempSync(join(tmpdir(), "serac-window-"))

/** Within which a page is to be usable, in milliseconds; and how often each is opened, since a machine does other things too. */
const aim = { usable: 1_000, rounds: 3 }

/** For what indexers and services bring by themselves, in milliseconds. */
const soon = { timeout: 300_000, interval: 500 }

let chain: LongChain
let stack: WindowStack
let visitor: Visitor
let pages: readonly string[]

beforeAll(async () => {
  chain = await startLongChain(transactions)
  stack = await WindowStack.start({ port: await freePorts(), directory, chain })
  visitor = await Visitor.arrive(stack.url)
  // Names of tokens are read after the blocks of the devnet, and a day of its history comes after them.
  await vi.waitFor(async () => {
    pages = await allPages()
  }, soon)
})

afterAll(async () => {
  await visitor?.leave()
  await stack?.close()
  await chain?.stop()
  if (given === undefined) rmSync(directory, { recursive: true })
})

const get: Get = async (path) => (await fetch(`${stack.url}/v1${path}`)).json()
const tour = () => ({ visitor, get, chain: chain.chainId })

/** Pages of the long chain that are deep in a list, or of what a list has most of. */
async function deepPages(): Promise<readonly string[]> {
  const base = `/chains/${chain.chainId}`
  const far = async (list: string) => {
    let token = ""
    for (let page = 1; page < 40; page++) {
      const answer = (await get(
        `${base}${list}?pageSize=100${token && `&pageToken=${encodeURIComponent(token)}`}`,
      )) as {
        nextPageToken?: string
      }
      token = answer.nextPageToken ?? token
    }
    return encodeURIComponent(token)
  }
  return [
    `${base}/transactions`,
    `${base}/transactions?page=${await far("/transactions")}`,
    `${base}/blocks?page=${await far("/blocks")}`,
    `${base}/blocks/${chain.head >> 1}`,
    `${base}/addresses/${chain.token}`,
    `${base}/addresses/${chain.token}?tab=transactions`,
    `${base}/addresses/${chain.token}?tab=transactions&direction=out`,
    `${base}/addresses/${chain.token}?tab=transactions&since=2026-01-01&until=2026-01-01`,
    `${base}/addresses/${chain.account}?tab=balances`,
    `/search?query=${chain.head >> 1}`,
    "/search?query=big",
    `/search?query=${chain.account.slice(0, 8)}`,
  ]
}

async function allPages(): Promise<readonly string[]> {
  return [...(await everyPage(get)), ...(await chainPages(get, chain.chainId, chain.token)), ...(await deepPages())]
}

describe("the explorer of a store with a long chain", () => {
  test("every page is usable within a second, with an empty cache", async () => {
    const { browser, close } = await launchChromium()
    try {
      // In the workspace, the files are built on first use.
      await openTimed(browser, stack.url)
      const times: PageTime[] = []
      for (const path of pages) {
        const opened = []
        for (let round = 0; round < aim.rounds; round++) opened.push(await openTimed(browser, stack.url + path))
        const [median = opened[0]] = opened.toSorted((a, b) => a.usable - b.usable).slice(aim.rounds >> 1)
        times.push({ path, usable: median?.usable ?? Number.POSITIVE_INFINITY, kilobytes: median?.kilobytes ?? 0 })
      }
      printTimes(times)
      expect(times.filter(({ usable }) => usable > aim.usable)).toEqual([])
    } finally {
      await close()
    }
  })

  test("no page breaks a rule of axe in either theme, or is wider than a telephone, a tablet or a desk", async () => {
    const faults: string[] = []
    await visitor.open("/status")
    for (const path of pages) {
      await visitor.open(path)
      faults.push(...(await visitor.faults()))
    }
    expect(faults).toEqual([])
  })

  test("a list is paged on and back, and its pages have addresses", () => pageThrough(tour()))

  test("on a telephone each row is a card with all its values, and Back leads to where one was", () =>
    readOnTelephone(tour()))

  test("no console complained until here", () => {
    forgive(/^$/)
    expect(visitor.foreign).toEqual([])
  })

  test("while its node is gone pages are read, and say how old they are; it comes back without a reload", async () => {
    const { page } = visitor
    await visitor.open(`/chains/${chain.chainId}`)
    const head = page.locator(".page-head")
    await head.getByText("Long is up to date with its node").waitFor()
    await chain.door.shut()
    const banner = page.locator(".banner")
    await banner.getByText("The node of Long has not been heard").waitFor()
    await visitor.open(`/chains/${chain.chainId}/addresses/${chain.account}`)
    await page.locator("main tbody tr").first().waitFor()
    await banner.getByText("The node of Long has not been heard").waitFor()
    expect(await head.textContent()).not.toContain("up to date")
    expect(await visitor.faults()).toEqual([])
    await chain.door.open()
    await banner.waitFor({ ...soon, state: "detached" })
    await head.getByText("Long is up to date with its node").waitFor()
    forgive(/status of 50\d/)
  })

  test("a service that is killed while a page loads is told of, and the page comes by itself once it is back", async () => {
    const { page } = visitor
    await visitor.open("/")
    const path = `/chains/${chain.chainId}/addresses/${chain.token}?tab=holders`
    // Each request of the page waits until the service is gone.
    let release = () => {}
    const gone = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route("**/v1/**", async (route) => {
      await gone
      await route.continue()
    })
    const asked = page.waitForRequest("**/v1/**")
    const following = visitor.follow(path)
    await asked
    await stack.kill()
    release()
    await page.locator(".banner").getByText("The service has not answered").waitFor()
    await page.unrouteAll({ behavior: "wait" })
    expect(await visitor.faults()).toEqual([])
    await stack.serve()
    await page.locator(".banner").waitFor({ ...soon, state: "detached" })
    await page.locator("main tbody tr").first().waitFor()
    await following
    expect(visitor.path).toBe(path)
    forgive(/status of 50\d|net::ERR_|Failed to fetch/)
  })
})

/** Transactions of the long chain are not signed, so that no key is found of its accounts. */
const unsigned = /status of 404 .*\/primaryNetworkAddresses$/

/** A browser logs failed requests itself: only these messages are ignored. */
function forgive(expected: RegExp): void {
  const others = visitor.complaints.filter((words) => !expected.test(words) && !unsigned.test(words))
  expect(others, others.join("\n")).toEqual([])
  visitor.complaints.length = 0
}
