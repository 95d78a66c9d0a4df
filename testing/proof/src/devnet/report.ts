import type { Replayed } from "./replay.ts"
import { type PathRule, rules } from "./rules.ts"

/** The results for a file's exchanges, and the first of the differing ones. */
export function reportFile(name: string, { equal, inShape, different }: Replayed, most: number): string {
  const counts = new Map<string, number>()
  for (const { aspect } of different) counts.set(aspect, (counts.get(aspect) ?? 0) + 1)
  const aspects = [...counts].map(([aspect, count]) => `${aspect} ${count}`).join(", ")
  const shown = inShape === 0 ? "" : ` (${inShape} of them in shape only)`
  const head = `${name}: ${equal} equal${shown}, ${different.length} different${aspects === "" ? "" : ` (${aspects})`}`
  const first = different.slice(0, most).map(({ name: exchange, request, aspect, at, expected, got }) => {
    const asked = `${request.method} ${request.path} ${(request.body ?? "").slice(0, 160)}`.trimEnd()
    return `  ${exchange}: ${asked}\n    ${aspect} ${at}\n      node:   ${expected}\n      devnet: ${got}`
  })
  return [head, ...first].join("\n")
}

/** How often each reason excused a difference, the most frequent first. */
export function reportExemptions(exemptions: ReadonlyMap<string, number>): string {
  const rows = [...exemptions].toSorted(([, one], [, other]) => other - one)
  return [
    "\nWhat differs or is left out, and why:",
    ...rows.map(([why, count]) => `${String(count).padStart(7)}  ${why}`),
  ].join("\n")
}

/** The exclusions from comparisons, with their reasons. */
export function reportRules(): string {
  const told = (title: string, entries: ReadonlyMap<string, string>) =>
    [title, ...[...entries].map(([name, why]) => `  ${name}: ${why}`)].join("\n")
  const paths = (title: string, entries: readonly PathRule[]) =>
    [title, ...entries.map(({ at, of, why }) => `  ${at.source}${of ? ` of ${of.source}` : ""}: ${why}`)].join("\n")
  const { loose, texts } = rules
  return [
    told("Headers that are not compared", rules.headers),
    paths("Members of whose values only the kind is compared", rules.moments),
    paths("Lists that are compared without their order", rules.unordered),
    ["Calls of whose answers only the shape is compared", ...loose.map(({ why }) => `  ${why}`)].join("\n"),
    ["Texts that are not compared whole", ...texts.map(({ why, shown }) => `  ${shown}: ${why}`)].join("\n"),
  ].join("\n")
}
