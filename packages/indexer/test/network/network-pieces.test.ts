import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fault } from "@serac/kits/nodes"
import { dumpNetwork, openStore, type PrimaryChain, primaryChains, type StoreLocation } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import {
  type ListedPiece,
  PieceArchive,
  PieceBuilder,
  type PieceError,
  pieceKey,
  primaryPieces,
  textsOfChunk,
} from "@serac/store/pieces"
import { afterEach, describe, expect, test } from "vitest"
import { startNetworkIndexer } from "../../src/network/index.ts"
import {
  type FetchNetworkPiecesOptions,
  fetchNetworkPieces,
  indexNetworkPieces,
  verifyNetworkPieces,
} from "../../src/network/pieces/index.ts"
import { FakeNetworkNode } from "./fake-network-node.ts"
import { forgedChains } from "./forged-blocks.ts"
import { genesisText, recordedNetwork } from "./primary-fixtures.ts"
import { recordedChains } from "./recorded-chains.ts"

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

const { networkId } = recordedNetwork

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "serac-network-pieces-"))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function emptyArchive() {
  const folder = await emptyFolder()
  return { folder, archive: new PieceArchive(folderObjects(folder)) }
}

const emptyStore = async (): Promise<StoreLocation> => ({ kind: "sqlite", directory: await emptyFolder() })

/** Fetches pieces of twenty blocks: of all chains by default. */
async function fetched(
  nodes: readonly FakeNetworkNode[],
  archive: PieceArchive,
  {
    chains = primaryChains,
    ...options
  }: Partial<FetchNetworkPiecesOptions> & { readonly chains?: readonly PrimaryChain[] } = {},
) {
  const nodeUrls = nodes.map((_, index) => `http://node-${index}.test`)
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { origin } = new URL(String(input))
    return (nodes[nodeUrls.indexOf(origin)] as FakeNetworkNode).fetch(input, init)
  }
  const network = { ...recordedNetwork, nodeUrls }
  const results = []
  for (const chain of chains)
    results.push(
      await fetchNetworkPieces({
        range: { first: 0 },
        blocksPerPiece: 20,
        ...options,
        network,
        chain,
        archive,
        fetch,
      }),
    )
  return results
}

const indexed = (store: StoreLocation, archive: PieceArchive) =>
  indexNetworkPieces({ store, networkId, archive, genesis: genesisText, isThreaded: false })

/** Follows a node until it has told all that an index of it has. */
async function followed(store: StoreLocation): Promise<readonly string[]> {
  const server = await new FakeNetworkNode().listen()
  const network = { ...recordedNetwork, nodeUrls: [server.url] }
  const indexer = await startNetworkIndexer({
    ...{ network, store, genesis: genesisText, pollInterval: 20, reconciliation: "off" },
  })
  try {
    const last = { C: 169, P: 134, X: 57 }
    const isWhole = (lines: readonly string[]) =>
      Object.entries(last).every(([chain, height]) =>
        lines.includes(`primary_proposed {"chain":${"PXC".indexOf(chain)},"height":${height}}`),
      ) && lines.filter((line) => line.startsWith("primary_observation ")).length === 4
    await expect.poll(async () => isWhole(await dumped(store)), { timeout: 20_000, interval: 500 }).toBe(true)
    return await dumped(store)
  } finally {
    await indexer.stop()
    await server.close()
  }
}

async function dumped(location: StoreLocation): Promise<readonly string[]> {
  const store = await openStore(location)
  const lines: string[] = []
  for await (const line of dumpNetwork(store, networkId)) lines.push(line)
  await store.close()
  return lines
}

async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const names = found.map(({ parentPath, name }) => join(parentPath, name)).sort()
  const read = names.map(async (name) => [name.slice(folder.length + 1), (await readFile(name)).toString("hex")])
  return Object.fromEntries(await Promise.all(read))
}

let ofNode: Promise<readonly string[]> | undefined

/** What is stored of an index that was made of a node alone. */
const fromNode = async () => (ofNode ??= followed(await emptyStore()))

/** What no piece has: what a node sees of validators. */
const isSeen = (line: string) => line.startsWith("primary_observation ")

test("an index made of pieces is that of a node but for the uptimes that a node sees, and a node completes it", async () => {
  const { archive } = await emptyArchive()
  await fetched([new FakeNetworkNode()], archive)
  const made = await emptyStore()
  expect(await indexed(made, archive)).toMatchObject({
    chains: [
      { chain: "P", blocks: 135, height: 134 },
      { chain: "X", blocks: 58, height: 57 },
      { chain: "C", blocks: 170, height: 169 },
    ],
    notes: [],
  })
  const lines = await fromNode()
  expect(await dumped(made)).toEqual(lines.filter((line) => !isSeen(line)))
  expect(await followed(made)).toEqual(lines)
})

