import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Logger } from "@stryker-mutator/api/logging"
import { Instrumenter } from "@stryker-mutator/instrumenter"
import type { Mutant } from "./mutant.ts"

/** Mutations of strings are excluded, since tests need not compare messages word by word. */
const excludedMutations = ["StringLiteral"]

const quietLogger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
} satisfies Logger

/**
 * Every mutant of some files, in the order of the code.
 *
 * @param files relative to the root.
 * @throws Error when a file cannot be parsed.
 */
export async function findMutants(root: string, files: readonly string[]): Promise<readonly Mutant[]> {
  const found: Mutant[] = []
  for (const file of files) {
    const content = await readFile(join(root, file), "utf8")
    const { mutants } = await new Instrumenter(quietLogger).instrument([{ name: file, content, mutate: true }], {
      plugins: null,
      excludedMutations,
      ignorers: [],
    })
    const lineStarts = startsOfLines(content)
    for (const { status, location, mutatorName: kind, replacement } of mutants) {
      if (status !== undefined) continue
      const start = (lineStarts[location.start.line] ?? 0) + location.start.column
      const end = (lineStarts[location.end.line] ?? 0) + location.end.column
      const place = { file, start, end, line: location.start.line + 1, column: location.start.column + 1 }
      const after = inParentheses(kind, content.slice(0, start), replacement)
      found.push({ ...place, kind, before: content.slice(start, end), after })
    }
  }
  return found
}

function startsOfLines(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1)
  return starts
}

/** `a && b && c` becomes `(a || b) && c`. A parenthesis at the beginning of a line might call the value of the previous line. */
const inParentheses = (kind: string, textBefore: string, replacement: string): string =>
  (kind === "LogicalOperator" || kind === "ArithmeticOperator") && /\S[^\n]*$/.test(textBefore)
    ? `(${replacement})`
    : replacement
