import type { ChainReader, NetworkReader, Store, StoredSupply } from "@serac/store"
import { afterEach, expect, test } from "vitest"
import type { DataServiceOptions } from "../../../src/data/index.ts"
import { build, chains, type House, now } from "../house.ts"
import { get, network, refusal, statusOf } from "./fake-network.ts"

const supply: StoredSupply = {
  timestamp: now,
  genesis: 360n * 10n ** 15n,
  rewards: 5_000_000_001n,
  burned: { P: 1_000_000n, X: 3n, C: 4_000_000_000n },
  l1ValidatorFees: 500_000n,
  staked: 10_000n * 10n ** 9n,
  locked: 60n * 10n ** 15n,
}
const fees = 2_500_000_000_000_000_007n

const told = {
  circulatingSupply: "299999998.498499997999999993",
  totalSupply: "359999998.498499997999999993",
  totalPBurned: "0.0015",
  totalCBurned: "6.500000000000000007",
  totalXBurned: "0.000000003",
  totalStaked: "10000",
  totalLocked: "60000000",
  totalRewards: "5.000000001",
  lastUpdated: "2026-11-21T10:00:00.000Z",
  genesisUnlock: "360000000",
  l1ValidatorFees: "0.0005",
}

let house: House | undefined
afterEach(async () => {
  await house?.close()
  house = undefined
})

const [cChain, ...others] = chains as [DataServiceOptions["chains"][number], ...DataServiceOptions["chains"]]
const withCChain = [{ ...cChain, platformChainId: network.cChainId }, ...others]

interface Told {
  readonly network?: Partial<NetworkReader>
  readonly chain?: Partial<ChainReader>
  readonly options?: Partial<DataServiceOptions>
}

/** What a service answers whose store says these things; the rest as of a network that is indexed whole. */
async function asked({ network: ofNetwork, chain: ofChain, options }: Told = {}) {
  let version = 0
  const reader = {
    networkId: network.networkId,
    version: async () => String(version),
    status: async () => statusOf("P", "X", "C"),
    blocks: async () => [{ height: 1, json: '{"currentSupply":"360000000000000000"}' }],
    supply: async () => supply,
    ...ofNetwork,
  }
  const chain = (chainId: string) => ({
    chainId,
    version: async () => `c${version++}`,
    status: async () => ({ chainId, head: { number: 3, hash: "0x03", timestamp: now }, nodeHead: 3, updatedAt: now }),
    projections: async () => [{ name: "fees", state: "current", next: 4, head: 3 }],
    rebuilds: async () => [],
    feesSpent: async () => fees,
    ...ofChain,
  })
  const none = async () => []
  const store = {
    location: { kind: "sqlite", directory: "/nowhere" },
    network: () => reader,
    networks: async () => [await reader.status()].filter((status) => status !== undefined),
    chain,
    chains: none,
    reports: none,
    size: async () => 4_096,
    usage: { save: async () => {}, prune: async () => 0 },
    secret: async () => new Uint8Array(32).fill(7),
    close: async () => {},
  } as unknown as Store
  house = await build({ store, chains: withCChain, networks: [network], ...options })
  return get(house, "/v1/avax/supply")
}

const unavailable = (message: string) => refusal(503, "Service Unavailable", message)

test("the supply is told in AVAX, to the last of 18 decimals", async () => {
  expect(await asked()).toEqual({ status: 200, body: told })
})

test("what there is is what the genesis and rewards brought, without what was burned, and it adds up", async () => {
  const { body } = (await asked()) as { body: Record<string, string> }
  const wei = (text = "") => {
    const [whole = "", fraction = ""] = text.split(".")
    return BigInt(whole + fraction.padEnd(18, "0"))
  }
  const { genesisUnlock, totalRewards, totalPBurned, totalXBurned, totalCBurned, totalSupply } = body
  const burned = wei(totalPBurned) + wei(totalXBurned) + wei(totalCBurned)
  expect(wei(totalSupply)).toBe(wei(genesisUnlock) + wei(totalRewards) - burned)
  expect(wei(body.circulatingSupply)).toBe(wei(totalSupply) - wei(body.totalLocked))
})

test("the C-Chain of a well-known network is found without its blockchain ID", async () => {
  const local = { ...network, networkId: 12345 }
  expect(await asked({ options: { networks: [local], chains } })).toEqual({ status: 200, body: told })
})

test("of two networks it is about the main one", async () => {
  const main = { ...network, networkId: 1, network: "mainnet" as const }
  const options = { networks: [network, main], chains: [{ ...cChain, chainId: "43114", platformChainId: undefined }] }
  expect(await asked({ options: options as unknown as Partial<DataServiceOptions> })).toEqual({
    status: 200,
    body: told,
  })
})

test.each<[string, Told]>([
  ["this service does not index the primary network", { options: { networks: [] } }],
  [
    "the supply of AVAX is not known, since this service has no EVM chain that is the C-Chain of testnet",
    { options: { chains: [] } },
  ],
  ["chain 43112 is not indexed yet", { chain: { status: async () => undefined } }],
  ["the p-chain of testnet is not indexed yet", { network: { status: async () => undefined } }],
  ["the c-chain of testnet is not indexed yet", { network: { status: async () => statusOf("P", "X") } }],
  [
    "the supply of AVAX is not known, since testnet is indexed without its genesis",
    { network: { blocks: async () => [{ height: 1, json: "{}" }] } },
  ],
  [
    "the sum of the fees of chain 43112 is being made: it has 2 of 4 blocks",
    { chain: { projections: async () => [{ name: "fees", state: "behind", next: 2, head: 3 }] } },
  ],
  [
    "this service does not keep the sum of the fees of chain 43112",
    { chain: { projections: async () => [{ name: "fees", state: "off", next: 0, head: 3 }] } },
  ],
  [
    "the supply of AVAX is being added up from what is stored: 7 of 9 blocks of the X-Chain",
    { network: { supply: async () => ({ ...supply, behind: { part: "X", next: 7, end: 9 } }) } },
  ],
])("it is a 503: %s", async (message, is) => {
  expect(await asked(is)).toEqual(unavailable(message))
})
