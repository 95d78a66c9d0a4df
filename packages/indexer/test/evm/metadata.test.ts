import type { ContractRow, DueContract, DueToken, Hex, TokenRow } from "@serac/store"
import { encodeAbiParameters } from "viem"
import { afterEach, beforeAll, expect, test } from "vitest"
import type { DueClock } from "../../src/core/due/index.ts"
import { type LogFunction, systemClock } from "../../src/core/index.ts"
import { questions } from "../../src/evm/metadata/contract/selectors.ts"
import { type Metadata, type MetadataOptions, startMetadata } from "../../src/evm/metadata/start-metadata.ts"
import type { NftMetadataOptions } from "../../src/evm/options.ts"
import { type MetadataReader, startMetadataReader } from "../../src/metadata/index.ts"
import { closeServers, serve } from "../metadata/servers.ts"
import { contract, fakeNode } from "./metadata-node.ts"

const cid = "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG"
const now = 1_700_000_000
const frozen: DueClock = { now: () => now * 1000, elapsed: () => now * 1000 }
const address = (id: number): Hex => `0x${id.toString(16).padStart(40, "0")}`
const word = (id: number | bigint): Hex => `0x${id.toString(16).padStart(64, "0")}`
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value])
const running: Metadata[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((metadata) => metadata.stop()))
  await closeServers()
})

/** Keeps due and saved items like the store. */
function memoryWriter(contracts: DueContract[], tokens: DueToken[]) {
  const saved = { contracts: new Map<string, ContractRow>(), tokens: new Map<string, TokenRow>() }
  const waiting: { done: () => boolean; resolve: () => void }[] = []
  const settle = () => {
    for (const { done, resolve } of waiting) if (done()) resolve()
  }
  const writer: MetadataOptions["writer"] = {
    dueContracts: async (limit) => contracts.slice(0, limit),
    saveContracts: async (rows) => {
      for (const row of rows) {
        saved.contracts.set(row.address, row)
        contracts.splice(
          contracts.findIndex((due) => due.address === row.address),
          1,
        )
      }
      settle()
    },
    dueTokens: async (limit) => tokens.slice(0, limit),
    saveTokens: async (rows) => {
      for (const row of rows) {
        saved.tokens.set(`${row.contract}${row.tokenId}`, row)
        tokens.splice(
          tokens.findIndex((due) => due.contract === row.contract && due.tokenId === row.tokenId),
          1,
        )
      }
      settle()
    },
  }
  const until = (done: () => boolean) => new Promise<void>((resolve) => waiting.push({ done, resolve }))
  return { writer, saved, until }
}

function start(
  writer: MetadataOptions["writer"],
  node: ReturnType<typeof fakeNode>,
  options: NftMetadataOptions | false,
  clock: DueClock = frozen,
  documents?: MetadataReader,
) {
  const lines: string[] = []
  const log: LogFunction = (level, message) => lines.push(`${level} ${message}`)
  const metadata = startMetadata({
    writer,
    request: node.request,
    options,
    log,
    clock,
    ...(documents === undefined ? {} : { documents }),
  })
  running.push(metadata)
  return { metadata, lines }
}

let bomb: Buffer
beforeAll(async () => {
  const { gzipSync } = await import("node:zlib")
  bomb = gzipSync(Buffer.alloc(5_000_000))
})

