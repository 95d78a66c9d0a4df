import { afterAll, beforeAll, expect, test } from "vitest"
import { AggregationError, createSignatures, type SignaturesSettings } from "../src/index.ts"
import { PlayedNetwork, requestFor } from "./played-network.ts"

const never = new AbortController().signal
let played: PlayedNetwork
beforeAll(async () => {
  played = await PlayedNetwork.begin()
  played.settle()
})
afterAll(() => played.devnet.close())

/** What a request for signatures of the L1 ends with, and the paths and methods that were asked. */
async function outcome(settings: SignaturesSettings) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method = "" } = JSON.parse(await request.clone().text()) as { readonly method?: string }
    asked.push(`${new URL(request.url).host} ${method}`)
    if (new URL(request.url).host !== "node") return Response.json({ error: "no" }, { status: 400 })
    return played.fetch(request)
  }
  const { networkID: networkId } = played.devnet.network.genesis
  const signatures = createSignatures({ networkId, nodeUrls: ["http://node"] }, settings, fetch)
  const message = played.message({ type: "Hash", hash: new Uint8Array(32).fill(1) })
  try {
    await signatures.aggregator.aggregate(requestFor(message), never)
    return ["signed", asked] as const
  } catch (error) {
    if (!(error instanceof AggregationError)) throw error
    return [error.message, asked, error.code] as const
  } finally {
    await signatures.close()
  }
}

test("without a source nobody can be asked", async () => {
  expect((await outcome({}))[0]).toMatch(/; no way to ask: NodeID-\w+, NodeID-\w+, NodeID-\w+$/)
})

test("an endpoint is asked by HTTP, and others only over the peer network where that is on", async () => {
  const [nodeId = ""] = played.nodeIds
  const [words, asked] = await outcome({ endpoints: [{ nodeId, url: "http://validator" }] })
  expect(words).toMatch(new RegExp(`; no way to ask: NodeID-\\w+, NodeID-\\w+; not asked any more: ${nodeId}$`))
  expect(asked.filter((one) => one.startsWith("validator"))).toEqual([])
  const all = await outcome({ endpoints: [{ nodeId, url: "http://validator" }], peers: true, validatorTimeout: 2_000 })
  expect(all[0]).toMatch(/; address not known: NodeID-\w+(?:, NodeID-\w+){0,2}(?:; not waited for any more: .*)?$/)
  expect(all[1].filter((one) => /^validator|info\./.test(one)).sort()).toEqual([
    "node info.getNodeID",
    "node info.getNodeIP",
    "node info.peers",
    "validator warp_getBlockSignature",
  ])
})

test("another aggregator is asked instead of validators", async () => {
  const [nodeId = ""] = played.nodeIds
  const [words, asked, code] = await outcome({
    aggregator: "http://other",
    endpoints: [{ nodeId, url: "http://validator" }],
  })
  expect([words, code]).toEqual(["the signature aggregator refuses the request: no", "message"])
  expect(asked.filter((one) => !one.startsWith("node "))).toEqual(["other "])
})
