import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { callChainkit, complaintsOf, errorText } from "@serac/proof/drop-in"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { filterLists, waitForTransaction } from "./filters.ts"
import { beside, requestOf, requiredCalls } from "./hosted-sdk.ts"
import { inspectTransaction, sieveAndSave } from "./inspect.ts"
import { labelAddress } from "./labels.ts"
import { loseNode, loseService, loseTheWay } from "./losses.ts"
import { confuseNode, meetStrangers, pageThroughReorg, watchRenewal } from "./mishaps.ts"
import { freePorts, NpmStart } from "./npm-start.ts"
import { paste, unanswered } from "./paste.ts"
import { foldSpam, zoomPlot } from "./plots.ts"
import { startPublicServices } from "./public-services.ts"
import { tryOperations } from "./reference.ts"
import { countTaps } from "./tasks.ts"
import {
  everyPage,
  followKey,
  followMessage,
  lookAtNft,
  pageThrough,
  readOnTelephone,
  searches,
  seeWhyItFailed,
} from "./tour.ts"
import { Visitor } from "./visitor.ts"

/** For what comes by itself while a busy machine indexes a day of history, in milliseconds. */
const soon = { timeout: 90_000, interval: 500 }

const directory = mkdtempSync(join(tmpdir(), "serac-start-"))
let port: number

beforeAll(async () => {
  port = await freePorts()
})
afterAll(() => rmSync(directory, { recursive: true }))

async function json(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
  return response.json()
}

const get = (path: string) => json(`http://127.0.0.1:${port}/v1${path}`)

/** Calls a method of the network's node. */
async function call(path: string, method: string, params: object): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  const answer = await json(`http://127.0.0.1:${port + 2}${path}`, { method: "POST", headers, body })
  const { result, error } = answer as { result?: unknown; error?: unknown }
  if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return result
}

/** Path of the L1's interface at the node, as the configuration has it. */
function pathOfL1(): string {
  const { chains } = JSON.parse(readFileSync(join(directory, "serac.json"), "utf8"))
  return new URL(chains[0].rpcUrls[0]).pathname
}

/** The number of the C-Chain's newest block as it is indexed. */
async function newestBlock(): Promise<number> {
  const { blocks } = (await get("/chains/43112/blocks?pageSize=1")) as { blocks: readonly { blockNumber: string }[] }
  return Number(blocks[0]?.blockNumber)
}

/** The first blocks of the network's P- and C-Chain as they are indexed. */
async function indexed() {
  const pBlock = (await get("/networks/testnet/blockchains/p-chain/blocks/1")) as { blockHash?: string }
  const cBlock = (await get("/chains/43112/blocks/1")) as { blockHash?: string }
  return [pBlock.blockHash, cBlock.blockHash]
}

/** The same as the network's node has them. */
async function ofNode() {
  const { block } = (await call("/ext/bc/P", "platform.getBlockByHeight", { height: 2, encoding: "json" })) as {
    block: { parentID: string }
  }
  const { hash } = (await call("/ext/bc/C/rpc", "eth_getBlockByNumber", ["0x1", false])) as { hash: string }
  return [block.parentID, hash]
}

const everyChain = ["P-Chain", "X-Chain", "C-Chain atomic", "firn", "C-Chain"]

/** The chains that a table of the state calls up to date. */
const following = (table: string) => [...table.matchAll(/^(\S+(?: \S+)?) {2,}.*following$/gm)].map(([, name]) => name)

/** The state that the first start leaves for the second. */
let before: readonly string[]

