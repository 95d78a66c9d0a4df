import type { Clock } from "../clock.ts"
import { type Compared, type Finding, findingKey } from "./difference.ts"

/** How a finding is confirmed. */
export interface Confirming {
  readonly clock: Pick<Clock, "sleep">
  /** Milliseconds until the second comparison: longer than a node behind a load balancer lags. */
  readonly pause: number
  readonly signal: AbortSignal
}

/**
 * Compares, and if there are findings, compares again after a pause. Only findings that both comparisons show, with the same
 * values, are returned. A block that was replaced, a node that lagged, or a UTXO consumed in between is no finding.
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

/** The second findings that are also among the first. */
export function inBoth(first: readonly Finding[], second: readonly Finding[]): readonly Finding[] {
  const shown = new Set(first.map(findingKey))
  return second.filter((one) => shown.has(findingKey(one)))
}
