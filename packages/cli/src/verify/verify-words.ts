import type { Difference } from "@serac/indexer/core/reconciliation"
import type { Inconsistency } from "@serac/store"
import { grouped, printable } from "../words.ts"
import type { SubjectReport, VerifyReport } from "./report.ts"

/** Maximum number of listed differences of a subject; `--json` has them all. */
const maxDifferenceLines = 20

/** The exit code: 1 for a difference, 2 if an object could not be compared, else 0. */
export function exitCodeOf({ subjects }: VerifyReport): 0 | 1 | 2 {
  if (subjects.some(({ differences, inconsistencies }) => differences.length + inconsistencies.length > 0)) return 1
  return subjects.some(({ skipped }) => skipped.length > 0) ? 2 : 0
}

/** Formats a report as text. */
export function verifyWords({ subjects }: VerifyReport): string {
  if (subjects.length === 0) return "nothing is indexed here"
  return subjects.map(subjectWords).join("\n\n")
}

function subjectWords(report: SubjectReport): string {
  const { subject, checked, compared, addresses, inconsistencies, differences, skipped } = report
  const rows = Object.values(checked).reduce((sum, count) => sum + count, 0)
  const many = report.hasMoreInconsistencies ? " or more" : ""
  return [
    subject,
    `  itself    ${grouped(rows)} rows checked, ${countedOrNone(inconsistencies.length, "contradiction")}${many}`,
    ...shortenedList(inconsistencies.map(inconsistencyWords)),
    compared === undefined
      ? "  its node  none is configured; set --rpc or --node to compare"
      : `  its node  ${comparedWords(compared, addresses)} compared, ${countedOrNone(differences.length, "difference")}`,
    ...shortenedList(differences.map(differenceWords)),
    ...skipped.map(({ what, reason, times }) => {
      return printable(`  not compared: ${what}${times > 1 ? ` (${grouped(times)} times)` : ""}: ${reason}`)
    }),
  ].join("\n")
}

const differenceTitles: Readonly<Record<Difference["kind"], string>> = {
  "block-hash": "block hashes",
  "block-signature": "signed blocks",
  block: "whole blocks",
  transaction: "transactions",
  transfer: "transfers",
  trace: "traces",
  validator: "validators",
  delegator: "delegators",
  "l1-validator": "L1 validators",
  utxo: "UTXOs",
}

function comparedWords(compared: NonNullable<SubjectReport["compared"]>, addresses: number | undefined): string {
  const counts = (Object.entries(compared) as [Difference["kind"], number][]).filter(([, count]) => count > 0)
  const words = counts.map(([kind, count]) => {
    const of = kind === "utxo" && addresses !== undefined ? ` of ${grouped(addresses)} addresses` : ""
    return `${grouped(count)} ${differenceTitles[kind]}${of}`
  })
  return words.length === 0 ? "nothing" : words.join(", ")
}

/** Describes a difference: the stored value, then the node's. */
export function differenceWords({ kind, key, stored, node }: Difference): string {
  if (kind === "block-signature") return `block ${key}: stored ${stored}, ${node}`
  return `${kind} ${key}: stored ${stored}, the node reports ${node}`
}

/** Describes an inconsistency: the broken rule, and the row. */
export function inconsistencyWords({ table, key, rule, stored, expected }: Inconsistency): string {
  return `${table} ${key}: ${rule}, but ${stored} is stored where ${expected} is expected`
}

const countedOrNone = (count: number, noun: string) =>
  count === 0 ? `no ${noun}` : `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`

function shortenedList(lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, maxDifferenceLines).map((line) => `    ${printable(line)}`)
  return lines.length > maxDifferenceLines
    ? [...shown, `    and ${grouped(lines.length - maxDifferenceLines)} more (--json)`]
    : shown
}
