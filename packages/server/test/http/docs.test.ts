import { mkdirSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { launchChromium } from "@serac/kits/chromium"
import { type Mock, startMock } from "@serac/mock"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readOperations } from "../../src/http/document/operations.ts"
import { unservedOperations } from "../../src/http/document/unserved.ts"
import { ReadyJson, type RunningService, startService } from "../../src/http/index.ts"
import { documents } from "./support/documents.ts"
import { lenientChecks } from "./support/lenient-checks.ts"

const document = documents.data
const operations = readOperations(document)
/** Where pictures of the pages go, for somebody to look at: `SCREENSHOTS=/tmp/docs`. */
const pictures = process.env.SCREENSHOTS

let service: RunningService
let mock: Mock
let page: Page
let closeBrowser: () => Promise<void>
const requested: string[] = []
const complaints: string[] = []

beforeAll(async () => {
  // More digits than a number of JavaScript holds.
  const answer = async () => new ReadyJson('{"chains":[],"weight":18446744073709551615}')
  service = await startService({
    document,
    handlers: Object.fromEntries(operations.map(({ id }) => [id, answer])),
    services: undefined,
    messages: "text",
    checks: lenientChecks(document),
    description: { client: { packageName: "@serac/data", prefix: "Data" } },
    port: 0,
  })
  mock = await startMock("subnet-evm", { docs: true })
  const { browser, close } = await launchChromium()
  closeBrowser = close
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" })
  // A page takes no script from elsewhere once it is there.
  await page.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") })
  page.on("request", (request) => requested.push(request.url()))
  page.on("console", (message) => complaints.push(message.text()))
  page.on("pageerror", (error) => complaints.push(error.message))
})
afterAll(async () => {
  await closeBrowser()
  await Promise.all([service.close(), mock.close()])
})

const heading = () => page.locator("main h1").textContent()

test("/docs has every operation of the document, from this service alone", async () => {
  await page.goto(`${service.url}/docs`)
  await page.locator("main h1").waitFor()
  const links = await page
    .locator(".operations section a")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")))
  const served = operations.map(({ id }) => id)
  // Those that are not served have no names of their own.
  const unserved = unservedOperations(document).map(({ method, path }) => `${method.toLowerCase()}${path}`)
  const linked = [...served, ...unserved].map((id) => `#/data/operations/${encodeURIComponent(id)}`)
  expect(links.sort()).toEqual(linked.sort())
  const paths = requested.map((url) => url.replace(service.url, "").replace(/\?.*/, ""))
  expect({ paths, complaints }).toEqual({
    paths: ["/docs", "/docs/reference.css", "/docs/reference.js", "/openapi.json"],
    complaints: [],
  })
})

test("the search is reached by /, chosen from by arrows, and leads to what it found", async () => {
  await page.locator("main").click()
  await page.keyboard.press("/")
  await page.keyboard.type("list chains")
  await page.locator("#found [aria-selected=true]").waitFor()
  const found = await page.locator("#found [role=option]").count()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Enter")
  await page.waitForURL(/listChains$/)
  await page.locator("main h1:focus").waitFor()
  expect({ isMany: found > 3, heading: await heading(), title: await page.title() }).toEqual({
    isMany: true,
    heading: "List chains",
    title: "List chains · Serac data service",
  })
})

test("a call is sent and its answer shown to the last digit, with the code of the values that were filled in", async () => {
  await page.getByLabel("network", { exact: true }).selectOption("mainnet")
  await page.getByRole("tab", { name: "TypeScript" }).click()
  const code = await page.getByLabel("Code, TypeScript").textContent()
  const answered = page.waitForResponse((response) => response.url().includes("/v1/chains"))
  await page.getByRole("button", { name: "Send", exact: true }).click()
  const url = (await answered).url()
  const shown = page.getByLabel("Body of the answer")
  await shown.waitFor()
  expect({
    url,
    code: code?.trimEnd().split("\n").at(-1),
    body: await shown.textContent(),
    status: await page.locator(".received .status").textContent(),
  }).toEqual({
    url: `${service.url}/v1/chains?network=mainnet`,
    code: 'const result = await client.listChains({ network: "mainnet" })',
    body: '{\n  "chains": [],\n  "weight": 18446744073709551615\n}',
    status: "200",
  })
})

