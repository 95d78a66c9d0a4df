import { createPChainClient } from "@serac/p-chain"
import * as newest from "viem"
import * as oldest from "viem-oldest"
import { describe, expect, test } from "vitest"
import { healthActions, pChainActions, subnetEvmActions, xChainActions } from "../src/index.ts"
import { answering, provider } from "./fakes.ts"

const hash = "0x26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vB" as const

/** The lowest and highest versions that the package supports. */
describe.each([
  ["oldest", oldest as unknown as typeof newest],
  ["newest", newest],
])("with the %s viem", (_, viem) => {
  const { createClient, createPublicClient, createTestClient, createWalletClient, custom, fallback, http } = viem

  test("actions of the chain go over the client's transport, by position, and give bigints", async () => {
    const { asked, request } = provider(() => ({ feeConfig: { gasLimit: 8_000_000 }, lastChangedAt: 7 }))
    const client = createPublicClient({ transport: custom({ request }) }).extend(subnetEvmActions())
    expect(await client.feeConfig({ block: "latest" })).toEqual({
      feeConfig: { gasLimit: 8_000_000n },
      lastChangedAt: 7n,
    })
    expect(asked).toEqual([{ method: "eth_feeConfig", params: ["latest"] }])
  })

  test("a client keeps its own actions", async () => {
    const { asked, request } = provider((method) => (method === "eth_blockNumber" ? "0x10" : "0x5d21dba00"))
    const client = createPublicClient({ transport: custom({ request }) }).extend(subnetEvmActions())
    expect([await client.getBlockNumber(), await client.baseFee()]).toEqual([16n, "0x5d21dba00"])
    expect(asked.map(({ method }) => method)).toEqual(["eth_blockNumber", "eth_baseFee"])
  })

  test("no action has the name of one of viem's", () => {
    const transport = custom(provider(() => null))
    const clients = [
      createPublicClient({ transport }),
      createWalletClient({ transport }),
      createTestClient({ transport, mode: "anvil" }),
    ]
    const taken = new Set(clients.flatMap((client) => Object.keys(client)))
    const added = [subnetEvmActions(), pChainActions(), xChainActions(), healthActions()].flatMap((actions) =>
      Object.keys(actions(clients[0] as never)),
    )
    expect(added.filter((name) => taken.has(name))).toEqual([])
    expect(added.length).toBeGreaterThan(25)
  })

  test("a node's error keeps its code and data through viem", async () => {
    const { request } = provider(() => {
      throw Object.assign(new Error("execution reverted"), { code: 3, data: "0x08c379a0" })
    })
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) }).extend(subnetEvmActions())
    await expect(client.getChainConfig()).rejects.toMatchObject({ name: "RpcError", code: 3, data: "0x08c379a0" })
  })

  test("an integer that viem has rounded is an error and not a wrong number", async () => {
    const { request } = provider(() => ({ feeConfig: { gasLimit: 2 ** 60 }, lastChangedAt: 7 }))
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) }).extend(subnetEvmActions())
    await expect(client.feeConfig()).rejects.toMatchObject({ name: "ConnectionError" })
  })

  test("what stands before /ext/ in the transport's URL is the node", async () => {
    const { asked, fetch } = answering({ height: "7" })
    const transport = http("http://127.0.0.1:9650/ext/bc/C/rpc?key=k")
    const client = createPublicClient({ transport }).extend(pChainActions({ fetch })).extend(xChainActions({ fetch }))
    expect([await client.pChain.getHeight(), await client.xChain.getHeight()]).toEqual([
      { height: "7" },
      { height: "7" },
    ])
    await client.pChain.infoGetNodeID()
    expect(asked.map(({ url, method }) => [url, method])).toEqual([
      ["http://127.0.0.1:9650/ext/bc/P?key=k", "platform.getHeight"],
      ["http://127.0.0.1:9650/ext/bc/X?key=k", "avm.getHeight"],
      ["http://127.0.0.1:9650/ext/info?key=k", "info.getNodeID"],
    ])
  })

  test("a transport of the node's base URL will do, and its headers are sent", async () => {
    const { asked, fetch } = answering({ healthy: true, checks: {} })
    const transport = http("http://127.0.0.1:9650", { fetchOptions: { headers: { authorization: "Bearer t" } } })
    const client = createClient({ transport }).extend(healthActions({ fetch }))
    expect(await client.health.checkLiveness()).toEqual({ healthy: true, checks: {} })
    expect(asked).toMatchObject([
      { url: "http://127.0.0.1:9650/ext/health", headers: { authorization: "Bearer t" }, method: "health.liveness" },
    ])
  })

  test("the nodes of a fallback are asked in its order, without the headers of one of them", async () => {
    const { asked, fetch } = answering({ height: "7" }, ["http://a.example"])
    const transport = fallback([
      http("http://a.example/ext/bc/C/rpc", { fetchOptions: { headers: { authorization: "Bearer t" } } }),
      http("http://b.example/ext/bc/C/rpc"),
    ])
    const client = createClient({ transport }).extend(pChainActions({ fetch, retry: false }))
    expect(await client.pChain.getHeight()).toEqual({ height: "7" })
    expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["http://a.example/ext/bc/P", undefined],
      ["http://b.example/ext/bc/P", undefined],
    ])
  })

  test("validators and atomic transactions are asked of the chain that the URL names, beside its own interface", async () => {
    const { asked, fetch } = answering({ validators: [] })
    const transport = http("http://127.0.0.1:9650/ext/bc/2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5/rpc")
    const client = createClient({ transport }).extend(subnetEvmActions({ fetch }))
    await client.validatorsGetCurrentValidators({})
    expect(asked.map(({ url }) => url)).toEqual([
      "http://127.0.0.1:9650/ext/bc/2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5/validators",
    ])
  })

  test("a URL that is given wins over the transport's", async () => {
    const { asked, fetch } = answering({ height: "7" })
    const transport = http("https://chain.example/v3/key")
    const client = createClient({ transport }).extend(pChainActions({ baseUrl: "http://127.0.0.1:9650", fetch }))
    await client.pChain.getHeight()
    expect(asked.map(({ url }) => url)).toEqual(["http://127.0.0.1:9650/ext/bc/P"])
  })

  test("over a transport that is not HTTP, parameters by name go as they are", async () => {
    const { asked, request } = provider(() => ({ block: { height: 7 } }))
    const client = createClient({ transport: custom({ request }) }).extend(pChainActions())
    expect(await client.pChain.getBlock({ blockID: hash, encoding: "json" })).toEqual({ block: { height: 7n } })
    expect(asked).toEqual([{ method: "platform.getBlock", params: { blockID: hash, encoding: "json" } }])
  })

  test("over one of our clients as the transport, each method finds its own path", async () => {
    const { asked, fetch } = answering({ nodeID: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg" })
    const transport = custom(createPChainClient({ baseUrl: "http://127.0.0.1:9650", fetch }))
    const client = createClient({ transport }).extend(pChainActions())
    await client.pChain.infoGetNodeID()
    expect(asked.map(({ url }) => url)).toEqual(["http://127.0.0.1:9650/ext/info"])
  })
})
