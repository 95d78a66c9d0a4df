import type { MutantResult } from "@stryker-mutator/api/core"
import { expect, test } from "vitest"
import { mutationReport } from "./report.ts"

const text = "const a = 1\nif (a > 1) {\n  b()\n}\n"

const result = (fields: Partial<MutantResult>): MutantResult => ({
  id: "1",
  fileName: "a.ts",
  mutatorName: "EqualityOperator",
  replacement: "a >= 1",
  location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } },
  status: "Survived",
  ...fields,
})

test("each survivor is shown with its place and its change, in the order of the code", () => {
  const block = { start: { line: 2, column: 12 }, end: { line: 4, column: 2 } }
  const results = [
    result({ fileName: "b.ts" }),
    result({ location: block, mutatorName: "BlockStatement", replacement: "{\n}", status: "NoCoverage" }),
    result({}),
  ]
  expect(mutationReport(results, () => text)).toEqual({
    lines: [
      "a.ts:2:5 EqualityOperator: no test notices it",
      "  - a > 1",
      "  + a >= 1",
      "a.ts:2:12 BlockStatement: no test runs it",
      "  - { ... (3 lines)",
      "  + { ... (2 lines)",
      "b.ts:2:5 EqualityOperator: no test notices it",
      "  - a > 1",
      "  + a >= 1",
    ],
    survivors: 3,
    noticed: 0,
  })
})

test("a test that fails, takes too long or cannot be run has noticed the mutant; what is ignored counts for nothing", () => {
  const results = (["Killed", "Timeout", "RuntimeError", "CompileError", "Ignored"] as const).map((status) =>
    result({ status }),
  )
  expect(mutationReport(results, () => text)).toEqual({ lines: [], survivors: 0, noticed: 4 })
})
