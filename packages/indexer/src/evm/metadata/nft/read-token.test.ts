import type { DueToken, Hex, TokenRow } from "@serac/store"
import { ConnectionError, ResponseTooLargeError } from "@serac/subnet-evm"
import { encodeAbiParameters } from "viem"
import { afterAll, expect, test } from "vitest"
import { contract as contractOf, fakeNode, rpcError } from "../../../../test/evm/metadata-node.ts"
import { Semaphore } from "../../../core/due/index.ts"
import { type DocumentAnswer, isDataUri, type TokenMetadata } from "../../../metadata/index.ts"
import { createDocumentReader } from "../../../metadata/internal.ts"
import { ethCall, type RpcCaller } from "../../calls/eth-call.ts"
import { readToken } from "./read-token.ts"
import { Sources } from "./sources.ts"

const { signal } = new AbortController()
const now = 1_700_000_000
const contract = "0xc0"
const tokenId: Hex = `0x${"0".repeat(62)}ff`
const clock = { now: () => now * 1000, elapsed: () => now * 1000 }
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value])
const telling = (uri: string) =>
  fakeNode({ [contract]: contractOf({ "0xc87b56dd": text(uri), "0x0e89341c": text(uri) }) }).request

const here = createDocumentReader({ maxBytes: 1000, timeout: 1000, maxRedirects: 0, allowedPrivateHosts: [] })
afterAll(() => here.close())

interface Setting {
  readonly token?: Partial<DueToken>
  readonly web?: (url: string) => DocumentAnswer | Promise<DocumentAnswer>
  readonly sources?: Sources
}

async function read(request: RpcCaller, { token, web, sources }: Setting = {}) {
  const reading = await readToken(
    {
      call: ethCall(request),
      semaphore: new Semaphore(1),
      sources: sources ?? new Sources(4, clock),
      carried: new Semaphore(1),
      documents: {
        ready: async () => {},
        read: async (request) => {
          if (isDataUri(request.url)) return here.read(request, signal)
          if (!web) throw new Error("nothing is to be read")
          return web(request.url)
        },
      },
      ipfsGateway: "https://semaphore.io",
      maxBytes: 1000,
      clock,
      log: () => {},
    },
    { contract, tokenId, standard: 721, attempts: 0, ...token },
    signal,
  )
  const { metadata, ...row }: TokenRow = reading.row
  return { ...row, metadata: JSON.parse(metadata), faulted: reading.faulted }
}

const base = { contract, tokenId, attempts: 0, faulted: false }
const document = (metadata: TokenMetadata): DocumentAnswer => ({ kind: "read", metadata })
const unreachable = { kind: "unreachable", reason: "status 404", lasting: false, hostFailed: false } as const

test("a token whose metadata is good is settled with what stands there", async () => {
  expect(await read(telling("https://a.io/1"), { web: () => document({ name: "Ice", imageUri: "ipfs://x" }) })).toEqual(
    {
      ...base,
      tokenUri: "https://a.io/1",
      metadata: { indexStatus: "indexed", metadataLastUpdatedTimestamp: now, name: "Ice", imageUri: "ipfs://x" },
    },
  )
})

test("data URIs need no host", async () => {
  const uri = `data:application/json;base64,${btoa('{"name":"Ice"}')}`
  expect(await read(telling(uri))).toEqual({
    ...base,
    tokenUri: uri,
    metadata: { indexStatus: "indexed", metadataLastUpdatedTimestamp: now, name: "Ice" },
  })
})

test("the URI of ERC-1155 gets its {id} to be read at the gateway, and is listed as the contract says it", async () => {
  const cid = "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG"
  const asked: string[] = []
  const web = (url: string) => {
    asked.push(url)
    return document({ name: "Ice", decimals: 2 })
  }
  expect(await read(telling(`ipfs://${cid}/{id}.json`), { token: { standard: 1155 }, web })).toMatchObject({
    tokenUri: `ipfs://${cid}/{id}.json`,
    metadata: { indexStatus: "indexed", decimals: 2 },
  })
  expect(asked).toEqual([`https://semaphore.io/ipfs/${cid}/${tokenId.slice(2)}.json`])
})

