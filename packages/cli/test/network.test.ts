import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type PrimaryNode, readPrimaryRecording, startPrimaryNode, type World, workOut } from "@serac/proof"
import { recordedNetwork } from "@serac/recordings"
import type { PrimaryChain } from "@serac/store"
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { ChainConfig } from "../src/config/config.ts"
import { askNetwork } from "../src/node/ask-network.ts"
import { type Resolved, resolveInStages } from "../src/stack/resolve-in-stages.ts"
import type { Status } from "../src/status/status.ts"
import { say } from "./say.ts"
import { anyPort, everything, serving, until, workshop } from "./workshop.ts"

const { folder, run } = workshop()
const genesis = join(recordedNetwork, "genesis.json")
const address = "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"

let world: World
let node: PrimaryNode
/** The node's URL with a secret that must not appear anywhere. */
let secretUrl: string
beforeAll(async () => {
  world = workOut(await readPrimaryRecording(recordedNetwork))
})
beforeEach(async () => {
  node = await startPrimaryNode({ world })
  secretUrl = node.url.replace("//", "//user:SECRET@")
})
afterEach(() => node.stop())

/** The node's number of UTXOs of an address on the X-Chain. */
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

/** The data service's number of UTXOs. */
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

test("serac up --node indexes a network and its C-Chain, tells how far they are, and serves them while their node is away", async () => {
  const expected = await utxosOfNode()
  expect(expected).toBeGreaterThan(10)
  const directory = folder()
  const up = run(directory, "up", "--node", secretUrl, "--genesis", genesis, "--workers", "2", ...anyPort)
  const { data } = await serving(up)
  for (const name of ["P-Chain", "X-Chain", "C-Chain atomic", "C-Chain"]) await up.prints(`${name}: following`)
  const status = await until(
    async () => JSON.parse((await say(directory, "status", "--node", secretUrl, "--json")).stdout) as Status,
    ({ networks, chains }) =>
      [...chains, ...networks.flatMap((network) => network.chains)].filter(
        ({ indexing }) => indexing?.state === "following",
      ).length === 4,
  )
  const shownUrl = node.url.replace("//", "//…@")
  expect(status.chains).toEqual([
    expect.objectContaining({
      chainId: "43112",
      name: "C-Chain",
      nodes: [`${shownUrl}/…`],
      lag: { blocks: 0, seconds: 0 },
    }),
  ])
  const atHead = (chain: PrimaryChain) => ({
    chain,
    indexed: { number: world.heights[chain], timestamp: expect.any(Number) },
    transactions: expect.any(Number),
    nodeHeight: world.heights[chain],
    lag: { blocks: 0 },
    indexing: expect.objectContaining({
      state: "following",
      nodeHead: { number: world.heights[chain], observedAt: expect.any(Number) },
      lag: { blocks: 0, seconds: 0 },
    }),
    progress: expect.objectContaining({ networkId: 1337, chain, nodeHead: world.heights[chain] }),
  })
  expect(status.networks).toEqual([
    {
      networkId: 1337,
      name: "network 1337",
      nodes: [shownUrl],
      notes: [],
      faults: 0,
      chains: [atHead("P"), atHead("X"), atHead("C")],
    },
  ])
  await up.prints("/blockchains/x-chain/assets/")
  const examples = [...up.printed.stdout.matchAll(/^curl -s '(.*)'$/gm)].map(([, url = ""]) => url)
  for (const url of examples) expect([url, (await fetch(url)).status]).toEqual([url, 200])

  const verify = (file: string) => say(directory, "verify", "--node", secretUrl, "--sample", "0", "--genesis", file)
  expect(await verify(genesis)).toEqual({ code: 0, stdout: expect.stringContaining("network 1337\n"), stderr: "" })
  const [other, none] = [join(directory, "other.json"), join(directory, "none.json")]
  writeFileSync(other, readFileSync(genesis, "utf8").replace('"networkID": 1337', '"networkID": 1338'))
  const refusedWith = (words: string) => ({ code: 1, stdout: "", stderr: `error: genesis: ${words}\n` })
  expect(await verify(other)).toEqual(
    refusedWith(`${other}: it is the genesis of network 1338, and the node is in network 1337`),
  )
  expect(await verify(none)).toEqual(refusedWith(`${none}: no such file`))

  await node.stop()
  await up.prints("P-Chain: trying again")
  expect(await utxosOfService(data)).toBe(expected)
  up.kill("SIGTERM")
  const { code, stdout, stderr } = await up.ended
  expect(code).toBe(0)
  expect(stdout + stderr).not.toContain("SECRET")
  expect(everything(directory)).not.toContain("SECRET")
})

test("the genesis of another network, and what is none, are refused", async () => {
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

describe("who the nodes are", () => {
  const waiting = { say: () => {}, pause: () => Promise.reject(new Error("it waits")) }
  /** The resolved configuration of a folder. */
  const resolve = async (dataDirectory: string, chains: readonly ChainConfig[] = []) => {
    let last: Resolved | undefined
    const config = { chains, node: [secretUrl], dataDirectory }
    for await (const resolved of resolveInStages(config, undefined, true, waiting)) last = resolved
    return last as Resolved
  }

  test("is asked once, and known when they are away", async () => {
    const directory = folder()
    const resolved = await resolve(directory)
    expect(resolved).toEqual({
      chains: [expect.objectContaining({ definition: expect.objectContaining({ chainId: "43112", name: "C-Chain" }) })],
      network: {
        definition: {
          networkId: 1337,
          network: "testnet",
          hrp: "custom",
          xChainId: world.recording.xChainID,
          cChainId: world.recording.cChainID,
          avaxAssetId: world.recording.avaxAssetID,
          nodeUrls: [secretUrl],
        },
      },
      missing: [],
    })
    await node.stop()
    expect(await resolve(directory)).toEqual(resolved)
    expect(everything(directory)).not.toContain("SECRET")
    await expect(resolve(folder())).rejects.toThrow("it waits")
  })

  test("a C-Chain that the operator configured is taken for theirs", async () => {
    const { chains } = await resolve(folder(), [{ name: "Mine", rpcUrls: [`${node.url}/ext/bc/C/rpc`] }])
    expect(chains.map(({ definition }) => [definition.chainId, definition.name])).toEqual([["43112", "Mine"]])
  })

  test("a node that is away is named without secrets", async () => {
    await node.stop()
    expect(await askNetwork([secretUrl])).toEqual({
      fault: `${node.url.replace("//", "//…@")}: nothing listens there`,
    })
  })
})
