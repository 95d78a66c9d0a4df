import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadAssets } from "./assets.ts"
import { htmlOf } from "./html.ts"
import { originsIn } from "./origins.ts"
import { policyOf } from "./policy.ts"
import type { SiteOptions } from "./site.ts"

/**
 * Writes a page into a folder: `index.html` with its documents, a script and styles. It works when opened as a file, and any server can
 * serve it.
 */
export async function exportSite({ title, documents }: Omit<SiteOptions, "path">, folder: string): Promise<void> {
  const { script, styles } = await loadAssets()
  const shown = documents.map(({ name, title: own, client }) => ({
    name,
    title: own,
    url: "",
    ...(client && { client }),
  }))
  const texts = await Promise.all(documents.map(({ text }) => text()))
  // A policy in a `<meta>` element cannot contain `frame-ancestors`.
  const policy = policyOf(await originsIn(documents)).replace("frame-ancestors 'none'; ", "")
  const parts = { title, documents: shown, script: "reference.js", styles: "reference.css", policy, texts }
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(join(folder, "index.html"), htmlOf(parts)),
    writeFile(join(folder, "reference.js"), script),
    writeFile(join(folder, "reference.css"), styles),
  ])
}