test("contracts and NFTs that are due are read, with every status as it is", async () => {
  const web = await serve((request, response) => {
    const path = request.url ?? ""
    if (path === "/good") response.end('{"name":"Ice #1","image":"ipfs://x/1.png","attributes":[{"value":1}]}')
    else if (path === `/ipfs/${cid}/${word(0x2a).slice(2)}`) response.end('{"name":"Ice {id}","decimals":0}')
    else if (path === "/moved") response.writeHead(302, { location: "/good" }).end()
    else if (path === "/trap") response.writeHead(302, { location: "http://169.254.169.254/" }).end()
    else if (path === "/busy") response.writeHead(429, { "retry-after": "1000" }).end()
    else if (path === "/bomb") response.writeHead(200, { "content-encoding": "gzip" }).end(bomb)
    else if (path === "/large") response.end("x".repeat(200_000))
    else if (path === "/html") response.end("<html></html>")
    else if (path === "/list") response.end("[]")
    else if (path !== "/never") response.writeHead(404).end()
  })
  const uris: Record<string, string | undefined> = {
    good: `${web.url}/good`,
    moved: `${web.url}/moved`,
    data: 'data:application/json;utf8,{"name":"On chain #1"}',
    missing: undefined,
    empty: "",
    scheme: "ftp://a.io/1",
    gone: `${web.url}/gone`,
    trap: `${web.url}/trap`,
    private: "http://10.0.0.1/1",
    never: `${web.url}/never`,
    bomb: `${web.url}/bomb`,
    large: `${web.url}/large`,
    html: `${web.url}/html`,
    list: `${web.url}/list`,
  }
  const names = Object.keys(uris)
  const collection = address(1)
  const multi = address(2)
  const throttled = address(3)
  const busy = await serve((_, response) => response.writeHead(429, { "retry-after": "1000" }).end())
  const node = fakeNode({
    [collection]: (data) => {
      const uri = uris[names[Number(`0x${data.slice(10)}`)] ?? ""]
      return data.startsWith("0xc87b56dd") && uri !== undefined ? text(uri) : undefined
    },
    [multi]: contract({ "0x0e89341c": text(`ipfs://${cid}/{id}`) }),
    [throttled]: contract({ "0xc87b56dd": text(`http://localhost:${busy.port}/1`) }),
    [address(9)]: contract({
      [questions.totalSupply]: word(1),
      [questions.balanceOf]: word(0),
      [questions.decimals]: word(6),
      [questions.name]: text("Ice"),
      [questions.symbol]: text("ICE"),
    }),
  })
  const tokens: DueToken[] = [
    ...names.map((_, id) => ({ contract: collection, tokenId: word(id), standard: 721 as const, attempts: 0 })),
    { contract: multi, tokenId: word(0x2a), standard: 1155, attempts: 0 },
    { contract: throttled, tokenId: word(1), standard: 721, attempts: 0 },
  ]
  const { writer, saved, until } = memoryWriter([{ address: address(9), attempts: 0 }], tokens)
  const count = tokens.length
  start(writer, node, {
    ipfsGateway: `${web.url}/`,
    allowedPrivateHosts: ["127.0.0.1", "localhost"],
    maxBytes: 100_000,
    concurrency: 8,
    timeout: 2_000,
  })
  await until(() => saved.tokens.size === count && saved.contracts.size === 1)

  const good = { indexStatus: "indexed", metadataLastUpdatedTimestamp: now }
  const ice = { ...good, name: "Ice #1", imageUri: "ipfs://x/1.png", attributes: '[{"value":1}]' }
  const again = (seconds: number) => ({ attempts: 1, retryAt: now + seconds })
  const expected: Record<string, { metadata: object; attempts?: number; retryAt?: number }> = {
    good: { metadata: ice },
    moved: { metadata: ice },
    data: { metadata: { ...good, name: "On chain #1" } },
    missing: { metadata: { indexStatus: "MISSING_TOKEN" }, ...again(60) },
    empty: { metadata: { indexStatus: "INVALID_TOKEN_URI" }, ...again(60) },
    scheme: { metadata: { indexStatus: "INVALID_TOKEN_URI_SCHEME" } },
    gone: { metadata: { indexStatus: "UNREACHABLE_TOKEN_URI" }, ...again(60) },
    trap: { metadata: { indexStatus: "UNREACHABLE_TOKEN_URI" } },
    private: { metadata: { indexStatus: "UNREACHABLE_TOKEN_URI" } },
    never: { metadata: { indexStatus: "UNREACHABLE_TOKEN_URI" }, ...again(60) },
    bomb: { metadata: { indexStatus: "METADATA_CONTENT_TOO_LARGE" } },
    large: { metadata: { indexStatus: "METADATA_CONTENT_TOO_LARGE" } },
    html: { metadata: { indexStatus: "INVALID_METADATA_JSON" } },
    list: { metadata: { indexStatus: "INVALID_METADATA" } },
  }
  const rows = names.map((name, id) => [name, saved.tokens.get(`${collection}${word(id)}`)] as const)
  for (const [name, row] of rows) {
    const { metadata, attempts, retryAt, tokenUri } = row as TokenRow
    expect({ name, tokenUri, metadata: JSON.parse(metadata), attempts, retryAt }).toEqual({
      name,
      tokenUri: uris[name] ?? "",
      attempts: 0,
      retryAt: undefined,
      ...expected[name],
    })
  }
  expect(saved.tokens.get(`${multi}${word(0x2a)}`)).toEqual({
    contract: multi,
    tokenId: word(0x2a),
    tokenUri: `ipfs://${cid}/{id}`,
    metadata: JSON.stringify({ ...good, name: `Ice ${word(0x2a).slice(2)}`, decimals: 0 }),
    attempts: 0,
  })
  expect(saved.tokens.get(`${throttled}${word(1)}`)).toEqual({
    contract: throttled,
    tokenId: word(1),
    tokenUri: `http://localhost:${busy.port}/1`,
    metadata: '{"indexStatus":"THROTTLED_TOKEN_URI"}',
    ...again(1000),
  })
  expect([...saved.contracts.values()]).toEqual([
    { address: address(9), ercType: "ERC-20", name: "Ice", symbol: "ICE", decimals: 6, attempts: 0 },
  ])
})

test("without NFT metadata only contracts are read", async () => {
  const { writer, saved, until } = memoryWriter(
    [{ address: address(9), attempts: 5 }],
    [{ contract: address(1), tokenId: word(1), standard: 721, attempts: 0 }],
  )
  const node = fakeNode({})
  start(writer, node, false)
  await until(() => saved.contracts.size === 1)
  expect([...saved.contracts.values()]).toEqual([{ address: address(9), ercType: "UNKNOWN", attempts: 5 }])
  expect([...node.asked.keys()]).toEqual([address(9)])
  expect(saved.tokens.size).toBe(0)
})

