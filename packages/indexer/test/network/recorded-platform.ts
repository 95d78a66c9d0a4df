import type { OwnerData } from "@serac/store"
import { fillHoles } from "@serac/store/items"
import { expect } from "vitest"
import { loadPlatform } from "../../src/network/p/load-platform.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { platformBlocks, recordedTerms, rewardUtxos } from "./primary-fixtures.ts"

/** The rows of the recorded P-Chain, once {@link indexRecordedPlatform} has run. */
export const writer = new MemoryNetworkWriter()
export const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")
/** The only item of a list that must have one. */
export const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1)
  return list[0] as T
}

let indexed: Promise<void> | undefined

/** Indexes every recorded block of the P-Chain, once for all tests that share these modules. */
export function indexRecordedPlatform(): Promise<void> {
  indexed ??= index()
  return indexed
}

async function index(): Promise<void> {
  const platform = await loadPlatform(writer, recordedTerms)
  const { batch, head, parentId, state } = await platform.apply(platformBlocks, rewardUtxos)
  await writer.append(batch, { head, parentId, from: 0, nodeHeight: head.height, now: 0, platform: state })
}

/** An address in the node's notation. */
export const shown = (owner: string) => `P-${owner}`
/** An owner in the node's notation. */
export const owner = ({ locktime, threshold, addresses }: OwnerData) => ({
  locktime,
  threshold: String(threshold),
  addresses: addresses.map(shown),
})

/** Parses a fragment. */
export const parsed = (fragment = "") => JSON.parse(`${fillHoles(fragment, () => "")}}`)
