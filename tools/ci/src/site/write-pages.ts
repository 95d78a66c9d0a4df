import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { SitePage } from "./site-pages.ts"

/** Writes the pages into an empty folder, each at its site path. */
export function writePages(pages: readonly SitePage[], folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const { url, text } of pages) {
    const file = join(folder, `${url === "" ? "index" : url}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
