import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { expect, test } from "vitest"
import { packageFolders, repository, sourcesIn } from "./support/program.ts"

/** What only those who wrote the documents can look up: sections of a requirement, and what a call costs somewhere. */
const unpublished =
  /x-requirement|\brequirement's\b|\brequirements?[ :]+(?:node )?\d|\(?(?:not in )?the requirement\b|\(requirement|`, weight \d/i

/** The files of the published packages that their users read, and those of the repository that stand beside them. */
function published(): readonly string[] {
  // The generator reads these members, and is no document.
  const packages = packageFolders()
    .filter((folder) => folder !== "packages/codegen")
    .map((folder) => join(repository, folder))
  const documents = packages.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(README\.md|open(api|rpc)\.json)$/.test(name))
      .map((name) => join(folder, name)),
  )
  const sources = packages
    .flatMap((folder) => sourcesIn(join(folder, "src")))
    .filter((file) => !/\.test(-d)?\.ts$/.test(file))
  return [...documents, ...sources, join(repository, "README.md"), join(repository, "api.md")]
}

test("nothing that is published cites what its readers cannot look up", () => {
  const files = published()
  expect(files.length).toBeGreaterThan(500)
  const citing = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        unpublished.test(line) ? [`${relative(repository, file)}:${index + 1}: ${line.trim()}`] : [],
      ),
  )
  expect(citing).toEqual([])
})
