import { styleText } from "node:util"
import { countedNoun, printable } from "../words.ts"
import { type Diagnosis, type DiagnosisLevel, diagnosisLevels } from "./diagnosis.ts"

const colors = { ok: "green", note: "cyan", warning: "yellow", problem: "red" } as const satisfies Record<
  DiagnosisLevel,
  string
>
const names = { ok: "notes", note: "note", warning: "warning", problem: "problem" } as const satisfies Record<
  DiagnosisLevel,
  string
>

/** Findings for people: a line each, what to do below it, a count at the end. */
export function doctorWords(findings: readonly Diagnosis[]): string {
  const areaWidth = Math.max(...findings.map(({ area }) => area.length))
  const lines = findings.flatMap(({ level, area, found, advice }) => {
    const label = styleText(colors[level], level.padEnd(8))
    const indent = " ".repeat(8 + areaWidth + 3)
    const first = `${label} ${area.padEnd(areaWidth)}  ${printable(found)}`
    return advice === undefined ? [first] : [first, `${indent}${printable(advice)}`]
  })
  const counts = diagnosisLevels
    .filter((level) => level !== "ok")
    .toReversed()
    .flatMap((level) => {
      const count = findings.filter((finding) => finding.level === level).length
      return count === 0 ? [] : [countedNoun(count, names[level])]
    })
  return [...lines, "", counts.length === 0 ? "All is well." : `${counts.join(", ")}.`].join("\n")
}
