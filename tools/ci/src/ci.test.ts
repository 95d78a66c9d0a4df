import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { runStep } from "./step.ts"
import { countReport } from "./vitest-report.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-ci-"))
afterAll(() => rmSync(folder, { recursive: true }))
const outcome = (passed: number, failed: number) => ({ name: "s", passed, failed, seconds: expect.any(Number) })

test("a command that ends with 0 is one passed check, any other one failed", async () => {
  expect(await runStep({ name: "s", command: ["node", "-e", ""] }, folder)).toEqual(outcome(1, 0))
  expect(await runStep({ name: "s", command: ["node", "-e", "process.exit(3)"] }, folder)).toEqual(outcome(0, 1))
})

test("a command that does not exist is a failed check", async () => {
  expect(await runStep({ name: "s", command: ["serac-no-such-command"] }, folder)).toEqual(outcome(0, 1))
})

test("a command that fails with no failed check among those it counted is a failure", async () => {
  const crash = {
    name: "s",
    command: ["node", "-e", "process.exit(1)"],
    count: () => ({ passed: 7, failed: 0 }),
  } as const
  expect(await runStep(crash, folder)).toEqual(outcome(7, 1))
})

test("skipped and planned tests count as failed, and so does a report that is missing", () => {
  const file = join(folder, "report.json")
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3, numFailedTestSuites: 1 }
  writeFileSync(file, JSON.stringify(report))
  expect(countReport(file)).toEqual({ passed: 5, failed: 6 })
  expect(countReport(join(folder, "none.json"))).toEqual({ passed: 0, failed: 1 })
})

test("a suite that could not be loaded is a failure", () => {
  const file = join(folder, "unloaded.json")
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numFailedTestSuites: 1 }
  writeFileSync(file, JSON.stringify(report))
  expect(countReport(file)).toEqual({ passed: 5, failed: 1 })
})
