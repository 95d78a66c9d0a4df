import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import type { Mutant } from "./mutant.ts"

/** A range of a file in V8's coverage: start, end and count. A nested range has its own count. */
export type CountedPart = readonly [start: number, end: number, count: number]

/** The source ranges that a test file executes, an entry for each process or thread that loaded the source. */
export type Reach = Readonly<Record<string, readonly (readonly CountedPart[])[]>>

/** The folder for a test file's coverage. */
export const coverageFolder = (coverage: string, testFile: string): string =>
  join(coverage, createHash("sha256").update(testFile).digest("hex"))

/** The whole file, for files whose text is transformed before it runs. */
const wholeFile: readonly [CountedPart] = [[0, Number.MAX_SAFE_INTEGER, 1]]

interface ScriptCoverage {
  readonly url: string
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[]
  }[]
}

/**
 * The coverage that V8 counted in a test run (`NODE_V8_COVERAGE`).
 *
 * Node replaces types in a module by blanks, so that positions in executed code are positions in the source. For a module that vitest
 * has transformed, only the fact that it was loaded is known.
 *
 * @param folder the coverage files of the processes.
 * @param files the sources that matter, relative to the root.
 */
export async function readReach(
  folder: string,
  root: string,
  files: ReadonlySet<string>,
  isNative: boolean,
): Promise<Reach> {
  const reach: Record<string, CountedPart[][]> = {}
  for (const name of await readdir(folder).catch(() => [])) {
    const { result } = JSON.parse(await readFile(join(folder, name), "utf8")) as {
      readonly result: readonly ScriptCoverage[]
    }
    for (const { url, functions } of result) {
      const file = relative(root, url.startsWith("file://") ? fileURLToPath(new URL(url)) : url)
      if (!files.has(file)) continue
      const counted = functions.flatMap(({ ranges }) =>
        ranges.map(({ startOffset, endOffset, count }): CountedPart => [startOffset, endOffset, count]),
      )
      reach[file] = [...(reach[file] ?? []), isNative ? counted : [...wholeFile]]
    }
  }
  return reach
}

/**
 * Whether the code that a mutant replaces was executed.
 *
 * Code outside of functions runs once per process, for the first test file that loads it: it counts as executed by each file that executes other code
 * of the module, or, if the module has no functions, by all.
 */
export const isReached = ({ file, start }: Mutant, reach: Reach): boolean =>
  (reach[file] ?? []).some((parts) => {
    const holding = parts.filter(([from, to]) => from <= start && start < to)
    const innermost = holding.reduce((one, other) => (lengthOf(other) <= lengthOf(one) ? other : one), wholeFile[0])
    const isOutside = holding.length <= 1
    return isOutside ? parts.length <= 1 || parts.some(([, , count]) => count > 0) : innermost[2] > 0
  })

const lengthOf = ([start, end]: CountedPart): number => end - start
