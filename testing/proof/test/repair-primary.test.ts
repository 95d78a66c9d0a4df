import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Difference } from "@serac/indexer/core/reconciliation"
import { runNetworkWith } from "@serac/indexer/network/internal"
import { type RepairNetworkOptions, repairNetwork } from "@serac/indexer/network/repair"
import { recordedNetwork } from "@serac/recordings"
import { type NetworkDefinition, openStore, type StoreLocation } from "@serac/store"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { damageNetwork, networkDamages } from "../src/kill/repaired-network.ts"
import { hurried } from "../src/primary/compare/start-indexer.ts"
import { type World, workOut } from "../src/primary/oracle/world.ts"
import { readPrimaryRecording } from "../src/primary/recording/recording.ts"
import { type PrimaryNode, startPrimaryNode } from "../src/primary/replay-node/start-primary-node.ts"
import { networkLines } from "../src/simulation-primary/lines.ts"
import { indexNetwork } from "../src/verify/index-network.ts"

/** How much faster time passes than the machine's. */
const hurry = 40
let world: World
let node: PrimaryNode
let network: NetworkDefinition
let folder: string
let lines: readonly string[]
let copies = 0

beforeAll(async () => {
  world = workOut(await readPrimaryRecording(recordedNetwork))
  node = await startPrimaryNode({ world })
  folder = await mkdtemp(join(tmpdir(), "serac-repaired-"))
  const whole: StoreLocation = { kind: "sqlite", directory: join(folder, "whole") }
  network = await indexNetwork(whole, world, node, hurry)
  // Work that runs in parallel to the blocks may be incomplete.
  await repair(whole)
  lines = await linesOf(whole)
})
afterAll(async () => {
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => node.setFaults(undefined))

async function linesOf(location: StoreLocation): Promise<readonly string[]> {
  const store = await openStore(location)
  try {
    return await networkLines(store, network.networkId)
  } finally {
    await store.close()
  }
}

const repair = (store: StoreLocation, more: Partial<RepairNetworkOptions> = {}) =>
  repairNetwork({
    ...{ store, network, genesis: world.recording.genesis, scratch: join(folder, "again"), clock: hurried(hurry) },
    signal: new AbortController().signal,
    ...more,
  })

/** The network in a store of its own. */
async function copied(): Promise<StoreLocation> {
  const directory = join(folder, `${++copies}`)
  await cp(join(folder, "whole"), directory, { recursive: true })
  return { kind: "sqlite", directory }
}

const damage = (location: StoreLocation, statements: readonly string[]) =>
  damageNetwork(location, network.networkId, statements)

test("false rows of a recorded network are what its node tells again", async () => {
  const location = await copied()
  await damage(location, [...networkDamages, "UPDATE primary_observation SET potential_reward = '1'"])
  const { tables, isWhole, heights } = await repair(location)
  expect({ isWhole, heights }).toEqual({ isWhole: true, heights: world.heights })
  expect(tables.length).toBeGreaterThan(12)
  expect(await linesOf(location)).toEqual(lines)
  expect(await repair(location)).toMatchObject({ tables: [], rows: [], blocks: [] })
})

test("blocks that are compared first are not compared further where they are the node's", async () => {
  const location = await copied()
  await damage(location, [
    "DELETE FROM primary_asset",
    `UPDATE primary_block SET json = '{}' WHERE chain = 1 AND height = 7`,
  ])
  const blocks = { chain: "X", first: 1, last: 6 } as const
  expect(await repair(location, { blocks })).toMatchObject({ isWhole: false, tables: [] })
  const { isWhole, blocks: repaired } = await repair(location, { blocks: { ...blocks, last: 7 } })
  expect({ isWhole, repaired }).toEqual({ isWhole: true, repaired: [{ chain: "X", from: 7, to: 7 }] })
  expect(await linesOf(location)).toEqual(lines)
})

test("a node whose blocks do not verify repairs nothing, and the reason is said", async () => {
  const location = await copied()
  await damage(location, ["DELETE FROM primary_reward"])
  const before = await linesOf(location)
  node.setFaults(({ method }) =>
    method === "platform.getRewardUTXOs" ? { kind: "result", result: { utxos: [], encoding: "hex" } } : undefined,
  )
  await expect(repair(location)).rejects.toThrow(/cannot be indexed again: .*reward/i)
  expect(await linesOf(location)).toEqual(before)
})

test("beside an indexer a row that differs from the node is repaired, and the difference is settled", async () => {
  const location = await copied()
  await damage(location, ["UPDATE primary_staker SET weight = '1' WHERE status = 1"])
  const store = await openStore(location)
  const differencesFile = join(folder, "differences.jsonl")
  const states = new Set<string>()
  const indexer = runNetworkWith(
    {
      ...{ network, store: location, genesis: world.recording.genesis as string, pollInterval: 500 },
      ...{ differencesFile, repairDirectory: join(folder, "beside") },
      onProgress: ({ state }) => states.add(state),
    },
    await store.openNetworkWriter(network.networkId),
    { clock: hurried(hurry) },
  )
  const { readDifferences } = await import("@serac/indexer/core/reconciliation")
  const isSettled = ({ agreedAt, verdict }: Difference) => agreedAt !== undefined && verdict?.isCorrected === true
  try {
    await vi.waitUntil(() => readDifferences(differencesFile).some(isSettled), { timeout: 40_000, interval: 50 })
    await vi.waitUntil(() => indexer.progress.state === "following" && indexer.progress.differences === 0, {
      timeout: 40_000,
      interval: 50,
    })
    expect(states).not.toContain("stopped")
  } finally {
    await indexer.stop()
    await store.close()
  }
  expect(await linesOf(location)).toEqual(lines)
})
