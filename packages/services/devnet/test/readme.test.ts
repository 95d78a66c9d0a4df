import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const packages = fileURLToPath(new URL("../..", import.meta.url))

/** The TypeScript of a README. */
const examplesOf = (name: string) =>
  [...readFileSync(`${packages}${name}/README.md`, "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
    ([, code = ""], index) => [name, index, code] as const,
  )

/** What an example says that it prints: the comments behind its `console.log`. */
const promised = (code: string) => [...code.matchAll(/^ *console\.log\(.*\) \/\/ (.*)$/gm)].map(([, line]) => line)

const examples = ["devnet", "ledger", "evm-chain"].flatMap(examplesOf)

test.each(examples)("example %$ of the README of %s runs and prints what it says", (name, _, code) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--no-warnings", "--input-type=module-typescript", "--eval", code],
    { cwd: `${packages}${name}`, encoding: "utf8" },
  )
  expect({ status, stderr, printed: stdout.split("\n").filter((line) => line !== "") }).toEqual({
    status: 0,
    stderr: "",
    printed: promised(code),
  })
})

test("each of these READMEs has an example", () => {
  expect(new Set(examples.map(([name]) => name))).toEqual(new Set(["devnet", "ledger", "evm-chain"]))
})