test("a link leads to the errors of an operation, and back", async () => {
  await page.goto(`${service.url}/docs#/data/operations/listValidators/errors`)
  await page.locator("#errors:focus").waitFor()
  expect(await heading()).toBe("List validators")
  await page.getByText("cases").first().click()
  await page.getByRole("button", { name: "Fill in" }).first().click()
  await expect.poll(() => page.getByLabel("pageSize").inputValue(), { timeout: 20_000 }).toBe("0")
  await page.goBack()
  await page.getByRole("heading", { name: "List chains", level: 1 }).waitFor()
})

interface Findings {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
}

/** What of a page the rules of WCAG 2.2 and good practice find wrong. */
async function violations(): Promise<readonly string[]> {
  const found = await page.evaluate(async () => {
    const { axe: rules } = window as unknown as { axe: { run(where: object, options: object): Promise<Findings> } }
    // What comes again and again is looked at a few times.
    const repeated = [".operations section", ".index > li", ".fields > li", ".cases > li", ".overview > section"]
    const exclude = repeated.map((item) => `${item}:nth-of-type(n+4)`)
    return (await rules.run({ exclude }, { resultTypes: ["violations"] })).violations
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

async function picture(name: string): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

const looked = ["", "/operations/listValidators", "/schemas/Erc20TransferPage", "/errors"]

test.each(["light", "dark"] as const)("no page breaks a rule of accessibility in the %s theme", async (theme) => {
  await page.getByText(theme === "light" ? "Light" : "Dark", { exact: true }).click()
  const found: Record<string, readonly string[]> = {}
  for (const route of looked) {
    await page.goto(`${service.url}/docs#/data${route}`)
    await page.locator("main h1").waitFor()
    found[route] = await violations()
    await picture(`data${route.replaceAll("/", "-")}-${theme}`)
  }
  expect(found).toEqual(Object.fromEntries(looked.map((route) => [route, []])))
})

test.each([375, 768, 1440])(
  "nothing is wider than a window of %i pixels, and the navigation is there",
  async (width) => {
    await page.setViewportSize({ width, height: 900 })
    const wide: string[] = []
    for (const route of looked) {
      await page.goto(`${service.url}/docs#/data${route}`)
      await page.locator("main h1").waitFor()
      if ((await page.evaluate(() => window.document.documentElement.scrollWidth)) > width) wide.push(route)
      await picture(`data${route.replaceAll("/", "-")}-${width}`)
    }
    const menu = page.getByRole("button", { name: "Menu" })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole("link", { name: "Overview" }).click()
    await page.locator("main h1", { hasText: "Serac data service" }).waitFor()
    expect(wide).toEqual([])
  },
)

test("/docs of a mock sends a batch of JSON-RPC calls", async () => {
  await page.goto(`${mock.url}/docs#/subnet-evm/operations/eth_blockNumber`)
  await page.getByRole("button", { name: "Add to batch" }).click()
  await page.goto(`${mock.url}/docs#/subnet-evm/operations/eth_getBalance`)
  await page.getByLabel("address").waitFor()
  await page.getByRole("button", { name: "Add to batch" }).click()
  await page.getByRole("button", { name: "Send batch of 2" }).click()
  const answer = await page.getByLabel("Body of the answer").textContent()
  await picture("subnet-evm-batch")
  expect(JSON.parse(answer ?? "")).toEqual([
    { jsonrpc: "2.0", id: 1, result: "0x89" },
    { jsonrpc: "2.0", id: 2, result: "0x3635c9adc5dea00000" },
  ])
  expect(await violations()).toEqual([])
})

test("nobody else was asked, and nothing complained", () => {
  const hosts = [service.url, mock.url]
  expect({ others: requested.filter((url) => !hosts.some((host) => url.startsWith(host))), complaints }).toEqual({
    others: [],
    complaints: [],
  })
})

test("/docs allows nothing from elsewhere, no script but its own, and no text as HTML", async () => {
  const { headers } = await fetch(`${service.url}/docs`)
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
  await page.goto(`${service.url}/docs`)
  const outside = await page.evaluate(() =>
    fetch("http://127.0.0.1:9/").then(
      () => "fetched",
      (error: Error) => error.message,
    ),
  )
  const written = await page.evaluate(() => {
    try {
      window.document.body.innerHTML = "<b>no</b>"
      return "written"
    } catch (error) {
      return (error as Error).name
    }
  })
  expect({ outside, written, blocked: complaints.some((text) => text.includes("Content Security Policy")) }).toEqual({
    outside: "Failed to fetch",
    written: "TypeError",
    blocked: true,
  })
})