const settings = { maxBytes: 10_000, timeout: 60_000, maxRedirects: 0, allowedPrivateHosts: ["127.0.0.1"] }
const due = (id: number): DueToken => ({ contract: address(1), tokenId: word(id), standard: 721, attempts: 0 })

test("a reader that is killed in the middle is replaced, and its token is read after all", async () => {
  const documents = startMetadataReader(settings)
  const killed: (number | undefined)[] = []
  const web = await serve((_, response) => {
    if (killed.push(documents.pid) === 1) process.kill(documents.pid as number, "SIGKILL")
    else response.end('{"name":"Ice"}')
  })
  const { writer, saved, until } = memoryWriter([], [due(1)])
  const node = fakeNode({ [address(1)]: contract({ "0xc87b56dd": text(`${web.url}/1`) }) })
  const { metadata } = start(writer, node, { allowedPrivateHosts: ["127.0.0.1"] }, systemClock, documents)
  await until(() => saved.tokens.size === 1)
  expect([...saved.tokens.values()].map(({ metadata, attempts }) => [JSON.parse(metadata), attempts])).toEqual([
    [{ indexStatus: "indexed", metadataLastUpdatedTimestamp: expect.any(Number), name: "Ice" }, 0],
  ])
  expect([metadata.trouble, new Set(killed).size]).toEqual([undefined, 2])
})

test("a reader that cannot be started leaves tokens due, is told, and stops nothing else", async () => {
  const documents = startMetadataReader({
    ...settings,
    start: () => {
      throw new Error("spawn EAGAIN")
    },
  })
  const tokens = Array.from({ length: 200 }, (_, id) => due(id))
  const { writer, saved, until } = memoryWriter([{ address: address(9), attempts: 5 }], tokens)
  const node = fakeNode({
    [address(1)]: (data) => (data.endsWith("7") ? undefined : text("data:application/json,{}")),
  })
  const { metadata } = start(writer, node, {}, systemClock, documents)
  await until(() => saved.contracts.size === 1 && saved.tokens.size > 0 && metadata.trouble !== undefined)
  expect(metadata.trouble).toBe("the metadata reader cannot be started: spawn EAGAIN")
  await metadata.stop()
  const statuses = [...saved.tokens.values()].map(({ metadata }) => JSON.parse(metadata).indexStatus)
  expect(new Set(statuses)).toEqual(new Set(["MISSING_TOKEN"]))
  expect(tokens.length).toBe(200 - saved.tokens.size)
})

test("what becomes due is read when it is said", async () => {
  const due: DueContract[] = []
  const { writer, saved, until } = memoryWriter(due, [])
  const { metadata } = start(writer, fakeNode({}), {}, systemClock)
  for (let id = 0; id < 500; id++) due.push({ address: address(id), attempts: 9 })
  metadata.wake()
  await until(() => saved.contracts.size === 500)
  expect(due).toEqual([])
})

test("stopping ends readings that would go on for long, and may be asked twice", async () => {
  const web = await serve(() => {})
  const tokens: DueToken[] = [{ contract: address(1), tokenId: word(1), standard: 721, attempts: 0 }]
  const { writer, saved } = memoryWriter([], tokens)
  const node = fakeNode({ [address(1)]: contract({ "0xc87b56dd": text(`${web.url}/1`) }) })
  const { metadata, lines } = start(writer, node, { allowedPrivateHosts: ["127.0.0.1"], timeout: 60_000 })
  while (web.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await Promise.all([metadata.stop(), metadata.stop()])
  metadata.wake()
  expect([saved.tokens.size, tokens.length, lines]).toEqual([0, 1, ["debug The metadata reader has started"]])
})

test.each<[NftMetadataOptions, string]>([
  [{ ipfsGateway: "ipfs.io" }, "nftMetadata.ipfsGateway must be an http or https URL without credentials and query"],
  [
    { ipfsGateway: "https://a:b@c.io" },
    "nftMetadata.ipfsGateway must be an http or https URL without credentials and query",
  ],
  [{ maxBytes: 0 }, "nftMetadata.maxBytes must be a positive integer"],
  [{ timeout: Number.NaN }, "nftMetadata.timeout must be a positive integer"],
  [{ concurrency: 1.5 }, "nftMetadata.concurrency must be a positive integer"],
  [{ maxRedirects: -1 }, "nftMetadata.maxRedirects must be zero or a positive integer"],
  [{ allowedPrivateHosts: ["a b"] }, 'allowedPrivateHosts: "a b" is no host and no host:port'],
])("%j is refused", (options, message) => {
  const { writer } = memoryWriter([], [])
  expect(() => startMetadata({ writer, request: fakeNode({}).request, options, log: () => {} })).toThrow(
    new TypeError(message),
  )
})
