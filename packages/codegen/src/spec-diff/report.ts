import { byRank, type Change } from "./change.ts"
import type { ChangesetVerdict } from "./check.ts"

/** One line per change, highest severity first. */
export function formatChanges(changes: readonly Change[]): string {
  return [...changes]
    .sort(byRank)
    .map(({ severity, path, message }) => `  ${severity.padEnd(9)} ${path || "/"}: ${message}`)
    .join("\n")
}

/** The verdict on one package as text, with the required action. */
export function formatVerdict(verdict: ChangesetVerdict): string {
  const { needed, given } = verdict
  const head = `${verdict.ok ? "ok  " : "FAIL"} ${verdict.package}@${verdict.version}`
  const state = verdict.released
    ? `${verdict.changes.length} change${verdict.changes.length === 1 ? "" : "s"} since the last release`
    : "not released yet, so everything is new"
  const lines = [`${head}: ${state}; needs ${needed}, changesets give ${given}`]
  if (!verdict.ok) {
    if (verdict.changes.length > 0) lines.push(formatChanges(verdict.changes))
    if (verdict.versionMismatch !== undefined)
      lines.push(
        `  ${verdict.versionMismatch}: set info.version in its spec to ${verdict.version} and run pnpm generate`,
      )
    else lines.push(`  add a changeset with at least "${verdict.package}": ${needed} (pnpm changeset)`)
  }
  return lines.join("\n")
}
