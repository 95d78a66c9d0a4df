import { mkdtemp, rm, truncate, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openPrices, type Prices } from "./prices.ts"

const token = "0x1c64e344536221f938f724ba2a4677cc04657e77"
const price = (value: string) => `,"price":{"currencyCode":"usd","value":"${value}"}`

let folder: string
let file: string
let prices: Prices
const warn = vi.fn()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-prices-"))
  file = join(folder, "prices.json")
  await write("1.5", 1)
  // Tests refresh the prices themselves: on a slow machine the timer could fire while a file is half written.
  prices = await openPrices(file, { warn, interval: 3_600_000 })
})

afterEach(async () => {
  prices.close()
  warn.mockReset()
  await rm(folder, { recursive: true })
})

/** A change is detected by size or time; the time is set explicitly, since two writes can fall into one tick of the file system. */
async function write(value: string, seconds: number): Promise<void> {
  await writeFile(file, JSON.stringify({ "43114": { [token]: { usd: value } } }))
  await utimes(file, seconds, seconds)
}

test("a token has its price, and others have none", () => {
  expect(prices.member("43114", token)).toBe(price("1.5"))
  expect(prices.member("43113", token)).toBe("")
  expect(prices.member("43114", "0x0000000000000000000000000000000000000000")).toBe("")
})

test("a price is told in the currency that is asked for, or not at all", async () => {
  await writeFile(file, JSON.stringify({ "43114": { native: { eur: "15", usd: "17.25" }, [token]: { eur: "2" } } }))
  await prices.refresh()
  const asked = (name: string, currency?: string) => prices.price("43114", name, currency)
  expect([asked("native"), asked("native", "eur"), asked("native", "chf"), asked(token), asked(token, "usd")]).toEqual([
    { currencyCode: "usd", value: "17.25" },
    { currencyCode: "eur", value: "15" },
    undefined,
    { currencyCode: "eur", value: "2" },
    undefined,
  ])
})

test("a changed file is read again", async () => {
  await write("2.5", 2)
  await prices.refresh()
  expect(prices.member("43114", token)).toBe(price("2.5"))
})

test("while the file is broken or missing the prices before stay, with one warning for each", async () => {
  await truncate(file, 3)
  await prices.refresh()
  await prices.refresh()
  await rm(file)
  await prices.refresh()
  await prices.refresh()
  expect(prices.member("43114", token)).toBe(price("1.5"))
  expect(warn.mock.calls).toEqual([
    ["the price file cannot be used; the prices before it stay", { file, reason: expect.stringContaining("JSON") }],
    ["the price file cannot be used; the prices before it stay", { file, reason: expect.stringContaining("ENOENT") }],
  ])
  await write("3.5", 3)
  await prices.refresh()
  expect(prices.member("43114", token)).toBe(price("3.5"))
})

test("a file of 32 MiB is read, a larger one is refused with a warning", async () => {
  const text = JSON.stringify({ "43114": { [token]: { usd: "2.5" } } })
  await writeFile(file, text.padEnd(32 * 1024 * 1024))
  await prices.refresh()
  expect(prices.member("43114", token)).toBe(price("2.5"))
  await writeFile(file, text.replace("2.5", "3.5").padEnd(32 * 1024 * 1024 + 1))
  await prices.refresh()
  expect(prices.member("43114", token)).toBe(price("2.5"))
  expect(warn.mock.calls).toEqual([
    ["the price file cannot be used; the prices before it stay", { file, reason: "larger than 32 MiB" }],
  ])
})

test("a file that is missing at first is read once it is there", async () => {
  const late = join(folder, "late.json")
  const opened = await openPrices(late, { warn })
  expect(opened.member("43114", token)).toBe("")
  await writeFile(late, JSON.stringify({ "43114": { [token]: { usd: 4 } } }))
  await opened.refresh()
  opened.close()
  expect(opened.member("43114", token)).toBe(price("4"))
})

test("the file is looked at every interval, and no more once it is closed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  try {
    const opened = await openPrices(file, { warn, interval: 1000 })
    await write("5", 5)
    vi.advanceTimersByTime(1000)
    await opened.refresh()
    expect(opened.member("43114", token)).toBe(price("5"))
    opened.close()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
