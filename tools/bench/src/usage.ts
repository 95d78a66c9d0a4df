import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDataService } from "@serac/api/data"
import { startGateway } from "@serac/gateway"
import { type ApiRequest, countApiRequest, UsageCounter } from "@serac/server/usage"
import { type ChainDefinition, openStore, type Store } from "@serac/store"
import { KeptConnection } from "./kept-connection.ts"
import { race } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { startPlainProxy } from "./plain-proxy.ts"
import type { Results } from "./results/results.ts"
import { startServer } from "./server.ts"
import { printRatios } from "./table.ts"

const usageRequest: ApiRequest = {
  requestType: "data",
  requestPath: "/v1/chains/{chainId}/blocks",
  chainId: "43114",
  status: 200,
  milliseconds: 1.7,
  credits: 10,
  orgId: "org_3f1c9",
  apiKeyId: "91b4",
  address: "203.0.113.7",
  host: "data.example.com",
  userAgent: "serac/1.0",
}

/** The cost that usage counting adds to a request and a gateway to a node's answer. */
export async function usage({ quick, results }: PartOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "serac-bench-usage-"))
  const store = await openStore({ kind: "sqlite", directory: folder })
  const size = quick ? { rounds: 2, calls: 20 } : { rounds: 15, calls: 500 }
  try {
    await counting(store, size)
    await passing(store, size, results)
  } finally {
    await store.close()
    await rm(folder, { recursive: true })
  }
}

interface Size {
  readonly rounds: number
  readonly calls: number
}

async function counting(store: Store, size: Size): Promise<void> {
  const counter = new UsageCounter({ store })
  const chain: ChainDefinition = {
    chainId: "43114",
    name: "C-Chain",
    network: "mainnet",
    rpcUrls: [],
    nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
  }
  const chains = [chain]
  const [uncounted, counted] = [
    await createDataService({ store, chains, usage: false }),
    await createDataService({ store, chains }),
  ]
  const page = async (service: typeof counted) => service.fastify.inject("/v1/chains")
  const timed = await race(
    [
      { name: "a small page, uncounted", work: () => page(uncounted) },
      { name: "the same, counted", work: () => page(counted) },
      { name: "counting alone", work: async () => countApiRequest(counter, usageRequest, "eu-west") },
    ],
    size,
  )
  await Promise.all([uncounted.close(), counted.close(), counter.close()])
  printRatios(
    "Counting a request",
    "µs",
    timed.map(({ name, median }) => ({ name, value: median })),
  )
}

async function passing(store: Store, size: Size, results: Results): Promise<void> {
  const node = await startServer({ get: "{}", result: JSON.stringify({ number: "0x1", transactions: [] }) })
  const counter = new UsageCounter({ store })
  const gateway = await startGateway({
    ...{ nodes: [node.url], chains: [{ chainId: "43114", rpcUrls: [`${node.url}/rpc`], isCChain: true }] },
    ...{ network: "mainnet", counter, finalBlock: async () => 10, port: 0 },
  })
  const call = (params: unknown) =>
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBlockByNumber", params: [params, false] })
  const proxy = await startPlainProxy(node.url)
  const [direct, passed, through] = [node, proxy, gateway].map(({ url }) => new KeptConnection(url)) as [
    KeptConnection,
    KeptConnection,
    KeptConnection,
  ]
  const timed = await race(
    [
      { name: "the node", work: () => direct.ask("/rpc", call("0x1")) },
      { name: "through a plain proxy of Node's http", work: () => passed.ask("/rpc", call("latest")) },
      { name: "through the gateway", work: () => through.ask("/ext/bc/C/rpc", call("latest")) },
      { name: "the same, kept by the gateway", work: () => through.ask("/ext/bc/C/rpc", call("0x1")) },
    ],
    size,
  )
  for (const { name, median } of timed) {
    const cells = { time: `${median.toFixed(0)} us`, ratio: `${(median / (timed[0]?.median ?? median)).toFixed(2)}x` }
    results.add("gateway", { "one call to a node that answers at once": name }, cells)
  }
  await proxy.close()
  await gateway.close()
  await counter.close()
  await node.close()
  printRatios(
    "One call to a node that answers at once",
    "µs",
    timed.map(({ name, median }) => ({ name, value: median })),
  )
}
