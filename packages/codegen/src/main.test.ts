import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

test("an unknown API is an error of one line, and nothing is said to be written", () => {
  expect(run("--only", "y-chain")).toEqual({
    status: 1,
    stdout: "",
    stderr: 'no API is named "y-chain"; there are data, metrics, health, x-chain, p-chain, subnet-evm\n',
  })
})

test("--help says what the options do", () => {
  const { status, stdout, stderr } = run("--help")
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
  expect(stdout).toMatch(/--only API {2}one of data, .*\n {2}--check /)
})

test("an unknown option is answered with the usage", () => {
  const { status, stderr } = run("--all")
  expect({ status, usage: stderr.trimEnd().split("\n").at(-1) }).toEqual({
    status: 1,
    usage: "usage: pnpm generate [--only API] [--check]",
  })
})
