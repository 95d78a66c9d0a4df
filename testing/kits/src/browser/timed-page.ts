import type { Browser } from "playwright-core"

/** A page as it came. */
export interface TimedPage {
  /** Milliseconds from the request until its heading is there and nothing of it is loading. */
  readonly usable: number
  /** Kilobytes that came over the wire until then. */
  readonly kilobytes: number
}

/** Opens a page of the explorer with an empty cache, and measures until its heading and its content are there. */
export async function openTimed(browser: Browser, url: string): Promise<TimedPage> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const began = performance.now()
    await page.goto(url, { waitUntil: "commit" })
    await page.waitForFunction(
      () =>
        document.querySelector("main h1") !== null &&
        document.querySelector("main .loading") === null &&
        document.querySelector("main table, main dl, main ul, main ol, main .verdict, main .state") !== null,
      undefined,
      { polling: "raf" },
    )
    const usable = performance.now() - began
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .concat(performance.getEntriesByType("navigation"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    )
    return { usable, kilobytes: bytes / 1_000 }
  } finally {
    await context.close()
  }
}
