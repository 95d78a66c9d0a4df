import { expect, test } from "vitest"
import { watchedChains } from "./watched-chains.ts"

const chains = [
  { chainId: "43112", platformChainId: "idOfC", rpcUrls: ["http://a.example/c", "http://b.example/c"], isCChain: true },
  { chainId: "7", platformChainId: "idOf7", rpcUrls: ["http://c.example"] },
]
const served = { nodes: ["http://a.example", "http://b.example"], chains }

test("each chain is watched once, by the method that tells its head", async () => {
  const body = (method: string, params: string) =>
    `{"jsonrpc":"2.0","id":"head","method":"${method}","params":${params}}`
  const at = (path: string) => served.nodes.map((node) => node + path)
  const expected = [
    { ledger: "P", urls: at("/ext/bc/P"), body: body("platform.getHeight", "{}") },
    { ledger: "X", urls: at("/ext/bc/X"), body: body("avm.getHeight", "{}") },
    { ledger: "C", urls: chains[0]?.rpcUrls, body: body("eth_blockNumber", "[]") },
    { ledger: "7", urls: chains[1]?.rpcUrls, body: body("eth_blockNumber", "[]") },
  ]
  expect(watchedChains(served)).toEqual(expected)
  const indexed = watchedChains(served, async ({ chainId }) => Number(chainId))
  expect(await Promise.all(indexed.map(async ({ indexed: head }) => head?.()))).toEqual([
    undefined,
    undefined,
    43_112,
    7,
  ])
})
