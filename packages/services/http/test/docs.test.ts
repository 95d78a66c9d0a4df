import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchChromium } from "../../../../tools/smoke/src/chromium.ts"
import { readOperations } from "../src/document/operations.ts"
import { ReadyJson, type RunningService, startService } from "../src/index.ts"
import { documents } from "./support/documents.ts"
import { lenientChecks } from "./support/lenient-checks.ts"

const document = documents.data
const operations = readOperations(document)

let service: RunningService
let page: Page
let closeBrowser: () => Promise<void>
const requested: string[] = []
const complaints: string[] = []

beforeAll(async () => {
  const answer = async () => new ReadyJson('{"chains":[]}')
  service = await startService({
    document,
    handlers: Object.fromEntries(operations.map(({ id }) => [id, answer])),
    services: undefined,
    messages: "text",
    checks: lenientChecks(document),
    port: 0,
  })
  const { browser, close } = await launchChromium()
  closeBrowser = close
  page = await browser.newPage()
  page.on("request", (request) => requested.push(request.url()))
  page.on("console", (message) => complaints.push(message.text()))
  page.on("pageerror", (error) => complaints.push(error.message))
  await page.goto(`${service.url}/docs#get-/v1/chains`)
})
afterAll(async () => {
  await closeBrowser()
  await service.close()
})

test("/docs shows every operation of the document, from this service alone, and calls it", async () => {
  const tryIt = page.locator("[id='get-/v1/chains'] [part~='btn-try']")
  await tryIt.waitFor({ state: "attached" })
  const listed = await page
    .locator(".nav-bar-path")
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.contentId ?? ""))
  const shown = operations.map(({ method, path }) => `${method.toLowerCase()}-${path.replace(/[{}:]/g, "-")}`)
  expect(listed.sort()).toEqual(shown.sort())

  const answered = page.waitForResponse((response) => response.url().includes("/v1/chains"))
  await tryIt.dispatchEvent("click")
  expect(await (await answered).json()).toEqual({ chains: [] })
  expect({ requested, complaints }).toEqual({
    requested: ["/docs", "/docs/rapidoc-min.js", "/openapi.json", "/v1/chains"].map((path) => service.url + path),
    complaints: [],
  })
})

test("/docs does not say that a key is required", async () => {
  await page.locator("[id='get-/v1/chains'] [part~='btn-try']").waitFor({ state: "attached" })
  expect(await page.getByText("(None Applied)").count()).toBe(0)
  expect(await page.getByText("No key given").count()).toBeGreaterThan(0)
})

test("/docs allows nothing from elsewhere, and no script but its own", async () => {
  const { headers } = await fetch(`${service.url}/docs`)
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  const outside = await page.evaluate(() =>
    fetch("http://127.0.0.1:9/").then(
      () => "fetched",
      (error: Error) => error.message,
    ),
  )
  expect({
    outside,
    blocked: complaints.filter((text) => text.includes("Content Security Policy")).length > 0,
  }).toEqual({
    outside: "Failed to fetch",
    blocked: true,
  })
})
