import type { Mutant } from "./mutant.ts"

/** The outcome of a mutant. */
export interface MutantResult {
  readonly mutant: Mutant
  readonly outcome: MutantOutcome
}

/** A test failed or timed out; all tests that execute the mutant passed; or no test executes the replaced code. */
export type MutantOutcome =
  | { readonly kind: "noticed"; readonly by: string; readonly milliseconds: number }
  | { readonly kind: "survived"; readonly files: number; readonly milliseconds: number }
  | { readonly kind: "not run" }

/** One line about one mutant. */
export function resultLine({ mutant, outcome }: MutantResult): string {
  const what = `${placeOf(mutant)} ${mutant.kind}: ${shortened(mutant.before)} -> ${shortened(mutant.after)}`
  if (outcome.kind === "not run") return `not run   ${what}`
  const seconds = `${(outcome.milliseconds / 1000).toFixed(1)} s`
  return outcome.kind === "noticed"
    ? `noticed   ${what} (${outcome.by}, ${seconds})`
    : `survived  ${what} (${outcome.files} files of tests, ${seconds})`
}

/** A line for the place and two for the change of a mutant that no test detected. */
export const survivorLines = ({ mutant, outcome }: MutantResult): readonly string[] => [
  `${placeOf(mutant)} ${mutant.kind}: ${outcome.kind === "not run" ? "no test runs it" : "no test notices it"}`,
  `  - ${shortened(mutant.before)}`,
  `  + ${shortened(mutant.after)}`,
]

const placeOf = ({ file, line, column }: Mutant): string => `${file}:${line}:${column}`

function shortened(text: string): string {
  const lines = text.split("\n")
  return lines.length > 1 ? `${lines[0]} ... (${lines.length} lines)` : text
}