describe("npm start", { timeout: 120_000 }, () => {
  let start: NpmStart

  beforeAll(async () => {
    // Before the last test lets time go on, nothing is of Helicon.
    start = new NpmStart({ port, directory, helicon: Math.floor(Date.now() / 1_000) + 3_600 })
    await start.shown()
  }, 200_000)
  afterAll(() => start.kill())

  test("every request that it prints is answered with something", async () => {
    const curls = start.output.match(/^curl -s .*'$/gm) ?? []
    expect(curls).toHaveLength(71)
    // The lines are printed before all is indexed, and a day of history is there after seconds.
    expect(await unanswered(curls, soon.timeout)).toEqual([])
  })

  test("the program that it prints shows transfers and transactions a second", async () => {
    const [program = ""] = /^npm .* run -s program (?:.*\n)+?END$/m.exec(start.output) ?? []
    const shown = async () => {
      const lines = (await paste(program)).trim().split("\n")
      const transfers = lines.filter((line) => /^0x\w{40} -> 0x\w{40} \d+ WUSD$/.test(line))
      const days = lines.filter((line) => /^\d{4}-\d\d-\d\dT00:00:00\.000Z [\d.e-]+ tx\/s$/.test(line))
      return { transfers: transfers.length, hasSeveralDays: days.length > 1 }
    }
    // Names of tokens are read after the blocks, and the last day's sums come last.
    await expect.poll(shown, soon).toEqual({ transfers: 5, hasSeveralDays: true })
  })

  test("the status that it prints has every chain, and follows them", async () => {
    const [status = ""] = /^npm run -s serac -- status .*$/m.exec(start.output) ?? []
    let shown = ""
    const states = async () => {
      shown = await paste(status)
      return following(shown)
    }
    await expect.poll(states, soon).toEqual(everyChain)
    expect(shown).toMatch(/^firn +99123 +\d+ +.* \d+ +.*following$/m)
  })

  test("what is served is what the node has, and grows", async () => {
    before = await ofNode()
    expect(await indexed()).toEqual(before)
    const height = await newestBlock()
    await call("/ext/devnet", "devnet.fund", { address: `0x${"5e".repeat(20)}` })
    await expect.poll(newestBlock, soon).toBeGreaterThan(height)
  })

  test("the metadata of an NFT is read from the network's node", async () => {
    const [url] = /http\S+\/nfts\/collections\/0x\w+\/tokens\/1(?=')/.exec(start.output) ?? []
    const token = async () => (await json(url as string)) as { metadata?: { name?: string } }
    await expect.poll(async () => (await token()).metadata?.name, soon).toMatch(/^Ice crystal: /)
  })

  test("the hosted service's own SDK takes all that is asked by the requirement's rows, in the public dialect", async () => {
    const curls = start.output.match(/^curl -s .*'$/gm) ?? []
    const services = await startPublicServices(directory)
    try {
      const said: unknown[] = []
      for (const [method, path] of requiredCalls) {
        const request = { ...requestOf(path, curls), ...beside[method] }
        const { pages, exchanges, error } = await callChainkit(method, request, services.urls, {}, 1)
        const isRight = error === undefined && pages.length > 0 && exchanges.every(({ status }) => status < 300)
        if (!isRight)
          said.push({ method, request, exchanges, complaints: complaintsOf(error), words: errorText(error) })
      }
      expect(said).toEqual([])
      expect(requiredCalls).toHaveLength(20)
    } finally {
      await services.close()
    }
  })

  describe("the explorer that it prints first", () => {
    let visitor: Visitor
    const tour = () => ({ visitor, get, call, path: pathOfL1() })

    beforeAll(async () => {
      const [, url = ""] = /^explorer +(http:\S+)\/ /m.exec(start.output) ?? []
      visitor = await Visitor.arrive(url)
    })
    afterAll(() => visitor?.leave())

    test("a block that comes is shown by itself", async () => {
      await visitor.open("/chains/43112/blocks")
      const newest = visitor.page.locator("main tbody th a").first()
      const before = Number((await newest.textContent())?.replaceAll(",", ""))
      await call("/ext/devnet", "devnet.fund", { address: `0x${"5f".repeat(20)}` })
      const shown = async () => Number((await newest.textContent())?.replaceAll(",", ""))
      await expect.poll(shown, soon).toBeGreaterThan(before)
    })

    test("the overview has the newest blocks and transactions of the P-Chain, which lead to their pages", async () => {
      const { page } = visitor
      await visitor.open("/")
      const blocks = page.getByRole("region", { name: "Newest blocks of the P-Chain" })
      await blocks.locator("tbody tr").nth(5).waitFor()
      const transactions = page.getByRole("region", { name: "Newest transactions of the P-Chain" })
      await transactions.locator("tbody th a").first().click()
      await page.getByRole("heading", { level: 1 }).waitFor()
      await visitor.shown()
      expect(visitor.path).toMatch(/^\/networks\/testnet\/blockchains\/p-chain\/transactions\/\w+$/)
    })

    test("each kind of name finds what it is of", async () => {
      await visitor.open("/")
      const found: string[] = []
      const expected = await searches(get)
      for (const [text] of expected) {
        await visitor.search(text)
        found.push(visitor.path)
      }
      expect(found).toEqual(expected.map(([, path]) => path))
    })

    test("a message leads to its transactions on both chains, and they lead to it", () => followMessage(tour()))

    test("why a transaction failed is told by its trace", () => seeWhyItFailed(tour()))

    test("an account of an EVM chain leads to the same key's address on the P-Chain", () => followKey(tour()))

    test("a list is paged on and back, and its pages have addresses", () => pageThrough(tour()))

    test("on a telephone each row is a card with all its values, and Back leads to where one was", () =>
      readOnTelephone(tour()))

    test("a private label is shown wherever its address is, exported, removed and imported", () => labelAddress(tour()))

    test("a transaction is read by a reader's own ABI, with its calls and what it changed, and its approval is told", () =>
      inspectTransaction(tour()))

    test("a list is filtered, jumped through by page, and saved whole as CSV", () => sieveAndSave(tour()))

    test("lists of an address are filtered by day, method and token, and a block is opened by its number", () =>
      filterLists(tour()))

    test("a transaction that waits for another one is pending, and its text is read once a block has it", () =>
      waitForTransaction(tour()))

    test("a plot has the value under the cursor and is zoomed, by mouse, keys and finger, and the chain has its transactions a second", () =>
      zoomPlot(tour()))

    test("a contract's own name is marked, and look-alikes are folded away until somebody wants them", () =>
      foldSpam(tour()))

    test("ten tasks on a telephone take few taps", () => countTaps(tour()))

    test("an NFT's picture is asked of its gateway once somebody wants to see it", () =>
      lookAtNft(tour(), `http://127.0.0.1:${port + 2}`))

    test("a service that is gone is told of on every page, code that does not load is tried again, and both come back", () =>
      loseService(tour()))

    test("a node that is not heard is told of on every page, and nothing calls its chain up to date", () =>
      loseNode(tour()))

    test("an address without a page is a 404, and says so once", () => loseTheWay(tour()))

    test("a list is paged on and back while thirty blocks are taken away, and shows what the node has", () =>
      pageThroughReorg(tour()))

    test("what strangers write and draw is text, and their metadata are read again when somebody asks", () =>
      meetStrangers(tour()))

    test("an indexer whose node answers rubbish is told of with the reason, on a telephone as well", () =>
      confuseNode(tour()))

    test("no page breaks a rule of axe in either theme, or is wider than a telephone, a tablet or a desk", async () => {
      const faults: string[] = []
      await visitor.open("/status")
      for (const path of await everyPage(get)) {
        // Each page can also be loaded by its address; loading the app and axe for each takes longer than checking it.
        const { status, headers } = await fetch(visitor.origin + path)
        expect([path, status, headers.get("content-type")]).toEqual([path, 200, expect.stringMatching(/^text\/html/)])
        await visitor.follow(path)
        expect(visitor.path).toBe(path)
        faults.push(...(await visitor.faults()))
      }
      expect(faults).toEqual([])
    })

    test("each operation of the references has its title once, and is answered with something as it is filled in", async () => {
      const services = [visitor.origin, visitor.origin.replace(String(port), String(port + 1))]
      const faults: string[] = []
      for (const service of services) faults.push(...(await tryOperations(visitor, service)))
      expect(faults).toEqual([])
      // The second service is another origin.
      visitor.foreign.length = 0
    })

    test("a validator that renews itself is followed through two periods", () => watchRenewal(tour()))

    test("nothing was asked of anybody else, and no console complained", () => {
      expect(visitor.complaints, visitor.complaints.join("\n")).toEqual([])
      expect(visitor.foreign).toEqual([])
    })
  })

  test("Ctrl-C stops all of it", async () => {
    expect(await start.stop()).toBe(0)
  })
})

describe("npm start once more", { timeout: 120_000 }, () => {
  let start: NpmStart

  beforeAll(async () => {
    start = new NpmStart({ port, directory })
    await start.shown()
  }, 200_000)
  afterAll(() => start.kill())

  test("the network is another one, and nothing of the one before is left", async () => {
    expect(start.output).toContain("what was indexed of the last start's network is deleted")
    const another = await ofNode()
    await expect.poll(indexed, soon).toEqual(another)
    for (const [index, id] of another.entries()) expect(id).not.toBe(before[index])
  })

  test("Ctrl-C stops all of it", async () => {
    expect(await start.stop()).toBe(0)
  })
})
