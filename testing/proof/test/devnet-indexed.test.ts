import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { EvmBlock } from "@serac/devnet/evm"
import { WrongChainError } from "@serac/indexer/network"
import { afterAll, beforeAll, expect, test } from "vitest"
import { IndexedDevnet } from "../src/indexed/indexed-devnet.ts"
import { endStake, payOnAll, useNetwork } from "../src/indexed/use-network.ts"

let folder: string
let indexed: IndexedDevnet
const sqlite = (name: string) => ({ kind: "sqlite", directory: join(folder, name) }) as const

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-prove-"))
  indexed = await IndexedDevnet.start({ location: sqlite("first"), seed: "indexed", days: 0.02, heliconAfter: 0.25 })
})
afterAll(async () => {
  await indexed?.close()
  await rm(folder, { recursive: true, force: true })
})

/** The names of the empty lists in an object. */
const emptyOf = (some: object) => Object.entries(some).flatMap(([name, { length }]) => (length === 0 ? [name] : []))

test("what is stored of a devnet that went through Helicon is what its own ledgers have, of its network and of its EVM chains", async () => {
  await useNetwork(indexed.devnet, new Uint8Array(20).fill(7))
  await indexed.settled()
  const ledger = await indexed.ledger()
  expect(await indexed.stored()).toEqual(ledger)
  const empty = [ledger.network, ...Object.values(ledger.chains)].map(emptyOf)
  expect(empty).toEqual([["rewards"], [], []])
  const { chain } = indexed.devnet.chains.c
  const wasSettledLater = ({ header }: EvmBlock) => header.settledHeight !== undefined
  const blocks = Array.from({ length: Number(chain.tip.header.number) }, (_, at) => chain.blockAt(BigInt(at + 1)))
  const first = blocks.findIndex((block) => wasSettledLater(block as EvmBlock))
  // Blocks of both virtual machines exist.
  expect([first > 3, blocks.length - first > 3]).toEqual([true, true])
})

test("so it is when stakes ended, rewarded and not", async () => {
  const decided = [
    await endStake(indexed.url, indexed.devnet, "commit"),
    await endStake(indexed.url, indexed.devnet, "abort"),
  ]
  expect(decided).toEqual(["Committed", "Aborted"])
  await indexed.settled()
  const ledger = await indexed.ledger()
  expect(await indexed.stored()).toEqual(ledger)
  expect(ledger.network.rewards.length).toBeGreaterThan(0)
})

test("so it is when an L1 takes blocks back and makes others", async () => {
  const [, l1] = indexed.devnet.chains.all
  if (l1 === undefined) throw new Error("no L1 runs")
  const { number, hash } = { number: l1.chain.tip.header.number, hash: l1.chain.tip.hash }
  await l1.chain.fork(number - 4n)
  for (let made = 0; made < 6; made++) {
    await payOnAll([l1], `0x${"99".repeat(20)}`)
    await l1.chain.build()
  }
  expect(l1.chain.blockByHash(hash)).toBeUndefined()
  await indexed.settled()
  expect(await indexed.stored()).toEqual(await indexed.ledger())
})

test("where the whole network goes back, EVM chains are followed, what is final is kept and the indexer of the network says so", async () => {
  const { devnet, networkIndexer } = indexed
  const snapshot = await devnet.snapshots.take()
  await useNetwork(devnet, new Uint8Array(20).fill(1))
  await indexed.settled()
  const before = await indexed.dump()
  await devnet.snapshots.revert(snapshot)
  for (let times = 0; times < 2; times++) await useNetwork(devnet, new Uint8Array(20).fill(2))
  await expect(networkIndexer.ended).rejects.toThrow(WrongChainError)
  expect(await indexed.dump()).toEqual(before)
  await indexed.settled({ network: false })
  expect((await indexed.stored()).chains).toEqual((await indexed.ledger()).chains)
})

test("indexed anew, it is what the ledgers have after they went back", async () => {
  const again = await IndexedDevnet.of(indexed.devnet, sqlite("second"))
  try {
    await again.settled()
    expect(await again.stored()).toEqual(await again.ledger())
  } finally {
    await again.stop()
  }
})
