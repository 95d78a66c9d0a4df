import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { launchChromium } from "@serac/kits/chromium"
import { openTimed, type TimedPage } from "@serac/kits/timed-page"
import { type BenchChain, startBenchNode } from "./bench-chain.ts"
import { pinToTwoCores } from "./cores.ts"
import { fetchText } from "./listings.ts"
import { median } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import type { Results } from "./results/results.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

/** Transactions of a block of the chain. */
const transactionsPerBlock = 40

/** How deep in the list of transactions a page is opened, too. */
const deep = 100

/** Each page of the explorer on a chain of a million transactions, in a browser with an empty cache, and the memory that the explorer adds to the process. */
export async function explorerPages({ quick, results }: PartOptions): Promise<void> {
  const head = quick ? 100 : 25_000
  console.log(
    `\nThe explorer on a chain of ${(head * transactionsPerBlock).toLocaleString("en")} transactions, ${pinToTwoCores()}`,
  )
  const node = await startBenchNode({ head, readyBlocks: 1_000 }, [1])
  try {
    await withDirectory(async (location) => {
      const { chain } = node
      const index = startSerac("index", { chain, location, cores: [0, 1], archive: "off" })
      await stored(index, location, chain.chainId, chain.lastBlock).finally(index.stop)
      const serve = startSerac("serve", { chain, location, cores: [0] })
      try {
        await openEach(await serve.url, chain, quick ? 1 : 7, results)
      } finally {
        await serve.stop()
      }
    })
  } finally {
    node.stop()
  }
  const program = fileURLToPath(new URL("explorer-memory.ts", import.meta.url))
  const { begun, served } = JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8" }))
  console.log(
    `  added to the process: ${begun.toFixed(1)} MB before somebody looks, ${served.toFixed(1)} MB with every file ready (heap and external)`,
  )
}

async function openEach(url: string, chain: BenchChain, rounds: number, results: Results): Promise<void> {
  const { browser, close } = await launchChromium()
  try {
    const base = `/chains/${chain.chainId}`
    const { transactions } = JSON.parse(await fetchText(`${url}/v1${base}/transactions?pageSize=1`))
    const { txHash } = transactions[0]
    const pages: readonly (readonly [name: string, path: string])[] = [
      ["overview", "/"],
      ["chain", base],
      ["blocks", `${base}/blocks`],
      ["block", `${base}/blocks/${chain.lastBlock >> 1}`],
      ["transactions", `${base}/transactions`],
      [`transactions, page ${deep}`, `${base}/transactions?page=${encodeURIComponent(await pageAfter(url, base))}`],
      ["transaction", `${base}/transactions/${txHash}`],
      ["address", `${base}/addresses/${chain.accounts[0]}`],
      ["token", `${base}/addresses/${chain.tokens[0]}`],
      ["search", `/search?query=${chain.lastBlock >> 1}`],
      ["indexers", "/status"],
      ["usage", "/usage"],
    ]
    // In the workspace, the files are built on first use.
    await openTimed(browser, url)
    for (const [name, path] of pages) {
      const opened: TimedPage[] = []
      for (let round = 0; round < rounds; round++) opened.push(await openTimed(browser, url + path))
      const times = opened.map(({ usable }) => usable)
      const cells = {
        "usable after, median": `${median(times).toFixed(0)} ms`,
        "at most": `${Math.max(...times).toFixed(0)} ms`,
        transferred: `${median(opened.map(({ kilobytes }) => kilobytes)).toFixed(0)} kB`,
      }
      results.add("pages", { page: name }, cells)
      const [usable, most, transferred] = Object.values(cells).map((cell) => cell.padStart(7))
      console.log(`  ${name.padEnd(28)} usable after ${usable}, at most ${most} ${transferred}`)
    }
  } finally {
    await close()
  }
}

/** The token of a page that is far down in the list of transactions. */
async function pageAfter(url: string, base: string): Promise<string> {
  let token = ""
  for (let page = 1; page < deep; page++) {
    const path = `/v1${base}/transactions?pageSize=25${token && `&pageToken=${encodeURIComponent(token)}`}`
    token = JSON.parse(await fetchText(url + path)).nextPageToken
  }
  return token
}