test("what is added to an archive is stored where the last run ended, and nothing twice", async () => {
  const { archive } = await emptyArchive()
  const [whole, grown] = [await emptyStore(), await emptyStore()]
  await fetched([new FakeNetworkNode()], archive, { range: { first: 0, last: 29 }, chains: ["P"] })
  expect((await indexed(grown, archive)).chains).toEqual([
    { chain: "P", blocks: 30, height: 29 },
    { chain: "X", blocks: 0, height: undefined },
    { chain: "C", blocks: 0, height: undefined },
  ])
  await fetched([new FakeNetworkNode()], archive)
  expect((await indexed(grown, archive)).chains.map(({ blocks }) => blocks)).toEqual([105, 58, 170])
  expect((await indexed(grown, archive)).chains.map(({ blocks }) => blocks)).toEqual([0, 0, 0])
  await indexed(whole, archive)
  expect(await dumped(grown)).toEqual(await dumped(whole))
})

test("machines with overlapping ranges write the same files, and what is there stays", async () => {
  const [one, other] = [await emptyArchive(), await emptyArchive()]
  await fetched([new FakeNetworkNode()], one.archive)
  await Promise.all([
    fetched([new FakeNetworkNode()], other.archive, { range: { first: 0, last: 49 } }),
    fetched([new FakeNetworkNode()], other.archive, { range: { first: 30 } }),
  ])
  const files = await filesOf(one.folder)
  const same = await filesOf(other.folder)
  // A range that ended within a piece left a short one, which the whole one supersedes.
  expect(Object.fromEntries(Object.entries(same).filter(([name]) => name in files))).toEqual(files)
  expect((await fetched([new FakeNetworkNode()], one.archive)).map(({ written }) => written)).toEqual([0, 0, 0])
})

test("a node that fails and lies costs its requests", async () => {
  const { archive } = await emptyArchive()
  const liar = new FakeNetworkNode()
  let calls = 0
  let lies = 0
  liar.intercept = () => (++calls % 4 === 0 ? fault.hangUp : undefined)
  liar.override = ({ method, params }) => {
    const at = Number(params?.[0] ?? params?.startIndex ?? params?.height)
    if (!/getContainerRange|getBlockBy/.test(method) || at < 10 || at % 3 !== 0) return undefined
    lies += 1
    if (method === "eth_getBlockByNumber") return { ...recordedChains.C[at], blockExtraData: "0x00" }
    return { containers: [], block: "0x000000000001" }
  }
  await fetched([liar, new FakeNetworkNode()], archive)
  expect(lies).toBeGreaterThan(0)
  const made = await emptyStore()
  await indexed(made, archive)
  // Blocks that came without the liar's index get their proposers here.
  expect(await followed(made)).toEqual(await fromNode())
}, 20_000)

test("rewards that two nodes tell otherwise are asked for again until they agree", async () => {
  const [one, other] = [await emptyArchive(), await emptyArchive()]
  await fetched([new FakeNetworkNode()], one.archive, { chains: ["P"] })
  const liar = new FakeNetworkNode()
  const words: string[] = []
  liar.override = ({ method }) => (method === "platform.getRewardUTXOs" && words.length < 2 ? noUtxos : undefined)
  const log: FetchNetworkPiecesOptions["log"] = (level, _, facts) => level === "warn" && words.push(`${facts?.reason}`)
  await fetched([new FakeNetworkNode(), liar], other.archive, { chains: ["P"], log })
  expect(words).toHaveLength(2)
  expect(words[0]).toMatch(/^node-0.test and node-1.test tell different rewards of transaction [0-9a-f]{64}$/)
  expect(await filesOf(other.folder)).toEqual(await filesOf(one.folder))
})

const noUtxos = { numFetched: "0", utxos: [], encoding: "hex" }

test("without an index the proposers of blocks wait for a node", async () => {
  const { archive } = await emptyArchive()
  const node = new FakeNetworkNode()
  node.offersIndex = false
  await fetched([node], archive)
  const made = await emptyStore()
  await indexed(made, archive)
  const proposed = (lines: readonly string[]) => lines.filter((line) => line.startsWith("primary_proposed "))
  expect(proposed(await dumped(made))).toEqual(
    [0, 1, 2].map((chain) => `primary_proposed {"chain":${chain},"height":0}`),
  )
  expect(await followed(made)).toEqual(await fromNode())
})

/** A whole archive to break. */
async function broken() {
  const { folder, archive } = await emptyArchive()
  await fetched([new FakeNetworkNode()], archive)
  return { folder, archive }
}

/** Writes a piece again with other texts. */
async function forge(
  archive: PieceArchive,
  chain: PrimaryChain,
  first: number,
  change: (text: string, height: number) => string,
): Promise<void> {
  const name = primaryPieces(networkId, chain)
  const listed = (await archive.list(name)).find((one) => one.first === first) as ListedPiece
  const { header, chunks } = await archive.read(listed)
  const builder = new PieceBuilder(name)
  for (const chunk of chunks)
    for (const [index, text] of (await textsOfChunk(chunk, listed.key)).entries()) {
      const number = chunk.first + index
      const { hash } = number === header.last.number ? header.last : header.first
      builder.add({ number, hash, parentHash: header.parentHash, text: Buffer.from(change(text, number)) })
    }
  await archive.write(name, listed, await builder.encode())
}

