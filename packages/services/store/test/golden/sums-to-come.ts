import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { dumpNetwork, openStore, type Store } from "../../src/index.ts"
import { linesOf } from "../conformance/lines-of.ts"
import { id32, progressOf } from "../conformance/network/rows.ts"
import { goldenNetworkHistory, goldenNetworkId } from "./network-history.ts"

/** Expects a golden network of a version without sums to have them after it has caught up, as one that is made today has. */
export async function expectSumsToCome(store: Store): Promise<void> {
  const reader = store.network(goldenNetworkId)
  const asset = id32(1, 0xa5)
  expect((await reader.supply(asset)).behind).toEqual({ part: "P", next: 0, end: 4 })
  const writer = await store.openNetworkWriter(goldenNetworkId)
  while ((await writer.catchUpSums(2)) !== undefined);
  await writer.close()
  expect((await reader.supply(asset)).behind).toBeUndefined()
  const sums = await sumsOf(store)
  expect(sums.length).toBeGreaterThan(1)
  expect(sums).toEqual(await sumsOfToday())
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
