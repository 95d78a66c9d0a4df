import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join, relative } from "node:path"
import type { LogLevel, PartialStrykerOptions } from "@stryker-mutator/api/core"
import { Stryker } from "@stryker-mutator/core"
import { copyWorkspace } from "./copy.ts"
import { excludedMutations, findMutants } from "./find-mutants.ts"
import { mutantRange } from "./mutant.ts"
import { type MutationReport, mutationReport } from "./report.ts"
import { sampledMutants } from "./sample.ts"
import { projectsFor, testProjects } from "./test-projects.ts"

/** What is mutated, and what has to notice it. */
export interface MutateOptions {
  /** The workspace. */
  readonly root: string
  /** Relative to the root. */
  readonly files: readonly string[]
  readonly seed: number
  /** Mutants that are run at most. */
  readonly limit: number
  /** Projects whose tests are run besides those of the files' own packages. */
  readonly projects: readonly string[]
  /** Told before the tests are run, which takes a while. */
  readonly onSample?: (sample: {
    readonly run: number
    readonly all: number
    readonly projects: readonly string[]
  }) => void
}

const configFile = "mutate.vitest.config.ts"

/**
 * Runs the tests against mutants of some files, in a copy of the workspace. The process's working directory is that copy meanwhile.
 *
 * @throws Error when the tests fail as the code stands, or a file is in no project.
 */
export async function mutate({ root, files, seed, limit, projects, onSample }: MutateOptions): Promise<MutationReport> {
  const all = await findMutants(root, files)
  const { places, mutants } = sampledMutants(all, seed, limit)
  const names = projectsFor(files, projects, await testProjects(root))
  onSample?.({ run: mutants, all: all.length, projects: names })
  if (mutants === 0) return { lines: [], survivors: 0, noticed: 0 }
  const copy = await copyWorkspace(root)
  const before = process.cwd()
  try {
    await writeFile(join(copy.root, configFile), mutationConfig(names))
    // StrykerJS has no other way to be told where to work.
    process.chdir(copy.root)
    const results = await new Stryker(strykerOptions(places.map(mutantRange))).runMutationTest()
    const named = results.map((result) => ({ ...result, fileName: relative(copy.root, result.fileName) }))
    return mutationReport(named, (file) => readFileSync(join(root, file), "utf8"))
  } finally {
    process.chdir(before)
    await copy.remove()
  }
}

const strykerOptions = (ranges: readonly string[]): PartialStrykerOptions => ({
  mutate: [...ranges],
  mutator: { excludedMutations: [...excludedMutations] },
  // The copy is made for this.
  inPlace: true,
  disableTypeChecks: false,
  testRunner: "vitest",
  plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
  vitest: { configFile, related: false, pool: "forks" },
  concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  reporters: process.stdout.isTTY ? ["progress"] : [],
  // The names of an enumeration that exists for the compiler only.
  logLevel: "error" as LogLevel,
  allowConsoleColors: process.stdout.isTTY === true,
  allowEmpty: true,
})

/** Tests that read sources instead of running them: they would find what StrykerJS has made of them. */
const readers = "{src,test}/{examples,size}.test.ts"

/** The workspace's own settings, with some of its projects. */
const mutationConfig = (names: readonly string[]): string => `import config from "./vitest.config.ts"

const names = ${JSON.stringify(names)}
const { test } = config
const projects = test.projects
  .filter((project) => names.includes(project.test.name))
  .map((project) => ({
    ...project,
    test: { ...project.test, exclude: [...(project.test.exclude ?? []), ${JSON.stringify(readers)}] },
  }))
export default { ...config, test: { ...test, projects } }
`
