import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repository, sourcesIn, typeErrors } from "./support/program.ts"
import { blocksOf, examplesOf, fileOf, packageFolders, type Snippet } from "./support/snippets.ts"

const folders = packageFolders()

function snippets(): readonly Snippet[] {
  const sources = folders.flatMap((folder) => sourcesIn(join(folder, "src")))
  const readmes = [repository, ...folders].map((folder) => join(folder, "README.md")).filter((file) => existsSync(file))
  return [...sources.flatMap(examplesOf), ...readmes.flatMap(blocksOf)]
}

test("every example of a doc comment and every TypeScript block of a README compiles", () => {
  const found = snippets()
  const files = new Map(found.map((snippet) => [fileOf(snippet), `${snippet.code}\nexport {}\n`]))
  expect(files.size).toBe(found.length)
  expect(typeErrors(files)).toEqual([])
}, 120_000)

test("every client package shows an example for each operation, and its README has code", () => {
  const clients = folders.filter((folder) => folder.includes("clients"))
  const silent = clients.filter((folder) => blocksOf(join(folder, "README.md")).length === 0)
  const operations = clients
    .flatMap((folder) => sourcesIn(join(folder, "src/generated")))
    .filter((file) => !/(types|operations|methods|request|index)\.ts$/.test(file))
  expect({ silent, without: operations.filter((file) => examplesOf(file).length === 0) }).toEqual({
    silent: [],
    without: [],
  })
})
