import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Logger } from "@stryker-mutator/api/logging"
import { Instrumenter } from "@stryker-mutator/instrumenter"
import type { Mutant } from "./mutant.ts"

/** Tests that compare messages word by word are not asked for. */
export const excludedMutations: readonly string[] = ["StringLiteral"]

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
  const sources = await Promise.all(
    files.map(async (name) => ({ name, content: await readFile(join(root, name), "utf8"), mutate: true })),
  )
  const { mutants } = await new Instrumenter(quietLogger).instrument(sources, {
    plugins: null,
    excludedMutations: [...excludedMutations],
    ignorers: [],
  })
  return mutants
    .filter(({ status }) => status === undefined)
    .map(({ fileName, mutatorName, location: { start, end } }) => ({
      file: fileName,
      place: { start: { ...start, line: start.line + 1 }, end: { ...end, line: end.line + 1 } },
      kind: mutatorName,
    }))
}
