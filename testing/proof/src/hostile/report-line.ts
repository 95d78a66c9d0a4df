import { percentile } from "./percentile.ts"
import type { AttackOutcome } from "./run-attack.ts"

/** The reported results of an attack. */
export interface OutcomeFigures {
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly failures: readonly string[]
}

/** The reported results of an attack, in milliseconds. */
export function figuresOf({ requests }: AttackOutcome): OutcomeFigures {
  const times = requests.map(({ milliseconds }) => milliseconds)
  const failures = requests.flatMap(({ failure }) => (failure === undefined ? [] : [failure]))
  const [p50, p99, longest] = [50, 99, 100].map((percent) => percentile(times, percent)) as [number, number, number]
  return { p50, p99, longest, failures }
}

/** A line of the report. */
export function reportLine(title: string, outcome: AttackOutcome, within: number): string {
  const { attacker, attackerShare, serverShare, othersShare, bufferBytes, requests } = outcome
  const { p50, p99, longest, failures } = figuresOf(outcome)
  const isWell = failures.length === 0 && longest <= within
  const times = [p50, p99, longest].map((time) => time.toFixed(1))
  const percent = (share: number) => `${Math.round(100 * share)} %`
  const told = failures.length === 0 ? "" : `; ${failures.length} failed: ${[...new Set(failures)].join(", ")}`
  return [
    isWell ? "well    " : "NOT WELL",
    title,
    `${requests.length} honest requests, p50 ${times[0]} ms, p99 ${times[1]} ms, max ${times[2]} ms`,
    `(of the processors the attacker took ${percent(attackerShare)}, the server ${percent(serverShare)}, others ${percent(othersShare)}; ${attacker.opened} opened, ${attacker.closed} closed, ${attacker.refused} refused, ${Math.round(bufferBytes / 2 ** 20)} MiB in the system's buffers)${told}`,
  ].join("  ")
}
