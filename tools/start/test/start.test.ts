import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePorts, NpmStart } from "./npm-start.ts"
import { paste, unanswered } from "./paste.ts"

/** For what comes by itself while a busy machine indexes a day of history, in milliseconds. */
const soon = { timeout: 240_000, interval: 500 }

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
  const answer = await json(`http://127.0.0.1:${port + 3}${path}`, { method: "POST", headers, body })
  return (answer as { result: unknown }).result
}

/** Of the demo chain, as it is indexed: the newest block's number, and the first block's hash. */
async function demoChain() {
  const newest = (await get("/chains/31337/blocks?pageSize=1")) as { blocks: readonly { blockNumber: string }[] }
  const first = (await get("/chains/31337/blocks/1")) as { blockHash: string }
  return { newest: Number(newest.blocks[0]?.blockNumber), first: first.blockHash }
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

const everyChain = ["P-Chain", "X-Chain", "C-Chain atomic", "Demo chain", "firn", "C-Chain"]

/** The chains that a table of the state calls up to date. */
const following = (table: string) => [...table.matchAll(/^(\S+(?: \S+)?) {2,}.*following$/gm)].map(([, name]) => name)

/** What the first start leaves for the second. */
let before: { readonly demo: Awaited<ReturnType<typeof demoChain>>; readonly network: readonly string[] }

describe("npm start", () => {
  let start: NpmStart

  beforeAll(async () => {
    start = new NpmStart({ port, directory })
    await start.shown()
  })
  afterAll(() => start.kill())

  test("every request that it prints is answered with something", async () => {
    const curls = start.output.match(/^curl -s '.*'$/gm) ?? []
    expect(curls).toHaveLength(43)
    // The lines are printed before all is indexed, and a day of history is there after seconds.
    expect(await unanswered(curls, soon.timeout)).toEqual([])
  })

  test("the program that it prints shows transfers and transactions a second", async () => {
    const [program = ""] = /^npm .* run -s program (?:.*\n)+?END$/m.exec(start.output) ?? []
    const lines = (await paste(program)).trim().split("\n")
    expect(lines.filter((line) => /^0x\w{40} -> 0x\w{40} \d+ ICE$/.test(line))).toHaveLength(5)
    const days = lines.filter((line) => /^\d{4}-\d\d-\d\dT00:00:00\.000Z [\d.e-]+ tx\/s$/.test(line))
    expect(days.length).toBeGreaterThan(1)
  })

  test("the status that it prints has every chain, and follows them", async () => {
    const [status = ""] = /^npm run -s serac -- status .*$/m.exec(start.output) ?? []
    let shown = ""
    const states = async () => {
      shown = await paste(status)
      return following(shown)
    }
    await expect.poll(states, soon).toEqual(everyChain)
    expect(shown).toMatch(/^Demo chain +31337 +\d+ +.* \d+ +.*following$/m)
  })

  test("what is served is what the nodes have, and grows", async () => {
    await expect.poll(async () => (await demoChain()).newest, soon).toBeGreaterThanOrEqual(45)
    before = { demo: await demoChain(), network: await ofNode() }
    expect(await indexed()).toEqual(before.network)
  })

  test("Ctrl-C stops all of it", async () => {
    expect(await start.stop()).toBe(0)
  })
})

describe("npm start once more", () => {
  let start: NpmStart

  beforeAll(async () => {
    start = new NpmStart({ port, directory })
    await start.shown()
  })
  afterAll(() => start.kill())

  test("the demo chain goes on without loss", async () => {
    expect(start.output).toContain("continued")
    const after = await demoChain()
    expect(after.first).toBe(before.demo.first)
    expect(after.newest).toBeGreaterThanOrEqual(before.demo.newest)
  })

  test("the network is another one, and nothing of the one before is left", async () => {
    expect(start.output).toContain("what was indexed of the last start's network is deleted")
    const another = await ofNode()
    await expect.poll(indexed, soon).toEqual(another)
    for (const [index, id] of another.entries()) expect(id).not.toBe(before.network[index])
  })

  test("Ctrl-C stops all of it", async () => {
    expect(await start.stop()).toBe(0)
  })
})
