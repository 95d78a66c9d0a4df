import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"
import { git } from "../../src/mutate/git.ts"

const root = realpathSync(mkdtempSync(join(tmpdir(), "serac-mutated-")))
afterAll(() => rmSync(root, { recursive: true }))

const least = "packages/least/src/least.ts"
const half = "packages/half/src/half.ts"
const files: Readonly<Record<string, string>> = {
  "vitest.config.ts": `const project = (name: string) => ({
  test: { name, root: \`packages/\${name}\`, include: ["src/*.test.ts"] },
})
export default { test: { projects: [project("least"), project("half")] } }
`,
  ".gitignore": "node_modules\n",
  "packages/least/package.json": '{ "name": "@own/least", "type": "module", "exports": "./src/least.ts" }',
  [least]: "export const least = (a: number, b: number) => (a < b ? a : b)\n",
  "packages/least/src/least.test.ts": `import { expect, test } from "vitest"
import { least } from "./least.ts"

test("the first", () => expect(least(1, 2)).toBe(1))
`,
  "packages/half/package.json": '{ "name": "@own/half", "type": "module", "dependencies": { "@own/least": "*" } }',
  [half]: `import { least } from "@own/least"

export const half = (a: number) => least(a / 2, 4)
`,
  "packages/half/src/half.test.ts": `import { expect, test } from "vitest"
import { half } from "./half.ts"

test("half, at most four", () => expect([half(2), half(10)]).toEqual([1, 4]))
`,
}

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  mkdirSync(join(root, "node_modules"))
  symlinkSync(fileURLToPath(new URL("../../node_modules/vitest", import.meta.url)), join(root, "node_modules/vitest"))
  const installed = join(root, "packages/half/node_modules/@own")
  mkdirSync(installed, { recursive: true })
  symlinkSync("../../../least", join(installed, "least"))
  git(root, "init", "--quiet", "--initial-branch", "main")
})

function run(...args: readonly string[]) {
  const main = fileURLToPath(new URL("../../src/mutate/main.ts", import.meta.url))
  // A vitest process within a vitest run would treat itself as a worker of that run.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)))
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, "--root", root, ...args], {
    cwd: root,
    encoding: "utf8",
    env,
  })
  return { status, stdout: stdout.trimEnd().split("\n"), stderr }
}

/** The line of a mutant without the file of tests that was the first to notice it, and without its seconds. */
const withoutTimes = (line: string) => line.replace(/ \((?:packages|\d).*, \d+\.\d s\)$/, "")

test("mutants are told that no test notices, here or, where a project is named, in another package; the code stays as it is", () => {
  const first = run("--project", "half", least)
  expect({ ...first, stdout: first.stdout.map(withoutTimes) }).toEqual({
    status: 1,
    stdout: [
      "5 of 5 mutants in 1 file, seed 1, tests of least, half",
      `noticed   ${least}:1:22 ArrowFunction: (a: number, b: number) => (a < b ? a : b) -> () => undefined`,
      `noticed   ${least}:1:49 ConditionalExpression: a < b -> true`,
      `noticed   ${least}:1:49 ConditionalExpression: a < b -> false`,
      `survived  ${least}:1:49 EqualityOperator: a < b -> a <= b`,
      `noticed   ${least}:1:49 EqualityOperator: a < b -> a >= b`,
      // The test of the other package alone notices that the first number is not always the least one. Of two that are equal either is.
      `${least}:1:49 EqualityOperator: no test notices it`,
      "  - a < b",
      "  + a <= b",
      "4 noticed, 1 not",
    ],
    stderr: "",
  })
  expect(first.stdout[2]).toContain(" -> true (packages/half/src/half.test.ts > half, at most four, ")
  expect(readFileSync(join(root, least), "utf8")).toBe(files[least])
  // Of the same code everything is known, to the tenth of a second.
  expect(run("--project", "half", least)).toEqual(first)
})
