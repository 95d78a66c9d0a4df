import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  type ChainDefinition,
  type Hex,
  hole,
  type NetworkBatch,
  type NetworkDefinition,
  openStore,
  type PrimaryChain,
  type Store,
  type UsageCount,
} from "@serac/store"

/** The chain and network used in the documents' examples. */
export const chain: ChainDefinition = {
  chainId: "43114",
  name: "C-Chain",
  network: "mainnet",
  rpcUrls: [],
  nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
}
export const seededNetwork: NetworkDefinition = {
  networkId: 1,
  network: "mainnet",
  nodeUrls: ["http://127.0.0.1:9650"],
  hrp: "avax",
  xChainId: "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
  cChainId: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
  avaxAssetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
}

/** The time of all stored data, in Unix seconds. */
const now = 1_795_237_142

export interface SeededStore {
  readonly store: Store
  remove(): Promise<void>
}

/** An empty store in a new folder. */
export async function emptyStore(): Promise<SeededStore> {
  const folder = await mkdtemp(join(tmpdir(), "serac-contract-"))
  const store = await openStore({ kind: "sqlite", directory: folder })
  return {
    store,
    async remove() {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** A store with a block of every chain, the NFT from the documents' examples, and a call counted by a gateway. */
export async function seededStore(): Promise<SeededStore> {
  const seeded = await emptyStore()
  const { store } = seeded
  const writer = await store.openWriter(chain.chainId)
  await writer.append(evmBatch, { nodeHead: 0, now })
  await writer.close()
  const networkWriter = await store.openNetworkWriter(seededNetwork.networkId)
  for (const one of ["P", "X", "C"] as const) {
    const id = new Uint8Array(32).fill(one.charCodeAt(0))
    await networkWriter.append(networkBatch(one, id), {
      head: { height: 0, id, timestamp: now },
      from: 0,
      parentId: new Uint8Array(32),
      nodeHeight: 0,
      now,
      ...(one === "P" && { platform: { time: now, accruedFees: 0n, validatorExcess: 0n } }),
    })
  }
  await networkWriter.close()
  await store.usage.save(["network mainnet", "chain 43114"].map(countedCall), [])
  return seeded
}

const countedCall = (of: string): UsageCount => ({
  ...{ subject: `rpc ${of}`, resolution: 86_400, start: now - (now % 86_400), cell: "{}", writer: "gateway" },
  ...{ requests: 1, succeeded: 1, invalid: 0, credits: 10, wasted: 0, latency: "300:1" },
})

const hexWord = (number: number): Hex => `0x${number.toString(16).padStart(64, "0")}`

const evmBatch = {
  blocks: [
    {
      number: 0,
      hash: hexWord(1),
      parentHash: hexWord(0),
      timestamp: now,
      transactionCount: 1,
      gasUsed: 21_000n,
      fragment: '{"chainId":"43114","blockNumber":"0"',
    },
  ],
  transactions: [
    {
      blockNumber: 0,
      index: 0,
      succeeded: true,
      hash: hexWord(2),
      from: "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
      to: "0x1c64e344536221f938f724ba2a4677cc04657e77",
      fragment: "{}",
    },
  ],
  transfers: [
    {
      blockNumber: 0,
      logIndex: 0,
      batchIndex: 0,
      standard: 721,
      token: "0x1c64e344536221f938f724ba2a4677cc04657e77",
      from: `0x${"0".repeat(40)}`,
      to: "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
      tokenId: hexWord(7),
      fragment: `{"blockNumber":"0"${hole.token}}`,
    },
  ],
  deployments: [],
  internalTransactions: [],
} as const

function networkBatch(one: PrimaryChain, id: Uint8Array): NetworkBatch {
  const block = { height: 0, id, parentId: new Uint8Array(32), timestamp: now, transactionCount: 0 }
  return {
    chain: one,
    blocks: [{ ...block, type: "BanffStandardBlock", json: "{}" }],
    transactions: [],
    utxos: [],
    consumptions: [],
    returned: [],
    assets: [],
    stakers: [],
    l1Validators: [],
    subnets: [],
    blockchains: [],
    rewards: [],
  }
}
