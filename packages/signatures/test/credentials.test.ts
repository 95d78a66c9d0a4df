import { once } from "node:events"
import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { inspect } from "node:util"
import { canonicalValidators, formatId } from "@serac/chain"
import { afterEach, expect, test } from "vitest"
import { BlsThreads, bytesOfHex, hexOf, PChain, readUnsignedMessage, type ValidatorSets } from "../src/index.ts"
import { RpcEndpoints } from "../src/sources/rpc-endpoints.ts"
import { UpstreamAggregator } from "../src/upstream/upstream-aggregator.ts"
import { requestFor } from "./played-network.ts"

const { signal } = new AbortController()
// Of network 1 and an EVM chain; its payload is one byte.
const message = readUnsignedMessage(bytesOfHex(`000000000001${"05".repeat(32)}0000000199`))
const basic = (credentials: string) => `Basic ${btoa(credentials)}`

/** What was asked: paths, and the credentials that came along. */
type Seen = (readonly [path: string | undefined, authorization: string | undefined])[]

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server, and its URL at a path with user name and password. */
async function serve(answer: (request: IncomingMessage) => { readonly status?: number; readonly body?: unknown }) {
  const seen: Seen = []
  const server = createServer((request, response) => {
    seen.push([request.url, request.headers.authorization])
    const { status = 200, body } = answer(request)
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  servers.push(server)
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  return { seen, at: (path: string, credentials = "") => `http://${credentials}127.0.0.1:${port}${path}` }
}

test("each node of the P-Chain is sent the user name and password of its URL in a header, and one without them none", async () => {
  const { seen, at } = await serve(({ url }) =>
    url?.startsWith("/a/b/ext")
      ? { body: { jsonrpc: "2.0", id: 1, result: { height: "7" } } }
      : { status: 503, body: {} },
  )
  const urls = [at("", "ann:p%40ss%2F1@"), at("/a", ""), at("/a/b/", ":p%zz@")]
  expect(await new PChain(urls).proposedHeight(signal)).toBe(7n)
  expect(seen).toEqual([
    ["/ext/bc/P", basic("ann:p@ss/1")],
    ["/a/ext/bc/P", undefined],
    ["/a/b/ext/bc/P", basic(":p%zz")],
  ])
})

test("a node of the P-Chain is not followed elsewhere with credentials, and its failure does not tell them", async () => {
  const { seen, at } = await serve(() => ({ status: 307 }))
  const error = await new PChain([at("", "ann:hidden-word@")]).proposedHeight(signal).catch((thrown: unknown) => thrown)
  expect(seen).toEqual([["/ext/bc/P", basic("ann:hidden-word")]])
  expect(error).toMatchObject({ code: "node", message: "no node of the P-Chain answers" })
  expect(inspect(error, { depth: 10 })).not.toMatch(new RegExp(`hidden-word|${btoa("ann:hidden-word")}`))
})

test("a validator's node is sent the user name and password of its URL in a header", async () => {
  const { seen, at } = await serve(() => ({ body: { jsonrpc: "2.0", id: 1, result: "0x1234" } }))
  const endpoints = new RpcEndpoints([{ nodeId: "NodeID-1", url: at("/base", "ann:word@") }])
  const question = { nodeId: "NodeID-1", message, signal, deadline: Date.now() + 5_000 } as const
  const signature = await endpoints.ask({ ...question, justification: new Uint8Array() })
  expect(hexOf(signature)).toBe("1234")
  const path = `/base/ext/bc/${formatId(message.sourceChainID)}/rpc`
  expect(seen).toEqual([[path, basic("ann:word")]])
})

test("a signature aggregator is sent the user name and password of its URL in a header", async () => {
  const { seen, at } = await serve(() => ({ status: 400, body: { error: "no" } }))
  const set = canonicalValidators([])
  const sets = {
    subnetOf: async () => new Uint8Array(32),
    verifiersOf: async () => [],
    at: async () => ({ subnetID: new Uint8Array(32), height: 7n, basis: "named", set, underfunded: new Set<string>() }),
  } as unknown as ValidatorSets
  const limits = { timeout: 20_000, maxAggregations: 1 }
  const aggregator = new UpstreamAggregator({ url: at("/base/", "ann:word@"), sets, bls: new BlsThreads(), ...limits })
  const error = await aggregator.aggregate(requestFor(message), signal).catch((thrown: unknown) => thrown)
  await aggregator.close()
  expect(error).toMatchObject({ code: "message", message: "the signature aggregator refuses the request: no" })
  expect(seen).toEqual([["/base/aggregate-signatures", basic("ann:word")]])
})
