import { getBlock, listLatestBlocks } from "@serac/data"
import { dataClient } from "./client.ts"

/** A block's number and time in Unix seconds. */
export interface TimedBlock {
  readonly number: number
  readonly time: number
}

/** Maximum blocks that a search reads; blocks come at a nearly steady rate, so a guess by time is near. */
const maxLooks = 40

/**
 * The number of the first block at or after a time, between two blocks with times before and after it.
 *
 * @param timeOf the time of a block in Unix seconds
 */
export async function firstBlockFrom(
  seconds: number,
  [first, last]: readonly [TimedBlock, TimedBlock],
  timeOf: (number: number) => Promise<number>,
): Promise<number> {
  let [low, high] = [first, last]
  if (seconds <= low.time) return low.number
  if (seconds > high.time) return high.number + 1
  for (let looks = 0; high.number - low.number > 1 && looks < maxLooks; looks++) {
    // Every second look halves the rest, since a guess by time alone can creep.
    const share = looks % 2 === 1 ? 0.5 : (seconds - low.time) / Math.max(1, high.time - low.time)
    const guess = low.number + Math.round((high.number - low.number) * share)
    const number = Math.min(high.number - 1, Math.max(low.number + 1, guess))
    const block = { number, time: await timeOf(number) }
    if (block.time < seconds) low = block
    else high = block
  }
  return high.number
}

const found = new Map<string, Promise<number>>()

/** The number of a chain's first block at or after a time, in Unix seconds. Each is searched once. */
export function firstBlockSince(chainId: string, seconds: number, signal: AbortSignal): Promise<number> {
  const key = `${chainId} ${seconds}`
  const known = found.get(key)
  if (known !== undefined) return known
  const searched = search(chainId, seconds, signal)
  found.set(key, searched)
  searched.catch(() => found.delete(key))
  return searched
}

async function search(chainId: string, seconds: number, signal: AbortSignal): Promise<number> {
  const timeOf = async (number: number) =>
    (await getBlock(dataClient(), { chainId, blockId: String(number) }, { signal })).blockTimestamp
  const { items } = await listLatestBlocks(dataClient(), { chainId, pageSize: 1 }, { signal })
  const [head] = items
  if (head === undefined) return 0
  // The genesis has a time of its own, long before the chain's first block.
  const last = { number: Number(head.blockNumber), time: head.blockTimestamp }
  if (last.number < 1) return 0
  return firstBlockFrom(seconds, [{ number: 1, time: await timeOf(1) }, last], timeOf)
}
