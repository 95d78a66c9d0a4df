import { afterAll, beforeAll, expect, test } from "vitest"
import { createDataService } from "../../src/data/index.ts"
import { build, chains, type House, now } from "./house.ts"
import { Ledger } from "./ledger.ts"

let house: House

beforeAll(async () => {
  house = await build()
  await house.write("43112", new Ledger("43112").block(now))
})

afterAll(() => house.close())

const firn = {
  chainId: "43112",
  status: "OK",
  chainName: "Firn",
  description: "A chain of tests.",
  platformChainId: "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
  subnetId: "11111111111111111111111111111111LpoYY",
  vmName: "EVM",
  explorerUrl: "https://example.com/explorer",
  rpcUrl: "",
  isTestnet: true,
  utilityAddresses: { multicall: "0xcA11bde05977b3631167028862bE2a173976CA11" },
  networkToken: { name: "Ice", symbol: "ICE", decimals: 18, logoUri: "https://example.com/ice.png" },
  chainLogoUri: "https://example.com/firn.png",
  private: false,
  enabledFeatures: ["nftIndexing", "teleporter"],
}
const neve = {
  chainId: "1337",
  status: "UNAVAILABLE",
  chainName: "Neve",
  description: "",
  vmName: "EVM",
  rpcUrl: "https://rpc.example.com",
  wsUrl: "wss://rpc.example.com",
  isTestnet: false,
  networkToken: { name: "Snow", symbol: "SNW", decimals: 9 },
  enabledFeatures: ["nftIndexing", "teleporter"],
}
const empty = {
  chainId: "7",
  status: "UNAVAILABLE",
  chainName: "Empty",
  description: "",
  vmName: "EVM",
  rpcUrl: "",
  isTestnet: false,
  networkToken: { name: "Nothing", symbol: "NIL", decimals: 0 },
  enabledFeatures: ["nftIndexing", "teleporter"],
}

test("all chains are listed in the operator's order, without secrets", async () => {
  expect(await house.client.listChains()).toEqual({ chains: [firn, neve, empty] })
})

test.each([
  [{ network: "mainnet" }, [neve, empty]],
  [{ network: "testnet" }, [firn]],
  [{ network: "fuji" }, [firn]],
  [{ feature: "nftIndexing" }, [firn, neve, empty]],
  [{ feature: "webhooks" }, []],
  [{ feature: "nftIndexing", network: "fuji" }, [firn]],
] as const)("%j filters them", async (filter, expected) => {
  expect(await house.client.listChains(filter)).toEqual({ chains: expected })
})

test("one chain is found by either of its IDs", async () => {
  expect(await house.client.getChain({ chainId: "43112" })).toEqual(firn)
  expect(await house.client.getChain({ chainId: firn.platformChainId })).toEqual(firn)
  expect(await house.client.getChain({ chainId: "1337" })).toEqual(neve)
})

test("without metadata of NFTs no chain has the feature", async () => {
  const service = await createDataService({ store: house.store, chains, nftIndexing: false, checkResponses: true })
  const { statusCode, body } = await service.fastify.inject("/v1/chains?feature=nftIndexing")
  await service.close()
  expect([statusCode, JSON.parse(body)]).toEqual([200, { chains: [] }])
})

test("two chains with one ID are refused", async () => {
  const twice = [chains[0], { ...chains[1], platformChainId: "43112" }] as typeof chains
  await expect(createDataService({ store: house.store, chains: twice })).rejects.toThrow("two chains have the ID 43112")
})

test("/health tells how far each chain is", async () => {
  const response = await fetch(`${house.service.url}/health`)
  const reason = "no indexer has reported"
  const stopped = { state: "stopped", reason, summary: `is stopped: ${reason}`, quarantined: 0, differences: 0 }
  const indexed = {
    head: { number: 0, timestamp: now },
    nodeHead: { number: 2, observedAt: now },
    lag: { blocks: 2, seconds: 1 },
    updatedAt: now,
  }
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      status: "degraded",
      problems: ["43112", "1337", "7"].map((id) => `chain ${id} is stopped: no indexer has reported`),
      chains: [
        { chainId: "43112", name: "Firn", ...stopped, ...indexed },
        { chainId: "1337", name: "Neve", ...stopped },
        { chainId: "7", name: "Empty", ...stopped },
      ],
    },
  ])
})

test("/metrics tells it too", async () => {
  const text = await (await fetch(`${house.service.url}/metrics`)).text()
  const lines = text.split("\n").filter((line) => /^serac_(chain_(head_block|node_head_block|lag)|store_up)/.test(line))
  expect(lines).toEqual([
    'serac_chain_head_block{chain_id="43112"} 0',
    `serac_chain_head_block_timestamp_seconds{chain_id="43112"} ${now}`,
    'serac_chain_node_head_block{chain_id="43112"} 2',
    'serac_chain_lag_blocks{chain_id="43112"} 2',
    'serac_chain_lag_seconds{chain_id="43112"} 1',
    "serac_store_up 1",
  ])
})
