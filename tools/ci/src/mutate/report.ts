import type { MutantResult } from "@stryker-mutator/api/core"

/** What a run of mutants has shown. */
export interface MutationReport {
  /** A line for the place and two for the change of each mutant that no test noticed. */
  readonly lines: readonly string[]
  /** How many no test noticed. */
  readonly survivors: number
  /** How many were noticed: a test failed, ran too long, or could not be run at all. */
  readonly noticed: number
}

/** @param textOf the text of a file that StrykerJS names. */
export function mutationReport(results: readonly MutantResult[], textOf: (file: string) => string): MutationReport {
  const run = results.filter(({ status }) => status !== "Ignored")
  const survivors = run
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .sort((one, other) => compareMutants(one, other))
  const lines = survivors.flatMap(({ fileName, location, mutatorName, replacement, status }) => {
    const { start } = location
    const verdict = status === "NoCoverage" ? "no test runs it" : "no test notices it"
    return [
      `${fileName}:${start.line}:${start.column} ${mutatorName}: ${verdict}`,
      `  - ${original(textOf(fileName), location)}`,
      `  + ${replaced(replacement)}`,
    ]
  })
  return { lines, survivors: survivors.length, noticed: run.length - survivors.length }
}

const compareMutants = (one: MutantResult, other: MutantResult): number =>
  one.fileName.localeCompare(other.fileName) ||
  one.location.start.line - other.location.start.line ||
  one.location.start.column - other.location.start.column

/** The first line of a place's text; lines and columns from 1. */
function original(text: string, { start, end }: MutantResult["location"]): string {
  const line = text.split("\n")[start.line - 1] ?? ""
  const isOne = start.line === end.line
  return shortened(line.slice(start.column - 1, isOne ? end.column - 1 : undefined), end.line - start.line + 1)
}

function replaced(replacement: string): string {
  const lines = replacement.split("\n")
  return shortened(lines[0] ?? "", lines.length)
}

const shortened = (first: string, lines: number): string => (lines > 1 ? `${first} ... (${lines} lines)` : first)
