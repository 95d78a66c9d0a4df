import type { ContractReport, ContractResult } from "@serac/mock"

/** The results as JUnit XML: a suite for each operation, a case for each request. */
export function junit({ title, results }: ContractReport): string {
  const byOperation = new Map<string, ContractResult[]>()
  for (const result of results)
    byOperation.set(result.operation, [...(byOperation.get(result.operation) ?? []), result])
  const suites = [...byOperation].map(
    ([operation, of]) =>
      `  <testsuite name="${escaped(operation)}" ${counts(of)}>\n${of.map(testCase).join("\n")}\n  </testsuite>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escaped(title)}" ${counts(results)}>\n${suites.join("\n")}\n</testsuites>\n`
}

function counts(results: readonly ContractResult[]): string {
  const count = (outcome: ContractResult["outcome"]) => results.filter((result) => result.outcome === outcome).length
  const time = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
  return `tests="${results.length}" failures="${count("failed")}" skipped="${count("untried")}" time="${time.toFixed(3)}"`
}

function testCase({ id, operation, outcome, problems, milliseconds }: ContractResult): string {
  const head = `    <testcase name="${escaped(id)}" classname="${escaped(operation)}" time="${(milliseconds / 1000).toFixed(3)}"`
  if (outcome === "passed") return `${head}/>`
  const [first = ""] = problems
  const inner =
    outcome === "failed"
      ? `<failure message="${escaped(first)}">${escaped(problems.join("\n"))}</failure>`
      : `<skipped message="${escaped(problems.join("; "))}"/>`
  return `${head}>${inner}</testcase>`
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Text for XML 1.0, which cannot contain control characters at all. */
const escaped = (text: string) =>
  text
    .replaceAll(/[&<>"]/g, (character) => entities[character] as string)
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "\uFFFD")
