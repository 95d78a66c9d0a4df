import type { NetworkDefinition } from "@serac/store"
import { expect, test } from "vitest"
import { defineChain } from "../chains/define-chain.ts"
import { chainLines, curlLines, serviceLines } from "./welcome.ts"

const urls = { dataService: "http://data", metricsService: "http://metrics" }
const definition: NetworkDefinition = {
  networkId: 1337,
  network: "testnet",
  nodeUrls: ["http://node/SECRET"],
  hrp: "custom",
  xChainId: "x",
  cChainId: "c",
  avaxAssetId: "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe",
}

test("a chain and a network can be tried by what is printed", () => {
  const chains = [defineChain({ rpcUrls: ["http://node"] }, "7")]
  const networks = [{ definition, address: "P-custom1abc" }]
  expect(curlLines(chains, networks, urls).split("\n")).toEqual([
    "curl -s 'http://data/v1/chains'",
    "curl -s 'http://data/v1/chains/7/blocks?pageSize=1'",
    "curl -s 'http://data/v1/chains/7/transactions?pageSize=2'",
    "curl -s 'http://metrics/v1/avg_tps/7'",
    "curl -s 'http://data/v1/networks/testnet/validators?pageSize=1'",
    `curl -s 'http://data/v1/networks/testnet/blockchains/x-chain/assets/${definition.avaxAssetId}/transactions?pageSize=1'`,
    "curl -s 'http://data/v1/networks/testnet/blockchains/p-chain/utxos?addresses=P-custom1abc&pageSize=1'",
  ])
})

test("the explorer comes before the services that it shows", () => {
  expect(serviceLines(urls)).toBe(
    `
explorer         http://data/    what is indexed, to look at in a browser
data service     http://data     reference: http://data/docs
metrics service  http://metrics  reference: http://metrics/docs`.slice(1),
  )
})

test("without an address there is nothing to ask for UTXOs by", () => {
  expect(curlLines([], [{ definition }], urls)).not.toContain("utxos")
})

test("what is indexed is told without secrets", () => {
  const chains = [defineChain({ name: "C-Chain", rpcUrls: ["http://node/SECRET"] }, "43112")]
  expect(chainLines(chains, [definition])).toBe(
    `
P-, X- and C-Chain of network 1337  http://node/…
C-Chain (43112)                     http://node/…`.slice(1),
  )
})
