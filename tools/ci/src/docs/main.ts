import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { limitsPage } from "./limits/limits-page.ts"
import { repository } from "./repository.ts"

// Writes docs/limits.md; with --check it only says whether the page is up to date.
const limitsFile = join(repository, "docs/limits.md")
const limits = limitsPage()
const isFresh = readFileSync(limitsFile, { encoding: "utf8", flag: "a+" }) === limits
if (isFresh) console.log("docs/limits.md is up to date")
else if (process.argv.includes("--check")) {
  console.error("docs/limits.md is stale; run `pnpm generate:docs`")
  process.exitCode = 1
} else {
  writeFileSync(limitsFile, limits)
  console.log("wrote docs/limits.md")
}
