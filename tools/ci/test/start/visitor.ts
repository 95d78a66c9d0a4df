import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { launchChromium } from "@serac/kits/chromium"
import type { AxeResults } from "axe-core"
import type { Page } from "playwright-core"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Widths at which a page is looked at: of a telephone, of a tablet, of a desk. */
const widths = [375, 768, 1440]

/** A folder for pictures of every page; SERAC_SCREENSHOTS names it. */
const screenshots = process.env.SERAC_SCREENSHOTS

/** Milliseconds for what a busy machine shows late. */
const timeoutMs = 60_000

/** A user with a browser who views the pages of one origin; records problems. */
export class Visitor {
  readonly page: Page
  readonly origin: string
  /** Console errors and thrown errors. */
  readonly complaints: string[] = []
  /** Requests to other hosts. */
  readonly foreign: string[] = []
  readonly #close: () => Promise<void>

  private constructor(page: Page, origin: string, close: () => Promise<void>) {
    this.page = page
    this.origin = origin
    this.#close = close
    page.setDefaultTimeout(timeoutMs)
    page.on("console", (message) => this.complaints.push(`${message.text()} at ${message.location().url}`))
    page.on("dialog", (dialog) => {
      this.complaints.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on("pageerror", (error) => this.complaints.push(error.message))
    page.on("request", (request) => {
      const url = request.url()
      if (!url.startsWith(`${origin}/`) && !url.startsWith("data:")) this.foreign.push(url)
    })
  }

  static async arrive(origin: string): Promise<Visitor> {
    const { browser, close } = await launchChromium()
    return new Visitor(await browser.newPage({ viewport: { width: 1280, height: 900 } }), origin, close)
  }

  /** Opens a page by its address, and waits until it shows what it is about. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path)
    await this.shown()
  }

  /** Follows a link of the app to another page, without a reload, and waits until its content is shown. The path must differ from the current one. */
  async follow(path: string): Promise<void> {
    const heading = await this.page.$("main h1")
    const isSamePage = new URL(path, this.origin).pathname === new URL(this.page.url()).pathname
    await this.page.evaluate((href) => {
      const link = document.createElement("a")
      link.href = href
      link.dataset.own = ""
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    // The previous content stays visible until the app has drawn. Another tab of the same page keeps the heading.
    if (!isSamePage) await this.page.waitForFunction((before) => before?.isConnected !== true, heading)
    await this.shown()
  }

  /** Waits until a page shows its content. */
  async shown(): Promise<void> {
    await this.page.locator("main h1").waitFor({ state: "attached" })
    await this.page.waitForFunction(() => document.querySelector("main .loading") === null)
  }

  /** Types into the search and presses Enter; what it leads to is shown then. */
  async search(text: string): Promise<void> {
    await this.page.keyboard.press("/")
    await this.page.getByRole("combobox").fill(text)
    const from = this.page.url()
    await this.page.keyboard.press("Enter")
    await this.page.waitForFunction((before) => location.href !== before, from)
    await this.shown()
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  /** The problems of the current page, in each theme and at each width; empty if there are none. */
  async faults(): Promise<readonly string[]> {
    const faults: string[] = []
    for (const colorScheme of ["light", "dark"] as const) {
      await this.page.emulateMedia({ colorScheme })
      faults.push(...(await this.violations(colorScheme)))
    }
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 900 })
      const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) faults.push(`${this.path} is ${wide} pixels wider than ${width}`)
      // Tables become cards a frame after their place is narrower.
      const cut = await this.page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const tables = [...document.querySelectorAll<HTMLElement>(".table")]
        return tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.ariaLabel)
      })
      if (screenshots !== undefined) await this.pictures(width)
      for (const caption of cut) faults.push(`${this.path} at ${width} hides columns of ${caption}`)
    }
    await this.page.setViewportSize({ width: 1280, height: 900 })
    return faults
  }

  /** Writes the page as it is seen in both themes, for a person to look at. */
  private async pictures(width: number): Promise<void> {
    const name = this.path.replace(/[^A-Za-z0-9-]+/g, "_").slice(0, 120)
    for (const colorScheme of ["light", "dark"] as const) {
      await this.page.emulateMedia({ colorScheme })
      await this.page.screenshot({ path: join(screenshots ?? "", `${name}-${width}-${colorScheme}.png`) })
    }
  }

  /** Violations that axe finds: of every rule in the light theme, of contrast in the dark one, which is all that differs. */
  private async violations(theme: "light" | "dark"): Promise<readonly string[]> {
    if (!(await this.page.evaluate("globalThis.axe !== undefined"))) await this.page.evaluate(axe)
    const options = theme === "light" ? {} : { runOnly: ["color-contrast"] }
    const { violations } = (await this.page.evaluate(
      `axe.run(document, { resultTypes: ["violations"], selectors: false, ...${JSON.stringify(options)} })`,
    )) as AxeResults
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${this.path} ${theme} ${id}: ${html}`))
  }

  leave(): Promise<void> {
    return this.#close()
  }
}