const at = (height: number, change: (text: string) => string) => (text: string, own: number) =>
  own === height ? change(text) : text
const lastDigits = (text: string) => text.replace(/..(?="[,}])/, (end) => (end === "00" ? "01" : "00"))
const keyOf = (chain: PrimaryChain, first: number, last: number) =>
  pieceKey(primaryPieces(networkId, chain), { first, last })
const second = keyOf("P", 20, 39)

const forgeries: readonly (readonly [
  string,
  PieceError["code"],
  RegExp,
  (it: Awaited<ReturnType<typeof broken>>) => Promise<unknown>,
])[] = [
  [
    "that ends early",
    "PIECE_TORN",
    /20-000000000039.piece: it has 300 bytes/,
    async ({ folder }) => writeFile(join(folder, second), (await readFile(join(folder, second))).subarray(0, 300)),
  ],
  [
    "of another chain",
    "PIECE_FOREIGN",
    /it is of primary-1337-X/,
    ({ folder }) => copyFile(join(folder, keyOf("X", 20, 39)), join(folder, second)),
  ],
  [
    "with the bytes of another block",
    "PIECE_FALSE",
    /block 3[01]/,
    ({ archive }) => forge(archive, "P", 20, at(30, lastDigits)),
  ],
  [
    "with a block of the C-Chain whose header has another hash",
    "PIECE_FALSE",
    /block 25 of the C-Chain: hash is .*, and its header hashes to/,
    ({ archive }) =>
      forge(
        archive,
        "C",
        20,
        at(25, (text) => text.replace(/"timestamp":"0x./, '"timestamp":"0x1')),
      ),
  ],
  [
    "with text of another form",
    "PIECE_FALSE",
    /block is no bytes in hexadecimal, or has more than 16777216 digits/,
    ({ archive }) =>
      forge(
        archive,
        "X",
        20,
        at(22, () => '{"block":7}'),
      ),
  ],
  [
    "that is missing before others",
    "PIECE_MISSING",
    /the archive has no blocks 20 to 39, and later ones/,
    ({ archive }) => archive.objects.remove(second),
  ],
  [
    "of a network that is described otherwise",
    "PIECE_DAMAGED",
    /network.networkId has another form/,
    ({ archive }) => replaceStatement(archive, '"networkId": 1337', '"networkId": 1338'),
  ],
  [
    "of a network that is described by another version",
    "PIECE_STALE",
    /it has format 2, and this version reads format 1/,
    ({ archive }) => replaceStatement(archive, '"format": 1', '"format": 2'),
  ],
  [
    "of a network that is not described",
    "PIECE_MISSING",
    /primary-1337.network.json/,
    ({ archive }) => archive.objects.remove("primary-1337/network.json"),
  ],
]

async function replaceStatement(archive: PieceArchive, from: string, to: string): Promise<void> {
  const key = "primary-1337/network.json"
  const text = Buffer.from((await archive.objects.read(key)) ?? []).toString()
  await archive.objects.write(key, Buffer.from(text.replace(from, to)))
}

describe.each(forgeries)("a piece %s", (_, code, message, make) => {
  test("is refused by name, by those who store and those who verify; blocks before it are stored", async () => {
    const it = await broken()
    await make(it)
    const own = await emptyStore()
    const refused = expect.objectContaining<Partial<PieceError>>({ code, message: expect.stringMatching(message) })
    await expect(indexed(own, it.archive)).rejects.toThrow(refused)
    const verifyAll = async () => {
      for (const chain of primaryChains) await verifyNetworkPieces({ archive: it.archive, networkId, chain })
    }
    await expect(verifyAll()).rejects.toThrow(refused)
  })
})

test("false rewards, which no hash covers, and false signatures are refused when they are stored", async () => {
  const { archive } = await broken()
  for (const { first } of await archive.list(primaryPieces(networkId, "P")))
    await forge(archive, "P", first, (text) => text.replace(/("rewards":\{"[0-9a-f]{64}":\[)[^\]]*/, "$1"))
  const untrue = (reason: RegExp) =>
    expect.objectContaining<Partial<PieceError>>({ code: "PIECE_FALSE", reason: expect.stringMatching(reason) })
  await expect(indexed(await emptyStore(), archive)).rejects.toThrow(
    untrue(/the node does not tell all rewards of the staker/),
  )
  const forged = await emptyArchive()
  const node = new FakeNetworkNode(forgedChains("P"))
  node.offersIndex = false
  await fetched([node], forged.archive)
  await expect(indexed(await emptyStore(), forged.archive)).rejects.toThrow(untrue(/sign/))
})

test("an archive of another network with the same ID is refused when it is fetched to", async () => {
  const { archive } = await broken()
  await replaceStatement(archive, recordedNetwork.xChainId, recordedNetwork.cChainId)
  await expect(fetched([new FakeNetworkNode()], archive)).rejects.toThrow(
    expect.objectContaining<Partial<PieceError>>({
      code: "PIECE_FOREIGN",
      reason: expect.stringMatching(/^nodes say otherwise \(xChainId 2oBDX.* and oXb4T.*\): remove it, if/),
    }),
  )
})
