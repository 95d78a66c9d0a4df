import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { findMutants } from "./find-mutants.ts"
import { mutatedText } from "./mutant.ts"

test("each mutant has its place and its change, which does not change what stands beside it", async () => {
  const root = mkdtempSync(join(tmpdir(), "serac-mutants-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const text = 'const word: string = "text"\nexport const all = (a: boolean, b?: boolean) => a && b && !!word\n'
  writeFileSync(join(root, "a.ts"), text)
  const mutants = await findMutants(root, ["a.ts"])
  const [operator] = mutants.filter(({ before, kind }) => before === "a && b" && kind === "LogicalOperator")
  expect(operator).toEqual({
    file: "a.ts",
    start: 76,
    end: 82,
    line: 2,
    column: 49,
    kind: "LogicalOperator",
    before: "a && b",
    after: "(a || b)",
  })
  expect(operator && mutatedText(text, operator)).toBe(text.replace("a && b", "(a || b)"))
  expect(mutants.every((mutant) => text.slice(mutant.start, mutant.end) === mutant.before)).toBe(true)
  expect(mutants.filter(({ line }) => line === 1)).toEqual([])
})
