import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, expect, test, vi } from "vitest"
import { runLanes } from "./lanes.ts"
import { runStep } from "./step.ts"
import { countReport, failuresOf } from "./vitest-report.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-ci-"))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())
const outcome = (passed: number, failed: number) => ({ name: "s", passed, failed, seconds: expect.any(Number) })

test("a command that ends with 0 is one passed check, any other one failed", async () => {
  expect(await runStep({ name: "s", command: ["node", "-e", ""] }, folder)).toEqual(outcome(1, 0))
  expect(await runStep({ name: "s", command: ["node", "-e", "process.exit(3)"] }, folder)).toEqual(outcome(0, 1))
})

test("a key in what a command prints is a failed check, and its test is told, as far as there is one", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {})
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true)
  const key = `serac_0aZ3Bq9k_$\{"0".repeat(49)}`
  const program = `console.log("stdout | a.test.ts > says a key"); console.error(\`who is ${key}?\`)`
  const step = { name: "s", command: ["node", "-e", program], count: () => ({ passed: 7, failed: 0 }) } as const
  for (const shown of ["as it comes", "at its end"] as const)
    expect(await runStep(step, folder, shown)).toEqual(outcome(7, 1))
  expect(log).toHaveBeenCalledWith(
    'FAIL the output of "s" holds the key serac_0aZ3Bq9k in stdout | a.test.ts > says a key',
  )
  expect(write).toHaveBeenCalled()
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

test("what failed is told once more in a few lines: each test, each file that failed itself, and how many were not run", () => {
  const file = join(folder, "failed.json")
  const failed = (fullName: string, failureMessages: string[]) => ({ status: "failed", fullName, failureMessages })
  const message = `\u001b[31mError: no\u001b[39m\n    at /repo/node_modules/x.js:1:1\n    at /repo/a.test.ts:3:5\n${"more\n".repeat(99)}`
  const tests = [{ status: "passed", fullName: "holds", failureMessages: [] }, failed("a thing holds", [message])]
  const notRun = { status: "skipped", fullName: "is not run", failureMessages: [] }
  const testResults = [
    { name: "/repo/a.test.ts", status: "failed", message: "", assertionResults: tests },
    { name: "/repo/b.test.ts", status: "failed", message: "Error: it did not load", assertionResults: [] },
    { name: "/repo/c.test.ts", status: "passed", message: "", assertionResults: tests.slice(0, 1) },
    { name: "/repo/d.test.ts", status: "failed", message: "a hook broke", assertionResults: [notRun, notRun] },
  ]
  writeFileSync(file, JSON.stringify({ testResults }))
  expect(failuresOf(file, "/repo/")).toEqual([
    "a.test.ts: a thing holds",
    "  Error: no",
    "      at a.test.ts:3:5",
    ...Array(4).fill("  more"),
    "b.test.ts",
    "  Error: it did not load",
    "d.test.ts",
    "  a hook broke",
    "d.test.ts: 2 not run",
  ])
  const ended = join(folder, "ended.txt")
  writeFileSync(ended, "/repo/e.test.ts: never ends: ended after 55 s\n/repo/f.test.ts: loading: ended after 55 s\n")
  expect(failuresOf(file, "/repo/", ended).slice(0, 3)).toEqual([
    "e.test.ts: never ends: ended after 55 s",
    "f.test.ts: loading: ended after 55 s",
    "a.test.ts: a thing holds",
  ])
  expect(failuresOf(file, "/repo/", join(folder, "none.txt"))).toEqual(failuresOf(file, "/repo/"))
  expect(failuresOf(join(folder, "none.json"), "/repo/")).toEqual([
    `no report was written to ${join(folder, "none.json")}`,
  ])
})

test("lanes run at the same time, the steps of each in their order, and all outcomes are told", async () => {
  const node = (name: string, code: string) => ({ name, command: ["node", "-e", code] }) as const
  // Each step waits for a file of the other lane, so running one lane after the other would never end.
  const made = (file: string) => `require("node:fs").writeFileSync("${file}", "")`
  const seen = (file: string) => `while (!require("node:fs").existsSync("${file}"));`
  const lanes = [
    [node("a", made("a")), node("b", `${seen("c")}process.exit(1)`)],
    [node("c", `${seen("a")}${made("c")}`)],
  ]
  const outcomes = await runLanes(lanes, folder)
  expect(outcomes.map(({ name, passed, failed }) => ({ name, passed, failed }))).toEqual([
    { name: "a", passed: 1, failed: 0 },
    { name: "b", passed: 0, failed: 1 },
    { name: "c", passed: 1, failed: 0 },
  ])
})

test("what a step beside others says is shown in one piece, after its name", async () => {
  const shown: string[] = []
  const show = (text: unknown) => shown.push(`${text}`) > 0
  vi.spyOn(console, "log").mockImplementation(show)
  vi.spyOn(process.stdout, "write").mockImplementation(show)
  const code = "process.stdout.write('one '); setTimeout(() => process.stderr.write('two'), 20)"
  await runLanes([[{ name: "s", command: ["node", "-e", code] }], []], folder)
  expect(shown).toEqual([`\n── s: node -e ${code}`, "one two"])
})
