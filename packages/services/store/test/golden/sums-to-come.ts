import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { dumpNetwork, openStore, type Store, verifyingNetwork } from "../../src/index.ts"
import { linesOf } from "../conformance/lines-of.ts"
import { id32, progressOf } from "../conformance/network/rows.ts"
import { goldenNetworkHistory, goldenNetworkId } from "./network-history.ts"

/** Expects a golden network to have the sums that one has which is made today; one of a version without sums after it has caught up. */
export async function expectSumsToCome(store: Store, version: number): Promise<void> {
  const reader = store.network(goldenNetworkId)
  const asset = id32(1, 0xa5)
  expect((await reader.supply(asset)).behind).toEqual(version < 14 ? { part: "P", next: 0, end: 4 } : undefined)
  const writer = await store.openNetworkWriter(goldenNetworkId)
  while ((await writer.catchUpSums(2)) !== undefined);
  await writer.close()
  expect((await reader.supply(asset)).behind).toBeUndefined()
  const sums = await sumsOf(store)
  expect(sums.length).toBeGreaterThan(1)
  expect(sums).toEqual(await sumsOfToday())
  const { inconsistencies } = await verifyingNetwork(store, goldenNetworkId).check()
  expect(inconsistencies.filter(({ table }) => table === "primary_sum")).toEqual([])
}

const sumsOf = async (store: Store) =>
  (await linesOf(dumpNetwork(store, goldenNetworkId))).filter((line) => line.startsWith("primary_sum "))

async function sumsOfToday(): Promise<readonly string[]> {
  const directory = await mkdtemp(join(tmpdir(), "serac-golden-"))
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openNetworkWriter(goldenNetworkId)
  for (const batch of goldenNetworkHistory) await writer.append(batch, progressOf(batch))
  await writer.close()
  const sums = await sumsOf(store)
  await store.close()
  await rm(directory, { recursive: true })
  return sums
}
