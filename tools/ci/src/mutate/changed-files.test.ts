import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { changedFiles, defaultBase, isSource, namedSources } from "./changed-files.ts"
import { git } from "./git.ts"

const root = mkdtempSync(join(tmpdir(), "serac-changed-"))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
function commit(): string {
  git(root, "add", ".")
  git(root, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "change")
  return git(root, "rev-parse", "HEAD").trim()
}

const [committed, edited, added, same, gone] = ["committed", "edited", "added", "same", "gone"].map(
  (name) => `packages/client/src/rest/${name}.ts`,
) as [string, string, string, string, string]
let first = ""

beforeAll(() => {
  git(root, "init", "--quiet", "--initial-branch", "main")
  for (const file of [committed, edited, same, gone]) write(file, "old")
  first = commit()
})

test("code is what stands in src of a package, neither test nor generated", () => {
  expect(
    [
      same,
      "tools/ci/src/mutate/deep/er.ts",
      "packages/client/src/rest/a.test.ts",
      "packages/client/src/rest/a.test-d.ts",
      "packages/clients/data/src/generated/a.ts",
      "packages/client/test/rest/a.ts",
      "packages/client/src/rest/README.md",
      "vitest.config.ts",
    ].filter(isSource),
  ).toEqual([same, "tools/ci/src/mutate/deep/er.ts"])
})

test("what was committed since, what is edited and what is new has changed; what is gone or the same has not", () => {
  git(root, "checkout", "--quiet", "-b", "branch")
  write(committed, "new")
  write("README.md", "new")
  rmSync(join(root, gone))
  commit()
  expect(defaultBase(root)).toBe(first)
  write(edited, "new")
  write(added, "new")
  expect(changedFiles(root, first)).toEqual([added, committed, edited])
  expect(changedFiles(root, "HEAD")).toEqual([added, edited])
  git(root, "checkout", "--quiet", "main")
  expect(defaultBase(root)).toBe("HEAD~1")
})

test("a source is named by its path or by a folder above it", () => {
  const folder = "packages/client/src/rest"
  expect(namedSources(root, [same, folder])).toEqual([added, committed, edited, gone, same].sort())
  expect(() => namedSources(root, [same, "packages/client/test"])).toThrow(
    /^packages\/client\/test is no source of a package$/,
  )
})

test("a commit that is not there is an error in git's words", () => {
  expect(() => changedFiles(root, "nowhere")).toThrow(/^git diff: fatal: bad revision 'nowhere'$/m)
})
