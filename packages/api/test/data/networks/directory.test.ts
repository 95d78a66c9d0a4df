import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { createDataService } from "../../../src/data/index.ts"
import { now } from "../house.ts"
import { get, houseOf, type NetworkHouse, network, platformChainId, refusal, statusOf } from "./fake-network.ts"
import { bech32 } from "./ids.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf(empty)
})

afterEach(() => {
  house.reader.status = async () => statusOf("P", "X", "C")
})

afterAll(() => house.close())

const empty = { utxos: async () => [], validators: async () => [] }

test.each([
  ["p-chain", "p-chain"],
  [platformChainId, "p-chain"],
  ["x-chain", "x-chain"],
  [network.xChainId, "x-chain"],
  ["c-chain", "c-chain"],
  [network.cChainId, "c-chain"],
])("%s is the %s, on fuji as on testnet", async (blockchainId, chainName) => {
  for (const name of ["fuji", "testnet"]) {
    expect(await get(house, `/v1/networks/${name}/blockchains/${blockchainId}/utxos?addresses=${bech32(1)}`)).toEqual({
      status: 200,
      body: { utxos: [], chainInfo: { chainName, network: "testnet" } },
    })
  }
})

test("a network that is not served is a 404, and so is a chain of another network", async () => {
  expect(await get(house, "/v1/networks/mainnet/validators")).toEqual(
    refusal(404, "Not Found", "this service has no network mainnet"),
  )
  const mainnetX = "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"
  expect(await get(house, `/v1/networks/fuji/blockchains/${mainnetX}/utxos?addresses=${bech32(1)}`)).toEqual(
    refusal(404, "Not Found", `blockchain ${mainnetX} was not found`),
  )
})

test("a chain of which nothing is indexed yet is a 503, until something is", async () => {
  const status = vi.fn(async () => statusOf("P"))
  const other = await houseOf({ ...empty, status })
  const path = `/v1/networks/fuji/blockchains/x-chain/utxos?addresses=${bech32(1)}`
  expect(await get(other, path)).toEqual(refusal(503, "Service Unavailable", "the x-chain of fuji is not indexed yet"))
  expect((await fetch(other.service.url + path)).headers.get("retry-after")).toBe("5")
  status.mockImplementation(async () => statusOf("P", "X"))
  expect((await get(other, path)).status).toBe(200)
  // Only what tells an answer's age still asks, and does without.
  status.mockRejectedValue(new Error("asked again"))
  expect((await get(other, path)).status).toBe(200)
  await other.close()
})

test("two networks of one name are refused", async () => {
  const { store } = house
  await expect(
    createDataService({ store, chains: [], networks: [network, { ...network, networkId: 5 }] }),
  ).rejects.toThrow("two primary networks are called testnet")
})

test("/health tells how far each chain of a network is", async () => {
  house.reader.status = async () => ({ ...statusOf("P", "X"), notes: ["the genesis is not known"] })
  const counts = { quarantined: 0, differences: 0 }
  const reason = "no indexer has reported"
  const stopped = { state: "stopped", reason, summary: `is stopped: ${reason}`, ...counts }
  const indexed = {
    ...stopped,
    head: { number: 40, timestamp: now - 10 },
    nodeHead: { number: 42, observedAt: now - 5 },
    lag: { blocks: 2, seconds: 10 },
    updatedAt: now - 5,
  }
  expect(await get(house, "/health")).toEqual({
    status: 200,
    body: {
      status: "degraded",
      problems: [
        "the P-Chain of network 1337 is stopped: no indexer has reported",
        "the X-Chain of network 1337 is stopped: no indexer has reported",
        "the C-Chain (atomic) of network 1337 is stopped: no indexer has reported",
      ],
      chains: [],
      networks: [
        {
          networkId: 1337,
          network: "testnet",
          chains: [
            { chainName: "p-chain", ...indexed },
            { chainName: "x-chain", ...indexed },
            { chainName: "c-chain", ...stopped },
          ],
          notes: ["the genesis is not known"],
        },
      ],
    },
  })
})

test("a service is not ready before anything of its network is indexed", async () => {
  house.reader.status = async () => undefined
  expect(await get(house, "/health")).toMatchObject({
    status: 503,
    body: { networks: [{ networkId: 1337, notes: [] }] },
  })
})

test("/metrics tells it too", async () => {
  house.reader.status = async () => statusOf("P")
  const text = await (await fetch(`${house.service.url}/metrics`)).text()
  const lines = text.split("\n").filter((line) => /^serac_network_(head_block|node_head_block|updated_at)/.test(line))
  expect(lines).toEqual([
    'serac_network_head_block{network_id="1337",chain="p-chain"} 40',
    `serac_network_head_block_timestamp_seconds{network_id="1337",chain="p-chain"} ${now - 10}`,
    'serac_network_node_head_block{network_id="1337",chain="p-chain"} 42',
    `serac_network_updated_at_seconds{network_id="1337",chain="p-chain"} ${now - 5}`,
  ])
})

test("an answer says how fresh it is by the chain that it is about, which is the P-Chain where none is named", async () => {
  const platform = { id: new Uint8Array(32), timestamp: now - 10, height: 40 }
  const status = statusOf("P", "X", "C")
  const at = (height: number) => ({ ...platform, height })
  const other = await houseOf({
    ...empty,
    status: async () => ({
      ...status,
      chains: status.chains.map((one, index) => ({ ...one, head: at([40, 50, 60][index] ?? 0), nodeHeight: 60 })),
    }),
  })
  const blockOf = async (path: string) => (await fetch(other.service.url + path)).headers.get("x-indexed-block")
  const paths = [
    "validators",
    `blockchains/x-chain/utxos?addresses=${bech32(1)}`,
    `blockchains/c-chain/utxos?addresses=${bech32(1)}`,
    `blockchains/${network.xChainId}`,
  ]
  expect(await Promise.all(paths.map((path) => blockOf(`/v1/networks/fuji/${path}`)))).toEqual(["40", "50", "60", "40"])
  expect(await blockOf("/v1/networks/mainnet/validators")).toBeNull()
  await other.close()
})
