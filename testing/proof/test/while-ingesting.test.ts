import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  getBlock,
  listErc721Transfers,
  listLatestBlocks,
  listLatestTransactions,
  listLatestTransactionsAllChains,
  listNftTokens,
  listTokenTransfers,
} from "@serac/data"
import { createDatabase } from "@serac/kits/postgres"
import { recordedNetwork } from "@serac/recordings"
import type { StoreLocation } from "@serac/store"
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest"
import { askAt } from "../src/oracle/ask.ts"
import { type ChainOracle, consultOracle } from "../src/oracle/chain-oracle.ts"
import type { OracleItem } from "../src/oracle/listed.ts"
import { type Ledger, readLedgers } from "../src/recording/ledger.ts"
import { type ReplayNode, startReplayNode } from "../src/replay-node/start-replay-node.ts"
import { type Stack, startStack } from "../src/stack/start-stack.ts"

const token = "0xd97ab97dd806593121c7ef33c00f33ba1f768915"
const collection = "0x1c64e344536221f938f724ba2a4677cc04657e77"
const firstHead = 30

let ledger: Ledger
let oracle: ChainOracle
let folder: string
let node: ReplayNode
let stack: Stack

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-ingesting-"))
  ledger = (await readLedgers(recordedNetwork)).find(({ name }) => name === "c-chain") as Ledger
  const whole = await startReplayNode({ ledger })
  oracle = await consultOracle({ ledger, ask: askAt(whole.rpcUrl), abis: new Map(), gateway: new Map() })
  await whole.stop()
})
afterEach(async () => {
  await stack?.close()
  await node?.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(location: StoreLocation) {
  node = await startReplayNode({ ledger, head: firstHead })
  const { chainId } = ledger
  const nativeToken = { name: "Ice", symbol: "ICE", decimals: 18 }
  stack = await startStack({
    location,
    chains: [{ chainId, name: "C", network: "mainnet", rpcUrls: [node.rpcUrl], wsUrl: node.wsUrl, nativeToken }],
    goals: new Map([[chainId, { head: firstHead, addresses: [] }]]),
    indexer: { nftMetadata: false },
    isInProcess: true,
  })
}

/** Makes the node accept a block, and waits until the service returns it. */
async function ingest() {
  node.advance()
  const { head } = node
  await expect
    .poll(
      () =>
        getBlock(stack.data, { chainId: ledger.chainId, blockId: `${head}` }).then(
          () => true,
          () => false,
        ),
      {
        timeout: 20_000,
        interval: 30,
      },
    )
    .toBe(true)
}

/** The keys of a listing's items, with a block accepted between any two pages. */
async function walk(pages: AsyncIterable<{ readonly items: readonly unknown[] }>): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { items } of pages) {
    keys.push(...items.map(keyOf))
    await ingest()
  }
  return keys
}

/** The key that identifies an item in its list. */
function keyOf(item: unknown): string {
  const { blockNumber, txHash, logIndex, tokenId } = item as Record<string, unknown>
  return [blockNumber, txHash, logIndex, tokenId].join(" ")
}

const until = (head: number, list: readonly OracleItem[] = []) =>
  list.filter(({ block }) => block <= head).map(({ item }) => keyOf(item))

describe.each<[string, () => Promise<StoreLocation>]>([
  ["SQLite", async () => ({ kind: "sqlite", directory: folder })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) })],
])("while %s takes in new blocks", (_, locate) => {
  it("pages make up the list as it was at the first page: nothing lost, nothing twice", async () => {
    await start(await locate())
    const { chainId } = ledger
    const { data } = stack
    const busiest = [...oracle.erc721Transfers].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ""
    const lists: [
      string,
      readonly OracleItem[] | undefined,
      () => { pages(): AsyncIterable<{ items: readonly unknown[] }> },
    ][] = [
      ["blocks", oracle.blocks, () => listLatestBlocks(data, { chainId, pageSize: 4 })],
      ["transactions", oracle.transactions, () => listLatestTransactions(data, { chainId, pageSize: 20 })],
      ["all chains", oracle.transactions, () => listLatestTransactionsAllChains(data, { pageSize: 20 })],
      [
        "transfers",
        oracle.tokenTransfers.get(token),
        () => listTokenTransfers(data, { chainId, address: token, pageSize: 3 }),
      ],
      [
        "ERC-721",
        oracle.erc721Transfers.get(busiest),
        () => listErc721Transfers(data, { chainId, address: busiest, pageSize: 1 }),
      ],
    ]
    for (const [name, expected, list] of lists) {
      const before = node.head
      const served = await walk(list().pages())
      expect({ name, keys: served }).toEqual({ name, keys: until(before, expected) })
      expect(node.head).toBeGreaterThan(before + 2)
    }
    const before = until(node.head, oracle.tokens.get(collection))
    const tokens = await walk(listNftTokens(data, { chainId, address: collection, pageSize: 2 }).pages())
    expect(before.filter((key) => !tokens.includes(key))).toEqual([])
    expect(new Set(tokens).size).toBe(tokens.length)
  })
})
