import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { benchmarkPages, fillTables } from "./benchmarks/fill-tables.ts"
import { limitsPage } from "./limits/limits-page.ts"
import { repository } from "./repository.ts"

// Writes docs/limits.md and the tables of the pages of benchmarks; with --check it only says whether they are up to date.
const read = (path: string) => readFileSync(join(repository, path), { encoding: "utf8", flag: "a+" })
const pages = new Map([
  ["docs/limits.md", limitsPage()],
  ...benchmarkPages.map((path): [string, string] => [path, fillTables(read(path))]),
])
for (const [path, page] of pages) {
  if (read(path) === page) console.log(`${path} is up to date`)
  else if (process.argv.includes("--check")) {
    console.error(`${path} is stale; run \`pnpm generate:docs\``)
    process.exitCode = 1
  } else {
    writeFileSync(join(repository, path), page)
    console.log(`wrote ${path}`)
  }
}