test.each([
  ["reverts", fakeNode({ [contract]: () => undefined }).request],
  ["has no code", fakeNode({}).request],
])("a contract that %s does not know the token; it is asked once more", async (_, request) => {
  const row = { ...base, tokenUri: "", metadata: { indexStatus: "MISSING_TOKEN" } }
  expect(await read(request)).toEqual({ ...row, attempts: 1, retryAt: now + 60 })
  expect(await read(request, { token: { attempts: 1 } })).toEqual({ ...row, attempts: 1 })
})

test.each([
  ["an empty URI", telling("")],
  ["no string", fakeNode({ [contract]: () => "0x1234" }).request],
  ["a word", telling("later")],
  ["a URI that is too long", telling(`https://a.io/${"x".repeat(3000)}`)],
  ["a data URI without a comma", telling("data:nothing")],
])("%s is an invalid URI", async (_, request) => {
  expect((await read(request)).metadata).toEqual({ indexStatus: "INVALID_TOKEN_URI" })
})

test("a scheme that is not read is settled", async () => {
  expect(await read(telling("ftp://a.io/1"))).toEqual({
    ...base,
    tokenUri: "ftp://a.io/1",
    metadata: { indexStatus: "INVALID_TOKEN_URI_SCHEME" },
  })
})

test("control characters of a URI are left out", async () => {
  expect(await read(telling(" \u0000ftp://a.io/\u001b1\n"))).toMatchObject({ tokenUri: "ftp://a.io/1" })
})

test("what cannot be reached is tried again four times, later and later, then settled", async () => {
  const rows = []
  for (let attempts = 0; attempts < 5; attempts++)
    rows.push(await read(telling("https://a.io/1"), { web: () => unreachable, token: { attempts } }))
  const row = { ...base, tokenUri: "https://a.io/1", metadata: { indexStatus: "UNREACHABLE_TOKEN_URI" } }
  expect(rows).toEqual([
    { ...row, attempts: 1, retryAt: now + 60 },
    { ...row, attempts: 2, retryAt: now + 600 },
    { ...row, attempts: 3, retryAt: now + 3600 },
    { ...row, attempts: 4, retryAt: now + 21_600 },
    { ...row, attempts: 4 },
  ])
})

test("what must not be reached is settled at once", async () => {
  expect(await read(telling("http://10.0.0.1/"), { web: () => ({ ...unreachable, lasting: true }) })).toEqual({
    ...base,
    tokenUri: "http://10.0.0.1/",
    metadata: { indexStatus: "UNREACHABLE_TOKEN_URI" },
  })
})

test("a host that throttles is asked again not before it wants, and its other tokens wait without an attempt", async () => {
  const sources = new Sources(4, clock)
  const web = () => ({ kind: "throttled", host: "a.io", retryAfter: 300 }) as const
  const row = { ...base, tokenUri: "https://a.io/1", metadata: { indexStatus: "THROTTLED_TOKEN_URI" } }
  expect(await read(telling("https://a.io/1"), { web, sources })).toEqual({ ...row, attempts: 1, retryAt: now + 300 })
  expect(await read(telling("https://a.io/1"), { sources })).toEqual({ ...row, attempts: 0, retryAt: now + 300 })
  expect(await read(telling("https://a.io/1"), { sources })).toEqual({ ...row, attempts: 0, retryAt: now + 301 })
})

test("after three failures of a host its other tokens are not tried", async () => {
  const sources = new Sources(4, clock)
  let asked = 0
  const web = () => {
    asked++
    return { ...unreachable, hostFailed: true }
  }
  for (let at = 0; at < 6; at++)
    expect(await read(telling("https://a.io/1"), { web, sources })).toMatchObject({
      metadata: { indexStatus: "UNREACHABLE_TOKEN_URI" },
      attempts: 1,
    })
  expect(asked).toBe(3)
})

test("tokens of a host of which enough are in hand are given a turn without an attempt", async () => {
  const sources = new Sources(4, clock)
  let answer = (_: DocumentAnswer) => {}
  const answered = new Promise<DocumentAnswer>((resolve) => (answer = resolve))
  const inHand = Array.from({ length: 8 }, () => read(telling("https://a.io/1"), { web: () => answered, sources }))
  await new Promise((resolve) => setImmediate(resolve))
  expect(await read(telling("https://a.io/1"), { sources })).toEqual({
    ...base,
    tokenUri: "https://a.io/1",
    metadata: { indexStatus: "UNINDEXED" },
    retryAt: now + 1,
  })
  const asked = read(telling("https://a.io/1"), { token: { requestedAt: now }, web: () => answered, sources })
  answer(document({ name: "Ice" }))
  expect((await asked).metadata).toMatchObject({ indexStatus: "indexed" })
  expect((await Promise.all(inHand)).map(({ metadata }) => metadata.indexStatus)).toEqual(Array(8).fill("indexed"))
})

