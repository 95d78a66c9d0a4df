import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { expect, test } from "vitest"
import { packageFolders, repository, sourcesIn } from "./support/program.ts"

/** Texts that only the authors of the documents can understand: section numbers of requirements, and prices. */
const unpublished =
  /x-requirement|\brequirement's\b|\brequirements?[ :]+(?:node )?\d|\(?(?:not in )?the requirement\b|\(requirement|`, weight \d/i

/** The files of the published packages that users read, and the repository's own documentation. */
function published(): readonly string[] {
  // The generator is excluded: its sources name these extensions, since it reads them.
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
