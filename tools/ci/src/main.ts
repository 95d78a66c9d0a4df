import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { endedFile } from "./hangs/limits.ts"
import { runLanes } from "./lanes.ts"
import type { Step } from "./step.ts"
import { makeFolderInMemory, removeAtEnd } from "./temporary-folder.ts"
import { countReport, failuresOf } from "./vitest-report.ts"

const repository = fileURLToPath(new URL("../../..", import.meta.url))
const reportPath = join(repository, "node_modules/.cache/vitest-report.json")
mkdirSync(join(reportPath, ".."), { recursive: true })
const ended = join(repository, "node_modules/.cache/ended-tests.txt")
for (const file of [reportPath, ended]) rmSync(file, { force: true })
process.env[endedFile] = ended

const temporary = makeFolderInMemory()
if (temporary !== undefined) {
  process.env.TMPDIR = temporary
  removeAtEnd(temporary)
  // The tests use the packages in the form in which they are installed: each is packed once.
  process.env.PACKED_PACKAGES = join(temporary, "packed")
}

// The compiler checks with one thread: several threads repeat the same inference. Its result is kept for the next run in the clone, which checks changed
// files and those that depend on them.
const keptTypes = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"] as const
const typesStep: Step = { name: "types", command: ["tsc", "-p", "tsconfig.json", "--checkers", "1", ...keptTypes] }
const packages: Step = {
  name: "packages are built, and fit to publish",
  command: ["node", "tools/ci/src/smoke/check-packages.ts"],
}
/** Checks that only read files, run in parallel with the tests, which do not always use all cores. */
const reading: readonly Step[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "specs lint", command: ["redocly", "lint"] },
  { name: "generated code is fresh", command: ["node", "packages/codegen/src/main.ts", "--check"] },
  { name: "changesets cover the spec changes", command: ["node", "packages/codegen/src/spec-diff/main.ts", "check"] },
  { name: "replay", command: ["node", "testing/proof/src/replay/main.ts"] },
]
const tests: Step = {
  name: "tests",
  command: [
    "vitest",
    "run",
    "--config=tools/ci/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportPath}`,
  ],
  count: () => countReport(reportPath),
}

// Tests only need the packages, none of the other steps.
const outcomes = await runLanes(
  [
    [typesStep, ...reading],
    [packages, tests],
  ],
  repository,
  tests,
)

console.log("")
for (const { name, passed, failed, seconds } of outcomes)
  console.log(`${failed === 0 ? "ok  " : "FAIL"} ${name} (${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s)`)
if (outcomes.at(-1)?.failed !== 0)
  for (const line of ["", ...failuresOf(reportPath, repository, ended), ""]) console.log(line)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