test.each([
  ["METADATA_CONTENT_TOO_LARGE", "https://a.io/1", { kind: "unusable", status: "METADATA_CONTENT_TOO_LARGE" }],
  ["METADATA_CONTENT_TOO_LARGE", `data:,"${"x".repeat(2000)}"`, undefined],
  ["METADATA_CONTENT_TOO_LARGE", `data:;base64,${"eHh4".repeat(10_000)}`, undefined],
  ["INVALID_METADATA_JSON", "https://a.io/1", { kind: "unusable", status: "INVALID_METADATA_JSON" }],
  ["INVALID_METADATA_JSON", "data:,%", undefined],
  ["INVALID_METADATA", "https://a.io/1", { kind: "unusable", status: "INVALID_METADATA" }],
  ["INVALID_METADATA", "data:,{}", undefined],
] as const)("%s is settled", async (indexStatus, uri, answer) => {
  expect(await read(telling(uri), answer && { web: () => answer })).toEqual({
    ...base,
    tokenUri: uri.length > 30_000 ? "data:;base64," : uri,
    metadata: { indexStatus },
  })
})

test("a fault of the node is tried again for ever; what it refuses five times is missing", async () => {
  const fault = () =>
    Promise.reject(new ConnectionError({ operation: "eth_call", url: "http://a", attempts: 1 }, new Error("gone")))
  const row = { ...base, tokenUri: "", metadata: { indexStatus: "UNKNOWN" } }
  expect(await read(fault)).toEqual({ ...row, attempts: 1, retryAt: now + 10, faulted: true })
  expect(await read(fault, { token: { attempts: 90 } })).toEqual({
    ...row,
    attempts: 91,
    retryAt: now + 21_600,
    faulted: true,
  })
  const refusal = () => Promise.reject(rpcError(-32603, "internal error"))
  expect(await read(refusal)).toEqual({ ...row, attempts: 1, retryAt: now + 10 })
  expect(await read(refusal, { token: { attempts: 4 } })).toEqual({
    ...base,
    attempts: 4,
    tokenUri: "",
    metadata: { indexStatus: "MISSING_TOKEN" },
  })
})

test("a URI that is longer than is read of a node is too large", async () => {
  const facts = { operation: "eth_call", url: "http://a", attempts: 1 }
  const tooLong = () => Promise.reject(new ResponseTooLargeError({ ...facts, maxResponseBytes: 10 }))
  expect(await read(tooLong)).toEqual({
    ...base,
    tokenUri: "",
    metadata: { indexStatus: "METADATA_CONTENT_TOO_LARGE" },
  })
})

test("a token that was asked for gets all its attempts anew", async () => {
  const token = { attempts: 4, requestedAt: now - 5 }
  expect(await read(telling("https://a.io/1"), { web: () => unreachable, token })).toMatchObject({
    attempts: 1,
    retryAt: now + 60,
  })
})

test("content that was read stays while its place cannot be reached, and goes when the contract takes the token back", async () => {
  const known = {
    tokenUri: "https://a.io/1",
    metadata: JSON.stringify({ indexStatus: "indexed", metadataLastUpdatedTimestamp: 5, name: "Ice" }),
  }
  const token = { known, attempts: 1, requestedAt: now - 5 }
  const web = () => unreachable
  expect(await read(telling("https://b.io/2"), { token, web })).toEqual({
    ...base,
    ...known,
    metadata: JSON.parse(known.metadata),
    attempts: 1,
    retryAt: now + 60,
  })
  const burned = fakeNode({ [contract]: contractOf({}) }).request
  expect((await read(burned, { token })).metadata).toEqual({ indexStatus: "MISSING_TOKEN" })
  const never = { ...token, known: { tokenUri: "https://a.io/1", metadata: '{"indexStatus":"THROTTLED_TOKEN_URI"}' } }
  expect((await read(telling("https://b.io/2"), { token: never, web })).metadata).toEqual({
    indexStatus: "UNREACHABLE_TOKEN_URI",
  })
})
