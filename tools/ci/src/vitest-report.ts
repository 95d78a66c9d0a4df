import { existsSync, readFileSync } from "node:fs"
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"

interface TestCase {
  readonly status: string
  readonly fullName: string
  readonly failureMessages: readonly string[] | null
}

interface TestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly TestCase[]
}

interface VitestReport {
  readonly testResults?: readonly TestFile[]
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numFailedTestSuites: number
}

/** Counts a vitest JSON report. A skipped test proves nothing, so it counts as failed; so does a report that is missing. */
export function countReport(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: failed === 0 && report.numFailedTestSuites > 0 ? 1 : failed }
}

const maxFailureLines = 6

/**
 * The failures in a vitest JSON report, by file, with part of their messages, for the end of the output, which is often the only part
 * that is kept. Tests that hung and were stopped with their process come first, since the report only says that they were not run.
 *
 * @param ended - the file with a line for each of these, if there were any
 */
export function failuresOf(file: string, root: string, ended?: string): readonly string[] {
  const hung = ended !== undefined && existsSync(ended) ? readFileSync(ended, "utf8").trim().split("\n") : []
  return [...hung.map((line) => line.replaceAll(root, "")), ...inReport(file, root)]
}

function inReport(file: string, root: string): readonly string[] {
  if (!existsSync(file)) return [`no report was written to ${file}`]
  const { testResults = [] } = JSON.parse(readFileSync(file, "utf8")) as VitestReport
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === "failed")
    const notRun = assertionResults.filter((test) => test.status !== "failed" && test.status !== "passed").length
    return [
      // A file that could not be loaded, or one of whose hooks failed, has its own error message.
      ...(status === "failed" && (message !== "" || failed.length === 0) ? [place, ...beginning(message, root)] : []),
      ...failed.flatMap(({ fullName, failureMessages }) => [
        `${place}: ${fullName}`,
        ...beginning((failureMessages ?? []).join("\n"), root),
      ]),
      ...(notRun > 0 ? [`${place}: ${notRun} not run`] : []),
    ]
  })
}

/** The first lines of a message and the places in the project, not those of libraries. */
function beginning(message: string, root: string): readonly string[] {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
  return lines.slice(0, maxFailureLines).map((line) => `  ${line.replaceAll(root, "").slice(0, 300)}`)
}
