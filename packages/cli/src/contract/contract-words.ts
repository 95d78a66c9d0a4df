import type { ContractReport, ContractResult } from "@serac/mock"
import { countedNoun, printable } from "../words.ts"

/** Reasons of which only the first operations are shown. */
const shownPerReason = 5

/** The results for people: what failed with its problems, what was not tried with the reasons, then the counts. */
export function contractWords({ title, version, results }: ContractReport): string {
  const failed = results.filter(({ outcome }) => outcome === "failed")
  const untried = results.filter(({ outcome }) => outcome === "untried")
  const passed = results.length - failed.length - untried.length
  const lines = failed.flatMap(({ id, problems }) => [
    `FAILED  ${printable(id)}`,
    ...problems.map((problem) => `        ${printable(problem)}`),
  ])
  const summary = `${printable(title)} ${printable(version)}: ${passed} passed, ${failed.length} failed, ${untried.length} not tried`
  return [...lines, ...untriedWords(untried), ...(lines.length > 0 || untried.length > 0 ? [""] : []), summary].join(
    "\n",
  )
}

function untriedWords(untried: readonly ContractResult[]): readonly string[] {
  const byReason = new Map<string, string[]>()
  for (const { operation, problems } of untried) {
    const reason = problems.join("; ")
    byReason.set(reason, [...(byReason.get(reason) ?? []), operation])
  }
  return [...byReason].flatMap(([reason, operations]) => {
    const names = [...new Set(operations)]
    const more = names.length - shownPerReason
    const shown = names.slice(0, shownPerReason).join(", ")
    return [
      `NOT TRIED  ${printable(shown)}${more > 0 ? ` and ${countedNoun(more, "other operation")}` : ""}`,
      `           ${printable(reason)}`,
    ]
  })
}
