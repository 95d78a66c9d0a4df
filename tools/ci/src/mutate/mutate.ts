import { readFile, rm, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { transform } from "esbuild"
import { copyWorkspace } from "./copy.ts"
import { findMutants } from "./find-mutants.ts"
import { Journal } from "./journal.ts"
import { type Mutant, mutantKey, mutatedText } from "./mutant.ts"
import { isReached, type Reach, readReach } from "./reach.ts"
import type { MutantOutcome, MutantResult } from "./report.ts"
import { sampledMutants } from "./sample.ts"
import { projectsFor, testProjects } from "./test-projects.ts"
import { TestRunner } from "./test-runner.ts"
import type { TestFile } from "./vitest-messages.ts"

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
  /** Told of each mutant. */
  readonly onResult?: (result: MutantResult) => void
}

const configFile = "mutate.vitest.config.ts"

/**
 * Runs the tests against mutants of some files, in a copy of the workspace.
 *
 * @throws Error when the tests fail as the code stands, or a file is in no project.
 */
export async function mutate(options: MutateOptions): Promise<readonly MutantResult[]> {
  const { root, files, seed, limit, projects, onSample, onResult } = options
  const all = await findMutants(root, files)
  const mutants = await sampledMutants(all, seed, limit, (mutant) => isCode(root, mutant))
  const known = await testProjects(root)
  const names = projectsFor(files, projects, known)
  const native = new Set(known.filter(({ isNative }) => isNative).map(({ name }) => name))
  onSample?.({ run: mutants.length, all: all.length, projects: names })
  if (mutants.length === 0) return []
  const copy = await copyWorkspace(root)
  const journal = new Journal(root, copy.files)
  await writeFile(join(copy.root, configFile), mutationConfig(names))
  const runner = new TestRunner(copy.root, configFile)
  try {
    const tests = await measuredTests(copy.root, runner, journal, new Set(files), native)
    const results: MutantResult[] = []
    for (const mutant of mutants) {
      const key = `${names.join()} ${mutantKey(mutant)}`
      const outcome = journal.get<MutantOutcome>(key) ?? (await outcomeOf(copy.root, runner, tests, mutant))
      journal.set(key, outcome)
      results.push({ mutant, outcome })
      onResult?.({ mutant, outcome })
    }
    return results
  } finally {
    await runner.stop()
    await copy.remove()
  }
}

async function isCode(root: string, mutant: Mutant): Promise<boolean> {
  const text = mutatedText(await readFile(join(root, mutant.file), "utf8"), mutant)
  return transform(text, { loader: "ts", logLevel: "silent" }).then(
    () => true,
    () => false,
  )
}

/** A file of tests, what it runs and how long it takes. */
interface MeasuredTest {
  readonly test: TestFile
  readonly reach: Reach
  readonly milliseconds: number
}

/** Milliseconds that a file of tests may take while nobody knows how long it does. */
const unmeasuredLimit = 300_000

/** Each file of tests, run alone as the code stands, the fastest first. */
async function measuredTests(
  root: string,
  runner: TestRunner,
  journal: Journal,
  files: ReadonlySet<string>,
  native: ReadonlySet<string>,
): Promise<readonly MeasuredTest[]> {
  const measured: MeasuredTest[] = []
  const coverage = join(root, "mutate-coverage")
  for (const test of await runner.list()) {
    const path = relative(root, test.path)
    const key = `${test.project} ${path} ${[...files].join()}`
    let known = journal.get<Omit<MeasuredTest, "test">>(key)
    if (known === undefined) {
      const run = () => runner.run({ files: [test], changed: [], coverage }, () => unmeasuredLimit)
      let { failure, milliseconds } = await run()
      // Once more, since a busy machine lets a test fail.
      if (failure !== undefined) ({ failure, milliseconds } = await run())
      if (failure !== undefined) throw new Error(`${path} fails as the code stands: ${failure.name}`)
      known = { reach: await readReach(coverage, root, files, native.has(test.project)), milliseconds }
      await rm(coverage, { recursive: true, force: true })
      journal.set(key, known)
    }
    measured.push({ test, ...known })
  }
  return measured.sort((one, other) => one.milliseconds - other.milliseconds)
}

async function outcomeOf(
  root: string,
  runner: TestRunner,
  tests: readonly MeasuredTest[],
  mutant: Mutant,
): Promise<MutantOutcome> {
  const reaching = tests.filter(({ reach }) => isReached(mutant, reach))
  if (reaching.length === 0) return { kind: "not run" }
  const path = join(root, mutant.file)
  const text = await readFile(path, "utf8")
  const limits = new Map(reaching.map(({ test, milliseconds }) => [test.path, 15_000 + 8 * milliseconds]))
  try {
    await writeFile(path, mutatedText(text, mutant))
    const request = { files: reaching.map(({ test }) => test), changed: [path] }
    const { failure, milliseconds } = await runner.run(request, (file) => limits.get(file) ?? unmeasuredLimit)
    if (failure === undefined) return { kind: "survived", files: reaching.length, milliseconds }
    const where = failure.path === undefined ? "" : `${relative(root, failure.path)} > `
    return { kind: "noticed", by: `${where}${failure.name.split("\n")[0]}`, milliseconds }
  } finally {
    await writeFile(path, text)
  }
}

/** Tests that read sources instead of running them: they would find the change. */
const readers = "{src,test}/{examples,size}.test.ts"

/** The workspace's own settings, with some of its projects, and what V8 counts written when a file of tests is done. */
const mutationConfig = (names: readonly string[]): string => `import { BaseSequencer } from "vitest/node"
import config from "./vitest.config.ts"

const names = ${JSON.stringify(names)}
class AsAsked extends BaseSequencer {
  async sort(files) {
    return files
  }
}
const { test } = config
const projects = test.projects
  .filter((project) => names.includes(project.test.name))
  .map((project) => ({
    ...project,
    test: {
      ...project.test,
      setupFiles: [${JSON.stringify(fileURLToPath(import.meta.resolve("./write-coverage.ts")))}, ...(project.test.setupFiles ?? [])],
      exclude: [...(project.test.exclude ?? []), ${JSON.stringify(readers)}],
    },
  }))
export default { ...config, test: { ...test, maxWorkers: 1, sequence: { sequencer: AsAsked }, projects } }
`
