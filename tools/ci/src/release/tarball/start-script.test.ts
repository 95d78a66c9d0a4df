import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { startScript } from "./start-script.ts"

/** Unpacks a tarball whose Node.js prints its arguments, in a folder with a space in its name. */
function unpack(): string {
  const folder = join(mkdtempSync(join(tmpdir(), "serac-start-")), "two words")
  onTestFinished(() => rmSync(join(folder, ".."), { recursive: true }))
  for (const name of ["bin", "lib", "elsewhere"]) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, "bin/serac"), startScript, { mode: 0o755 })
  writeFileSync(join(folder, "lib/node"), `#!/bin/sh\nfor each in "$@"; do echo "$each"; done\n`, { mode: 0o755 })
  return folder
}

const linesOf = (program: string, args: readonly string[], cwd: string) =>
  execFileSync(program, args, { cwd, env: { PATH: "/usr/bin:/bin" }, encoding: "utf8" })
    .trim()
    .split("\n")

test("the command gets its arguments as they are, from any folder, and by links, relative ones too", () => {
  const folder = unpack()
  symlinkSync("../bin/serac", join(folder, "elsewhere/relative"))
  symlinkSync(join(folder, "elsewhere/relative"), join(folder, "elsewhere/link"))
  const expected = [expect.stringMatching(/\/lib\/node_modules\/@serac\/cli\/dist\/main\.js$/), "--name", "a  b", ""]
  const args = ["--name", "a  b", ""]
  for (const program of ["bin/serac", "elsewhere/relative", "elsewhere/link"])
    expect([program, linesOf(join(folder, program), args, "/")[0]]).toEqual([program, expected[0]])
  expect(linesOf("./serac", args, join(folder, "bin"))).toEqual(expected.slice(0, 3))
  expect(linesOf("sh", ["serac", ...args], join(folder, "bin"))).toEqual(expected.slice(0, 3))
})
