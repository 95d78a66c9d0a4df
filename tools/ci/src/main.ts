import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Outcome, runStep, type Step } from "./step.ts"
import { countReport } from "./vitest-report.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const report = join(root, "node_modules/.cache/vitest-report.json")
mkdirSync(join(report, ".."), { recursive: true })
rmSync(report, { force: true })

const steps: readonly Step[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "specs lint", command: ["redocly", "lint"] },
  { name: "generated code is fresh", command: ["node", "tools/codegen/src/main.ts", "--check"] },
  { name: "changesets cover the spec changes", command: ["node", "tools/spec-diff/src/main.ts", "check"] },
  { name: "types", command: ["turbo", "run", "typecheck"] },
  { name: "build", command: ["turbo", "run", "build"] },
  { name: "packages are fit to publish", command: ["node", "tools/smoke/src/check-packages.ts"] },
  {
    name: "tests",
    command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    count: () => countReport(report),
  },
  { name: "replay", command: ["node", "tools/replay/src/main.ts"] },
]

const outcomes: Outcome[] = []
for (const step of steps) outcomes.push(await runStep(step, root))

console.log("")
for (const { name, passed, failed, seconds } of outcomes)
  console.log(`${failed === 0 ? "ok  " : "FAIL"} ${name} (${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s)`)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
