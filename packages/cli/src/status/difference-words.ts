import type { Difference } from "@serac/indexer/core/reconciliation"
import { timeText } from "@serac/server/monitoring"
import { differenceWords } from "../verify/verify-words.ts"
import { grouped, printable } from "../words.ts"

/** Maximum number of listed differences of either kind; `--json` has them all. */
const maxShown = 5

/** Describes the differences between the store and nodes, with the nodes that were wrong: one part for open ones, one for resolved ones. */
export function differencesWords(differences: readonly Difference[]): readonly string[] {
  const standing = differences.filter(({ agreedAt }) => agreedAt === undefined)
  const settled = differences.filter(({ agreedAt }) => agreedAt !== undefined)
  return [
    ...part("what is stored differs from a node:", standing),
    ...part("what was stored differed from a node, and both agree again:", settled),
  ]
}

function part(title: string, differences: readonly Difference[]): readonly string[] {
  if (differences.length === 0) return []
  const rest = differences.length - maxShown
  const more = rest > 0 ? [`  and ${grouped(rest)} more (--json)`] : []
  return [[title, ...differences.slice(0, maxShown).flatMap(linesOf), ...more].join("\n")]
}

function linesOf(difference: Difference): readonly string[] {
  const { subject, at, agreedAt, verdict } = difference
  const until = agreedAt === undefined ? `since ${timeText(at)}` : `${timeText(at)} to ${timeText(agreedAt)}`
  const lines = [`  ${subject}, ${until}: ${differenceWords(difference)}`]
  for (const { node, reason } of verdict?.liars ?? []) lines.push(`    ${node} lied: ${reason}`)
  if (verdict?.verified !== undefined) {
    const stored = verdict.isCorrected ? "what was stored was false, and is corrected" : "what is stored is true"
    lines.push(`    ${verdict.verified} is confirmed by the hashes; ${stored}`)
  }
  return lines.map(printable)
}
