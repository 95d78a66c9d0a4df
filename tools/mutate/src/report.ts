import type { MutantResult } from "@stryker-mutator/api/core"

/** What a run of mutants has shown. */
export interface Report {
  /** A line for the place and two for the change of each mutant that no test noticed. */
  readonly lines: readonly string[]
  /** How many no test noticed. */
  readonly survivors: number
  /** How many were noticed: a test failed, ran too long, or could not be run at all. */
  readonly noticed: number
}

/** @param textOf the text of a file that StrykerJS names. */
export function report(results: readonly MutantResult[], textOf: (file: string) => string): Report {
  const run = results.filter(({ status }) => status !== "Ignored")
  const survivors = run
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .sort((one, other) => compare(one, other))
  const lines = survivors.flatMap(({ fileName, location, mutatorName, replacement, status }) => {
    const { start } = location
    const verdict = status === "NoCoverage" ? "no test runs it" : "no test notices it"
    return [
      `${fileName}:${start.line}:${start.column} ${mutatorName}: ${verdict}`,
      `  - ${shortened(within(textOf(fileName), location))}`,
      `  + ${shortened(replacement)}`,
    ]
  })
  return { lines, survivors: survivors.length, noticed: run.length - survivors.length }
}

const compare = (one: MutantResult, other: MutantResult): number =>
  one.fileName.localeCompare(other.fileName) ||
  one.location.start.line - other.location.start.line ||
  one.location.start.column - other.location.start.column

/** The text of a place; lines and columns from 1. */
function within(text: string, { start, end }: MutantResult["location"]): string {
  const lines = text.split("\n").slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join("\n")
}

const shortened = (code: string): string => {
  const [first = "", ...more] = code.split("\n").map((line) => line.trim())
  return more.length > 0 ? `${first} ... (${more.length + 1} lines)` : first
}
