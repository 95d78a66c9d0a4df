import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { benchmarkPages, fillTables } from "./benchmarks/fill-tables.ts"
import { fillColumnTables } from "./columns-tables.ts"
import { limitsPage } from "./limits/limits-page.ts"
import { fillListsTable } from "./lists-table.ts"
import { writtenPages } from "./markdown/pages.ts"
import { fillNotPublic, saysWhatIsNotPublic } from "./not-public.ts"
import { repository } from "./repository.ts"
import { scalingPage } from "./scaling/scaling-page.ts"
import { settingsSchema } from "./settings-schema.ts"

// Writes the parts of pages that are generated from declared settings and limits, the table of lists, the tables of benchmark results and what
// follows from them, and the line that says
// what is not public yet; with --check, only reports whether they are up to date.
const read = (path: string) => readFileSync(join(repository, path), { encoding: "utf8", flag: "a+" })
const files = new Map([
  ["docs/limits.md", limitsPage()],
  ["docs/scaling.md", scalingPage()],
  ["packages/cli/serac.schema.json", settingsSchema()],
  ["docs/columns.md", fillColumnTables(read("docs/columns.md"))],
  ["docs/operating.md", fillListsTable(read("docs/operating.md"))],
  ...benchmarkPages.map((path): [string, string] => [path, fillTables(read(path))]),
])
for (const { path, text } of writtenPages().filter(saysWhatIsNotPublic))
  files.set(path, fillNotPublic({ path, text: files.get(path) ?? text }))
for (const [path, text] of files) {
  if (read(path) === text) console.log(`${path} is up to date`)
  else if (process.argv.includes("--check")) {
    console.error(`${path} is stale; run \`pnpm generate:docs\``)
    process.exitCode = 1
  } else {
    writeFileSync(join(repository, path), text)
    console.log(`wrote ${path}`)
  }
}
