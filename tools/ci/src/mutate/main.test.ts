import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

test("help tells each option and ends with 0", () => {
  const { status, stdout } = run("--help")
  expect(status).toBe(0)
  expect([...stdout.matchAll(/^ {2}(?:-h, )?--(\w+)/gm)].map(([, name]) => name)).toEqual([
    "root",
    "since",
    "seed",
    "limit",
    "seconds",
    "project",
    "help",
  ])
})

test.each([
  [["--limit", "0"], /'0' is invalid. It is a whole number from 1 on.\n$/],
  [["--seed", "one"], /'one' is invalid. It is a whole number from 0 on.\n$/],
  [[import.meta.filename], /^tools\/ci\/src\/mutate\/main\.test\.ts is no source of a package\n$/],
  [["packages/store/test"], /^packages\/store\/test is no source of a package\n$/],
  [["--since", "nowhere"], /^git diff: fatal: bad revision 'nowhere'\n$/],
])("%s is an error that says why and ends with 2, since 1 is a finding", (args, message) => {
  expect(run(...args)).toEqual({ status: 2, stdout: "", stderr: expect.stringMatching(message) })
})
