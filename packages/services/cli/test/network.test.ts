import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fixtures, type PrimaryNode, readPrimaryRecording, startPrimaryNode, type World, workOut } from "@serac/prove"
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Status } from "../src/status/status.ts"
import { say } from "./say.ts"
import { anyPort, everything, serving, until, workshop } from "./workshop.ts"

const { folder, run } = workshop()
const genesis = join(fixtures, "genesis.json")
const address = "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"

let world: World
let node: PrimaryNode
/** The node's URL with what must never be seen. */
let secretUrl: string
beforeAll(async () => {
  world = workOut(await readPrimaryRecording(fixtures))
})
beforeEach(async () => {
  node = await startPrimaryNode({ world })
  secretUrl = node.url.replace("//", "//user:SECRET@")
})
afterEach(() => node.stop())

/** How many UTXOs of an address the node itself has on the X-Chain. */
async function utxosOfNode(): Promise<number> {
  const params = { addresses: [`X-${address}`], limit: 1024, encoding: "hex" }
  const response = await fetch(`${node.url}/ext/bc/X`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "avm.getUTXOs", params }),
  })
  const { result } = (await response.json()) as { result: { numFetched: string } }
  return Number(result.numFetched)
}

/** How many the data service lists. */
async function utxosOfService(data: string): Promise<number> {
  const list = `${data}/v1/networks/fuji/blockchains/x-chain/utxos?addresses=${address}&pageSize=100`
  let count = 0
  for (let url: string | undefined = list; url !== undefined; ) {
    const response = await fetch(url)
    if (response.status !== 200) return -1
    const page = (await response.json()) as { utxos: readonly unknown[]; nextPageToken?: string }
    count += page.utxos.length
    url = page.nextPageToken ? `${list}&pageToken=${encodeURIComponent(page.nextPageToken)}` : undefined
  }
  return count
}

async function allAtHead(directory: string): Promise<boolean> {
  const { stdout } = await say(directory, "status", "--node", secretUrl, "--json")
  const { chains, networks } = JSON.parse(stdout) as Status
  const lags = [...chains, ...networks.flatMap((network) => network.chains)].map(({ lag }) => lag?.blocks)
  return lags.length === 4 && lags.every((blocks) => blocks === 0)
}

describe("serac up --node", () => {
  test("indexes the three chains of a network and its C-Chain, tells how far they are, and serves them without their node", {
    timeout: 120_000,
  }, async () => {
    const expected = await utxosOfNode()
    expect(expected).toBeGreaterThan(10)
    const directory = folder()
    const first = run(directory, "up", "--node", secretUrl, "--genesis", genesis, ...anyPort)
    const { data } = await serving(first)
    await until(
      () => allAtHead(directory),
      (there) => there,
    )
    expect(await utxosOfService(data)).toBe(expected)
    for (const name of ["P-Chain", "X-Chain", "C-Chain atomic", "C-Chain"]) await first.prints(`${name}: following`)

    const { stdout } = await say(directory, "status", "--node", secretUrl, "--json")
    const { chains, networks } = JSON.parse(stdout) as Status
    expect(chains.map(({ chainId, name, nodes, lag }) => ({ chainId, name, nodes, lag }))).toEqual([
      {
        chainId: "43112",
        name: "C-Chain",
        nodes: [node.url.replace("//", "//…@").concat("/…")],
        lag: { blocks: 0, seconds: 0 },
      },
    ])
    const { P, X, C } = world.heights
    const atHead = (chain: string, height: number) => ({
      chain,
      indexed: { number: height, timestamp: expect.any(Number) },
      transactions: expect.any(Number),
      nodeHeight: height,
      lag: { blocks: 0 },
      progress: expect.objectContaining({ networkId: 1337, chain, nodeHead: height }),
    })
    expect(networks).toEqual([
      {
        networkId: 1337,
        name: "network 1337",
        nodes: [node.url.replace("//", "//…@")],
        notes: [],
        faults: 0,
        chains: [atHead("P", P), atHead("X", X), atHead("C", C)],
      },
    ])
    first.kill("SIGTERM")
    const ends = [await first.ended]

    await node.stop()
    const second = run(directory, "up", "--node", secretUrl, "--genesis", genesis, "--workers", "2", ...anyPort)
    const again = await serving(second)
    expect(await utxosOfService(again.data)).toBe(expected)
    await second.prints("/blockchains/p-chain/utxos?addresses=")
    await second.prints("P-Chain: the node fails, trying again")
    const examples = [...second.printed.stdout.matchAll(/^curl -s '(.*)'$/gm)].map(([, url = ""]) => url)
    expect(examples).toHaveLength(7)
    for (const url of examples) {
      const response = await fetch(url)
      expect([url, response.status]).toEqual([url, 200])
    }
    second.kill("SIGTERM")
    ends.push(await second.ended)
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    expect(ends.map(({ stdout, stderr }) => stdout + stderr).join()).not.toContain("SECRET")
    expect(everything(directory)).not.toContain("SECRET")
  })

  test("says what is missing without a genesis, and takes the operator's C-Chain for its own", async () => {
    const directory = folder()
    const rpcUrls = [`${node.url}/ext/bc/C/rpc`]
    writeFileSync(
      join(directory, "serac.json"),
      JSON.stringify({ chains: [{ name: "Mine", rpcUrls }], node: [node.url] }),
    )
    const index = run(directory, "index")
    await index.prints("Mine: following")
    await index.prints("P-Chain: following")
    const status = await until(
      async () => JSON.parse((await say(directory, "status", "--json")).stdout) as Status,
      ({ networks }) => (networks[0]?.notes.length ?? 0) > 0,
    )
    expect(status.chains.map(({ name }) => name)).toEqual(["Mine"])
    const [note = ""] = status.networks[0]?.notes ?? []
    expect(note).toMatch(/genesis/)
    await index.prints(note)
    expect((await say(directory, "status")).stdout).toContain(`\n\nnetwork 1337: ${note}`)
    index.kill("SIGTERM")
    expect(await index.ended).toMatchObject({ code: 0, stderr: expect.not.stringContaining("C-Chain: ") })
  })

  test("waits for a node that is down", async () => {
    await node.stop()
    const waiting = run(folder(), "up", "--node", secretUrl, ...anyPort)
    await waiting.prints(`waiting for a node to tell its network (${node.url.replace("//", "//…@")}: `)
    waiting.kill("SIGINT")
    expect(await waiting.ended).toMatchObject({ code: 0, stdout: "", stderr: expect.not.stringContaining("SECRET") })
  })

  test("refuses the genesis of another network, and what is none", async () => {
    const directory = folder()
    const other = join(directory, "other.json")
    writeFileSync(other, readFileSync(genesis, "utf8").replace('"networkID": 1337', '"networkID": 1338'))
    expect(await say(directory, "index", "--node", node.url, "--genesis", "other.json")).toEqual({
      code: 1,
      stdout: "",
      stderr: `error: genesis: ${other}: it is the genesis of network 1338, and the node is in network 1337\n`,
    })
    expect(await say(directory, "index", "--node", node.url, "--genesis", "none.json")).toEqual({
      code: 1,
      stdout: "",
      stderr: `error: genesis: ${join(directory, "none.json")}: no such file\n`,
    })
  })
})
