import { expect, test } from "vitest"
import type { Mutant } from "./mutant.ts"
import { resultLine, survivorLines } from "./report.ts"

const mutant: Mutant = {
  file: "a.ts",
  start: 16,
  end: 21,
  line: 2,
  column: 5,
  kind: "EqualityOperator",
  before: "a > 1",
  after: "a >= 1",
}
const block: Mutant = { ...mutant, kind: "BlockStatement", before: "{\n  b()\n}", after: "{}" }

test("a mutant has a line with its place, its change, and what noticed it", () => {
  expect([
    resultLine({ mutant, outcome: { kind: "noticed", by: "a.test.ts > one", milliseconds: 1234 } }),
    resultLine({ mutant: block, outcome: { kind: "survived", files: 3, milliseconds: 96 } }),
    resultLine({ mutant, outcome: { kind: "not run" } }),
  ]).toEqual([
    "noticed   a.ts:2:5 EqualityOperator: a > 1 -> a >= 1 (a.test.ts > one, 1.2 s)",
    "survived  a.ts:2:5 BlockStatement: { ... (3 lines) -> {} (3 files of tests, 0.1 s)",
    "not run   a.ts:2:5 EqualityOperator: a > 1 -> a >= 1",
  ])
})

test("a survivor is shown with its place and its change", () => {
  expect([
    survivorLines({ mutant, outcome: { kind: "survived", files: 3, milliseconds: 96 } }),
    survivorLines({ mutant: block, outcome: { kind: "not run" } }),
  ]).toEqual([
    ["a.ts:2:5 EqualityOperator: no test notices it", "  - a > 1", "  + a >= 1"],
    ["a.ts:2:5 BlockStatement: no test runs it", "  - { ... (3 lines)", "  + {}"],
  ])
})
