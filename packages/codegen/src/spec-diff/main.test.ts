import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

const manifest = join(import.meta.dirname, "../../package.json")

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

test.each([
  ["a file that is not there", ["compare", "none.json", manifest], "none.json: no such file\n"],
  ["a file that is no JSON", ["compare", import.meta.filename, manifest], /^\S+main\.test\.ts: Unexpected token/],
  ["a file that is no spec", ["compare", manifest, manifest], /neither an openapi nor an openrpc member\n$/],
  ["a missing argument", ["compare", manifest], "error: missing required argument 'after'\n"],
])("%s is an error of one line and ends with 2, since 1 is a finding", (_, args, message) => {
  const { status, stdout, stderr } = run(...args)
  expect({ status, stdout, lines: stderr.trimEnd().split("\n").length }).toEqual({ status: 2, stdout: "", lines: 1 })
  expect(stderr).toEqual(typeof message === "string" ? message : expect.stringMatching(message))
})
