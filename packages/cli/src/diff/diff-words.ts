import type { SpecComparison } from "@serac/codegen/spec-diff"
import { countedNoun, printable } from "../words.ts"

/** A comparison of two documents for people: a line for each change, then the step of the version. */
export function diffWords({ changes, version, needed }: SpecComparison): string {
  if (changes.length === 0) return "No client and no program can tell the documents apart."
  const lines = changes.map(
    ({ severity, path, message }) => `${severity.padEnd(9)}  ${printable(path || "/")}: ${printable(message)}`,
  )
  const step = `a ${needed} version${version === undefined ? "" : `: the older document is ${printable(version)}`}`
  return [
    ...lines,
    "",
    `${countedNoun(changes.length, "change")}, which ${changes.length === 1 ? "needs" : "need"} ${step}.`,
  ].join("\n")
}
