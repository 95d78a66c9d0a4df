import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium } from "playwright-core"
import { carriedChromium } from "./carried-chromium.ts"

/** The possible paths of an installed Chromium, Debian's first. `CHROMIUM_PATH` overrides them. */
const chromiumPaths = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** Arguments that disable the GPU, and the requests to the vendor's hosts at every start. */
const quietFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  // Otherwise a GPU is emulated, which takes a quarter of the time of a test that shows pages.
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
]

/** Whether an argument is compatible with a disabled GPU. The package's arguments enable WebGL, which needs an emulated GPU. */
const asksNoGpu = (argument: string) =>
  !/^--(?:use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)\b/.test(argument)

/** Starts a Chromium: an installed one, or else the one from npm, which has no system dependencies. */
export async function launchChromium(): Promise<{ browser: Browser; executable: string; close: () => Promise<void> }> {
  const installed = chromiumPaths.find((path) => path !== undefined && existsSync(path))
  const carried = installed === undefined ? (await import("@sparticuz/chromium")).default : undefined
  const executable = installed ?? (await carriedChromium())
  const home = mkdtempSync(join(tmpdir(), "serac-chromium-"))
  const browser = await chromium.launch({
    executablePath: executable,
    headless: true,
    args: [
      ...quietFlags,
      ...(carried?.args.filter(asksNoGpu) ?? []),
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    env: { ...process.env, HOME: home },
  })
  const close = async () => {
    await browser.close()
    rmSync(home, { recursive: true, force: true })
  }
  return { browser, executable, close }
}

/**
 * Runs a script in a page.
 *
 * @param start - the name of a global function that the script defines
 * @returns the result of that function, and other errors that were thrown
 */
export async function runInPage(
  script: string,
  start: string,
  ...parameters: readonly unknown[]
): Promise<{ answer: unknown; faults: readonly string[] }> {
  const server = createServer((request, response) => {
    const isScript = request.url === "/script.js"
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html")
    response.end(
      isScript ? script : '<!doctype html><title>Serac</title><script type="module" src="/script.js"></script>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { browser, close } = await launchChromium()
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on("pageerror", (error) => faults.push(error.message))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.waitForFunction(`globalThis.${start} !== undefined`)
    const answer = await page.evaluate(`globalThis.${start}(...${JSON.stringify(parameters)})`)
    return { answer, faults }
  } finally {
    await close()
    server.close()
  }
}
