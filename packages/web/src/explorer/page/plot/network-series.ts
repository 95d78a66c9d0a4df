import type { Columns } from "./series.ts"

/** A payment at a time. */
export interface Paid {
  /** Unix seconds. */
  readonly at: number
  /** In nAVAX. */
  readonly amount: string
}

/** The payments over time, oldest first, in AVAX; undefined for fewer than two times. */
export function paidOver(payments: readonly Paid[]): Columns | undefined {
  const sums = new Map<number, number>()
  for (const { at, amount } of payments) sums.set(at, (sums.get(at) ?? 0) + Number(amount) / 1e9)
  const ordered = [...sums].sort(([one], [other]) => one - other)
  return ordered.length < 2 ? undefined : [ordered.map(([at]) => at), ordered.map(([, sum]) => sum)]
}

/**
 * The sum of balances over time, each decreasing by a fee per second until it is 0; one point for each end of a balance.
 *
 * @param balances in nAVAX
 * @param fee nAVAX per second for each balance
 * @param now Unix seconds
 * @returns the sum in AVAX; undefined if all balances are 0
 */
export function runningDown(balances: readonly number[], fee: number, now: number): Columns | undefined {
  const lasts = balances.filter((balance) => balance > 0).map((balance) => balance / fee)
  if (lasts.length === 0) return undefined
  const moments = [0, ...new Set(lasts)].sort((one, other) => one - other)
  const left = (after: number) => lasts.reduce((sum, seconds) => sum + Math.max(0, seconds - after), 0) * fee
  return [moments.map((after) => now + after), moments.map((after) => left(after) / 1e9)]
}
