import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore, type StoreLocation } from "@serac/store"
import { afterEach, expect, test } from "vitest"
import { type IndexerProgress, spawnIndexer } from "../../src/evm/index.ts"
import {
  deepCalls,
  emptyLogs,
  type Filling,
  fullTopics,
  hugeInput,
  overlappingBatches,
  singles,
  wholeBatch,
  wideCalls,
} from "./hostile-blocks.ts"
import { serveHostileChain } from "./hostile-node.ts"

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const times = (count: number, filling: () => Filling) => Array.from({ length: count }, () => filling)

/** Indexes a chain in the real threads with their real limits. Returns the stored rows. */
async function index(fillings: readonly (() => Filling)[]) {
  const node = await serveHostileChain(fillings)
  ends.push(node.close)
  const directory = await mkdtemp(join(tmpdir(), "serac-hostile-"))
  ends.push(() => rm(directory, { recursive: true, force: true }))
  const store: StoreLocation = { kind: "sqlite", directory }
  let isDone = () => {}
  const done = new Promise<void>((resolve) => {
    isDone = resolve
  })
  let transfers = 0
  const indexer = await spawnIndexer({
    chain: {
      chainId: "43112",
      name: "Hostile",
      network: "testnet",
      rpcUrls: [node.url],
      nativeToken: { name: "Test", symbol: "TST", decimals: 18 },
    },
    store,
    nftMetadata: false,
    onProgress: ({ head }: IndexerProgress) => {
      if (head?.number === node.head) isDone()
    },
  })
  ends.push(() => indexer.stop())
  await Promise.race([done, indexer.ended])
  await indexer.stop()
  const reader = await openStore(store)
  ends.push(() => reader.close())
  const chain = reader.chain("43112")
  const token = `0x${"70".repeat(20)}` as const
  let after: readonly [number, number, number] | undefined
  for (;;) {
    const page = await chain.tokenTransfers(token, { limit: 10_000, after })
    const end = page.at(-1)
    if (!end) break
    transfers += page.length
    after = [end.blockNumber, end.logIndex, end.batchIndex]
  }
  const status = await chain.status()
  return {
    head: status?.head.number,
    transfers,
    expected: { head: node.head, transfers: node.transfers() },
  }
}

// Some hundred megabytes are transferred, which takes a while on a busy machine.
const timeoutMs = 120_000

/** Gas for transfers, each of which is stored and takes time: less gas makes the test faster. SERAC_HOSTILE_GAS=100e6 uses more. */
const transferGas = Number(process.env.SERAC_HOSTILE_GAS ?? 20e6)

// The last case has blocks of 15 M gas, which a C-Chain had for years, with all transfers stored.
test.each<[string, readonly (() => Filling)[]]>([
  ["15 M gas of overlapping batches", times(6, () => overlappingBatches(15e6))],
  ["60 M gas of empty events", times(1, () => emptyLogs(60e6))],
  ["100 M gas of events with four topics", times(1, () => fullTopics(100e6))],
  ["input of 100 M gas", times(1, () => hugeInput(100e6))],
  ["calls of the greatest depth", times(3, () => deepCalls())],
  ["20 M gas of calls", times(1, () => wideCalls(20e6))],
  [
    `${transferGas / 1e6} M gas of one batch and of single transfers, and 15 M of everything else, by turns`,
    [
      () => wholeBatch(transferGas),
      () => overlappingBatches(15e6),
      () => emptyLogs(15e6),
      () => hugeInput(15e6),
      () => deepCalls(),
      () => singles(transferGas),
    ],
  ],
])(
  "blocks with %s are stored, every one",
  async (_, fillings) => {
    const { expected, ...stored } = await index(fillings)
    expect(stored).toEqual(expected)
  },
  timeoutMs,
)
