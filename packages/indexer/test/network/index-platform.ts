import type { NetworkWriter } from "@serac/store"
import { loadPlatform } from "../../src/network/p/load-platform.ts"
import type { ArrivedPlatformBlock, Platform, PlatformTerms } from "../../src/network/p/platform-port.ts"

/** Reward UTXOs by the staker's transaction in hexadecimal. */
export type RewardUtxos = ReadonlyMap<string, readonly Uint8Array[]>

/** Applies blocks that follow the stored ones, requests their rewards, and stores the result. */
export async function applyAndStore(
  platform: Platform,
  writer: NetworkWriter,
  blocks: readonly ArrivedPlatformBlock[],
  rewards: RewardUtxos,
): Promise<void> {
  const from = ((await writer.head("P"))?.height ?? -1) + 1
  const asked = new Set(platform.rewardsOf(blocks).map((id) => Buffer.from(id).toString("hex")))
  const answered = new Map([...rewards].filter(([id]) => asked.has(id)))
  const { batch, head, parentId, state } = await platform.apply(blocks, answered)
  await writer.append(batch, { head, from, parentId, nodeHeight: head.height, now: 0, platform: state })
}

/** Indexes a whole chain in batches of the given sizes, and reloads the state before the marked ones. */
export async function indexPlatform(
  writer: NetworkWriter,
  terms: PlatformTerms,
  blocks: readonly ArrivedPlatformBlock[],
  rewards: RewardUtxos,
  steps: readonly { readonly size: number; readonly anew: boolean }[] = [],
): Promise<void> {
  let platform = await loadPlatform(writer, terms)
  let at = 0
  for (const { size, anew } of steps) {
    if (at >= blocks.length) return
    if (anew) platform = await loadPlatform(writer, terms)
    await applyAndStore(platform, writer, blocks.slice(at, at + size), rewards)
    at += size
  }
  if (at < blocks.length) await applyAndStore(platform, writer, blocks.slice(at), rewards)
}
