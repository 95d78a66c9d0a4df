import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { transform } from "esbuild"
import { chooseTests } from "./choose-tests.ts"
import { copyWorkspace } from "./copy.ts"
import { findMutants } from "./find-mutants.ts"
import { contentHash, Journal } from "./journal.ts"
import { type Mutant, mutantKey, mutatedText } from "./mutant.ts"
import { coverageFolder, isReached, type Reach, readReach } from "./reach.ts"
import type { MutantOutcome, MutantResult } from "./report.ts"
import { sampledMutants } from "./sample.ts"
import { projectsFor, testProjects } from "./test-projects.ts"
import { TestRunner } from "./test-runner.ts"
import type { TestFile } from "./vitest-messages.ts"

/** The files to mutate, and the tests that must detect the mutants. */
export interface MutateOptions {
  /** The workspace. */
  readonly root: string
  /** Relative to the root. */
  readonly files: readonly string[]
  readonly seed: number
  /** The maximal number of mutants to run. */
  readonly limit: number
  /** The time budget of the test files for a mutant: the fastest run until it is used up, those beside the mutated file in any case. */
  readonly seconds: number
  /** Projects whose tests are run in addition to those of the files' own packages. */
  readonly projects: readonly string[]
  /** Called before the tests are run, which takes some time. */
  readonly onSample?: (sample: {
    readonly run: number
    readonly all: number
    readonly projects: readonly string[]
  }) => void
  /** Called for each mutant. */
  readonly onResult?: (result: MutantResult) => void
}

const configFile = "mutate.vitest.config.ts"

/**
 * Runs the tests against mutants of some files, in a copy of the workspace.
 *
 * @throws Error when the tests fail without mutants, or a file is in no project
 */
export async function mutate(options: MutateOptions): Promise<readonly MutantResult[]> {
  const { root, files, seed, limit, seconds, projects, onSample, onResult } = options
  const all = await findMutants(root, files)
  const mutants = await sampledMutants(all, seed, limit, (mutant) => isCode(root, mutant))
  const everyProject = await testProjects(root)
  const names = projectsFor(files, projects, everyProject)
  const native = new Set(everyProject.filter(({ isNative }) => isNative).map(({ name }) => name))
  onSample?.({ run: mutants.length, all: all.length, projects: names })
  if (mutants.length === 0) return []
  const copy = await copyWorkspace(root)
  const read = copy.files.filter((file) => /\.(?:ts|tsx|json|yaml)$/.test(file)).sort()
  const journal = new Journal(
    root,
    contentHash(
      root,
      read.filter((file) => !isTest(file)),
    ),
  )
  const testState = contentHash(root, read.filter(isTest))
  await writeFile(join(copy.root, configFile), mutationConfig(names))
  const runner = new TestRunner(copy.root, configFile)
  try {
    const tests = await measuredTests(copy.root, runner, journal, new Set(files), native)
    const results: MutantResult[] = []
    for (const mutant of mutants) {
      const key = `${testState} ${names.join()} ${mutantKey(mutant)}`
      const reaching = tests.filter(({ reach }) => isReached(mutant, reach))
      const chosen = chooseTests(join(copy.root, mutant.file), seconds, reaching)
      const known = journal.get<MutantOutcome>(key)
      const isEnough = known?.kind !== "survived" || known.files >= chosen.length
      const outcome = known && isEnough ? known : await mutantOutcome(copy.root, runner, chosen, mutant)
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

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

async function isCode(root: string, mutant: Mutant): Promise<boolean> {
  const text = mutatedText(await readFile(join(root, mutant.file), "utf8"), mutant)
  return transform(text, { loader: "ts", logLevel: "silent" }).then(
    () => true,
    () => false,
  )
}

/** A test file, the code that it executes and its duration. */
interface MeasuredTest {
  readonly test: TestFile
  readonly reach: Reach
  readonly milliseconds: number
}

/** The time limit in milliseconds for a test file of unknown duration. */
const unmeasuredLimit = 300_000

/** The duration of each test file without mutants. Results are reused while the file and the sources are unchanged. */
async function measuredTests(
  root: string,
  runner: TestRunner,
  journal: Journal,
  files: ReadonlySet<string>,
  native: ReadonlySet<string>,
): Promise<readonly MeasuredTest[]> {
  const tests = await runner.list()
  const measureKey = ({ project, path }: TestFile) =>
    `${project} ${contentHash(root, [relative(root, path)])} ${[...files].join()}`
  const unknown = tests.filter((test) => journal.get(measureKey(test)) === undefined)
  const coverage = join(root, "mutate-coverage")
  if (unknown.length > 0) {
    await mkdir(coverage, { recursive: true })
    const run = await runner.run({ files: unknown, changed: [], coverage }, () => unmeasuredLimit)
    for (const test of unknown) {
      const ran = run.files.find(({ path }) => path === test.path)
      // Runs failed files again, alone and without coverage, since a busy machine and coverage can make a test fail.
      if (ran === undefined || ran.failure !== undefined) {
        const { failure } = await runner.run({ files: [test], changed: [] }, () => unmeasuredLimit)
        if (failure !== undefined)
          throw new Error(`${relative(root, test.path)} fails as the code stands: ${failure.name}`)
      }
      const reach = await readReach(coverageFolder(coverage, test.path), root, files, native.has(test.project))
      journal.set(measureKey(test), { reach, milliseconds: ran?.milliseconds ?? 0 })
    }
    await rm(coverage, { recursive: true, force: true })
  }
  return tests.flatMap((test) => {
    const known = journal.get<Omit<MeasuredTest, "test">>(measureKey(test))
    return known === undefined ? [] : { test, ...known }
  })
}

async function mutantOutcome(
  root: string,
  runner: TestRunner,
  reaching: readonly MeasuredTest[],
  mutant: Mutant,
): Promise<MutantOutcome> {
  if (reaching.length === 0) return { kind: "not run" }
  const path = join(root, mutant.file)
  const text = await readFile(path, "utf8")
  const limits = new Map(reaching.map(({ test, milliseconds }) => [test.path, 10_000 + 6 * milliseconds]))
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

/** Tests that read sources instead of running them: they would detect every change. */
const readers = "{src,test}/{examples,size}.test.ts"

/** The workspace's own settings, with some of its projects, and V8's coverage written after each test file. */
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
