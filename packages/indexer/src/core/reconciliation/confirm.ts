import type { Clock } from "../clock.ts"
import { type Compared, type Finding, findingKey } from "./difference.ts"

/** How a finding is made sure of. */
export interface Confirming {
  readonly clock: Pick<Clock, "sleep">
  /** Milliseconds until it is compared again: longer than a node behind a balancer lags. */
  readonly pause: number
  readonly signal: AbortSignal
}

/**
 * Compares, and where there are findings once more after a pause: only those that show both times, the same on both sides, are
 * told. A block that was replaced, a node that lagged, a UTXO that was consumed in between are none.
 */
export async function confirm(
  compare: (signal: AbortSignal) => Promise<Compared>,
  { clock, pause, signal }: Confirming,
): Promise<Compared> {
  const first = await compare(signal)
  if ("skipped" in first || first.findings.length === 0) return first
  await clock.sleep(pause, signal)
  const second = await compare(signal)
  if ("skipped" in second) return second
  return { compared: second.compared, findings: inBoth(first.findings, second.findings) }
}

/** Those of the second findings that were among the first. */
export function inBoth(first: readonly Finding[], second: readonly Finding[]): readonly Finding[] {
  const shown = new Set(first.map(findingKey))
  return second.filter((one) => shown.has(findingKey(one)))
}
