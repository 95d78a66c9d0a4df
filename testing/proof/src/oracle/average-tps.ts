import type { Ledger } from "../recording/ledger.ts"

/** A point of a series: 00:00 UTC of the day in Unix seconds, and transactions per second. */
export interface Point {
  readonly timestamp: number
  readonly value: number
}

const dayOf = (timestamp: number) => timestamp - (timestamp % 86_400)

/** The average transactions per second of each day that has blocks, newest first; a day with only the genesis block is left out. */
export function averageTps({ blocks }: Ledger): readonly Point[] {
  const [genesis, first] = blocks
  const isAlone =
    genesis !== undefined && dayOf(Number(genesis.block.timestamp)) !== dayOf(Number(first?.block.timestamp ?? -1))
  const lived = isAlone && genesis.block.transactions.length === 0 ? blocks.slice(1) : blocks
  const times = lived.map(({ block }) => ({ time: Number(block.timestamp), count: block.transactions.length }))
  const points = [...new Set(times.map(({ time }) => dayOf(time)))].map((timestamp) => {
    const inside = times.filter(({ time }) => dayOf(time) === timestamp)
    const before = times.filter(({ time }) => time < timestamp)
    const start = Math.max(...(before.length > 0 ? before : [inside[0] ?? { time: 0 }]).map(({ time }) => time))
    const seconds = Math.max(...inside.map(({ time }) => time)) - start
    const transactions = inside.reduce((sum, { count }) => sum + count, 0)
    return { timestamp, value: seconds > 0 ? transactions / seconds : 0 }
  })
  return points.sort((one, other) => other.timestamp - one.timestamp)
}

/** The sum of several chains' series, day by day. */
export function sumOfSeries(series: readonly (readonly Point[])[]): readonly Point[] {
  const days = [...new Set(series.flat().map(({ timestamp }) => timestamp))].sort((one, other) => other - one)
  const at = (timestamp: number) => series.flat().filter((point) => point.timestamp === timestamp)
  return days.map((timestamp) => ({ timestamp, value: at(timestamp).reduce((sum, { value }) => sum + value, 0) }))
}
