import type { ChainReader, Counter } from "@serac/store"

/** The value of one day. */
export interface DataPoint {
  /** 00:00 UTC of the day, in Unix seconds. */
  readonly timestamp: number
  /** Transactions per second. */
  readonly value: number
}

/**
 * A chain's average transactions per second of each day that has blocks, newest first: the day's transactions over the seconds from the last
 * block before it to its own last block; on the first day from its own first block.
 *
 * A day with only the genesis block is left out: the genesis time is often arbitrary (0, or years before the chain began), and would distort
 * the first real day.
 *
 * Returns at most `limit` days, those before the day that starts at `before`.
 */
export async function averageTps(
  chain: ChainReader,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<readonly DataPoint[]> {
  const after = before === undefined ? undefined : ([before] as const)
  const counters = await chain.counters("day", { after, limit: limit + 2 })
  // Of the two days beyond the page, the first is the start of the page's last day. The second is not used, so it may be treated as the oldest day in
  // any case.
  const oldest = counters.at(-1)
  const days = oldest?.blocks === 1 && oldest.transactions === 0 ? counters.slice(0, -1) : counters
  return days.slice(0, limit).map((day, at) => ({ timestamp: day.start, value: rate(day, days[at + 1]) }))
}

function rate({ transactions, firstBlockAt, lastBlockAt }: Counter, dayBefore: Counter | undefined): number {
  const seconds = lastBlockAt - (dayBefore?.lastBlockAt ?? firstBlockAt)
  return seconds > 0 ? transactions / seconds : 0
}

/** The sum of several chains' series, day by day, newest first. */
export function sumByDay(series: readonly (readonly DataPoint[])[]): readonly DataPoint[] {
  const [only] = series
  if (only !== undefined && series.length === 1) return only
  const days = new Map<number, number>()
  for (const { timestamp, value } of series.flat()) days.set(timestamp, (days.get(timestamp) ?? 0) + value)
  return [...days]
    .map(([timestamp, value]) => ({ timestamp, value }))
    .sort((one, other) => other.timestamp - one.timestamp)
}
