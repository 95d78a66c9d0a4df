import type { NetworkDefinition } from "@serac/store"
import { expect, test } from "vitest"
import { cChainOf } from "./c-chain.ts"

const network: NetworkDefinition = {
  networkId: 1,
  network: "mainnet",
  nodeUrls: ["http://127.0.0.1:9650/", "https://user:pass@node.example/prefix?key=SECRET"],
  hrp: "avax",
  xChainId: "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
  cChainId: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
  avaxAssetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
}

test("a network's C-Chain is an EVM chain at the same nodes", () => {
  expect(cChainOf(network)).toEqual({
    chainId: "43114",
    name: "C-Chain",
    network: "mainnet",
    rpcUrls: ["http://127.0.0.1:9650/ext/bc/C/rpc", "https://user:pass@node.example/prefix/ext/bc/C/rpc?key=SECRET"],
    wsUrl: "ws://127.0.0.1:9650/ext/bc/C/ws",
    nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
    platformChainId: network.cChainId,
    subnetId: "11111111111111111111111111111111LpoYY",
    vmId: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
    vmName: "EVM",
  })
})

test("the chain ID of a network that not everybody knows is its node's to tell", () => {
  expect(cChainOf({ ...network, networkId: 1337 })).not.toHaveProperty("chainId")
})

test("a node behind TLS announces blocks behind TLS", () => {
  const nodeUrls = ["https://node.example"]
  expect(cChainOf({ ...network, nodeUrls }).wsUrl).toBe("wss://node.example/ext/bc/C/ws")
})
