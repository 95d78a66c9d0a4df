import { rmSync } from "node:fs"
import { join } from "node:path"
import { apis } from "@serac/codegen"
import { exportSite } from "@serac/web/reference"
import { build } from "vitepress"
import { readDocuments } from "../../../../packages/cli/src/docs/read-documents.ts"
import { problemsOf } from "./check-site.ts"
import { pagesFolder, toolFolder } from "./site-folders.ts"
import { sitePages } from "./site-pages.ts"
import { writePages } from "./write-pages.ts"

/**
 * Builds the site into a folder, which is emptied before: the pages, the index of their search, and a reference of each API.
 *
 * @param base where it is on its host: `/`, `/serac/`
 * @throws Error where a link leads to nothing, or a page would load something from another host
 */
export async function buildSite(folder: string, base: string): Promise<void> {
  writePages(sitePages(), pagesFolder)
  rmSync(folder, { recursive: true, force: true })
  await build(toolFolder, { outDir: folder, base })
  const { documents } = await readDocuments([])
  for (const { name, packageName } of apis) {
    const own = documents.filter(({ client }) => client?.packageName === packageName)
    await exportSite({ title: packageName, documents: own }, join(folder, "reference", name))
  }
  const problems = problemsOf(folder, base)
  if (problems.length > 0) throw new Error(problems.join("\n"))
}
