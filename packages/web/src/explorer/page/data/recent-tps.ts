import { getBlock, listLatestBlocks } from "@serac/data"
import { firstBlockSince } from "./block-at.ts"
import { dataClient } from "./client.ts"

/** Times are rounded to so many seconds, so that blocks are searched once in that time. */
const roundedSeconds = 300

/**
 * Transactions per second over the last seconds, by the chain's blocks: exact but for a rounding of the beginning by five minutes.
 *
 * @returns 0 for a chain without blocks in that time
 */
export async function recentTps(chainId: string, seconds: number, signal: AbortSignal): Promise<number> {
  const now = Math.floor(Date.now() / 1_000)
  const since = Math.floor((now - seconds) / roundedSeconds) * roundedSeconds
  const [first, { items }] = await Promise.all([
    firstBlockSince(chainId, since, signal),
    listLatestBlocks(dataClient(), { chainId, pageSize: 1 }, { signal }),
  ])
  const [head] = items
  if (head === undefined || first < 1 || first > Number(head.blockNumber)) return 0
  const before = await getBlock(dataClient(), { chainId, blockId: String(first - 1) }, { signal })
  const count = Number(head.cumulativeTransactions) - Number(before.cumulativeTransactions)
  return count / Math.max(1, Math.max(now, head.blockTimestamp) - since)
}
