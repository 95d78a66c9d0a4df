import { existsSync } from "node:fs"
import { join } from "node:path"
import { apis } from "@serac/codegen"
import { type DocPage, writtenPages } from "../docs/markdown/pages.ts"
import { repository } from "../docs/repository.ts"
import { type ClientDocument, clientDocuments, referenceKey, referenceUrl } from "./client-document.ts"
import { clientPage } from "./client-page.ts"
import { homePage } from "./home.ts"
import { linkedText, type Targets } from "./links.ts"
import { siteUrl } from "./site-url.ts"

/** A page of the site. */
export interface SitePage {
  /** The path of its source, from the root of the repository. */
  readonly source: string
  /** The page's path on the site, without a leading `/` and an extension; empty for the home page. */
  readonly url: string
  /** Markdown, with links of the site. */
  readonly text: string
}

/** Pages with wide tables and pictures, which are shown without an outline. */
const widePages = new Set([
  ...["support", "errors", "limits", "benchmarks"].map((name) => `docs/${name}.md`),
  "ARCHITECTURE.md",
  "api.md",
])
const wideFront = "---\naside: false\npageClass: wide\n---\n\n"

/**
 * All pages of the site: the committed Markdown of the repository, and for each client a page generated
 * here from its README and its documents, so that it is always up to date.
 *
 * @throws Error if a link has no target, or two pages have the same path
 */
export function sitePages(): readonly SitePage[] {
  const written = guidePages()
  const documents = clientDocuments()
  const targets = targetsOf(written, documents)
  const pages = written.map(({ path, text }): SitePage => {
    const own = documents.filter(({ api }) => path === `${api.folder}/README.md`)
    const linked = linkedText(path, text, targets)
    if (path === "docs/README.md") return { source: path, url: "", text: homePage() }
    if (widePages.has(path)) return { source: path, url: siteUrl(path), text: `${wideFront}${linked}` }
    return { source: path, url: siteUrl(path), text: own.length === 0 ? linked : clientPage(linked, own) }
  })
  const taken = pages.map(({ url }) => url)
  const twice = taken.filter((url, index) => taken.indexOf(url) !== index)
  if (twice.length > 0) throw new Error(`several pages are at ${twice.join(", ")}`)
  return pages
}

/** The Markdown files of the site: those written for readers, excluding notes on recorded data. */
export function guidePages(): readonly DocPage[] {
  return writtenPages().filter(({ path }) => !path.includes("/fixtures/"))
}

/** Where links lead: to pages, and from pages of the generated references, one an operation, to the page that has all of them. */
function targetsOf(written: readonly DocPage[], documents: readonly ClientDocument[]): Targets {
  const urls = new Map(written.map(({ path }) => [path, `/${siteUrl(path)}`]))
  for (const { folder, name } of apis) urls.set(`${folder}/reference/README.md`, `/reference/${name}/`)
  for (const client of documents)
    for (const operation of client.model.operations)
      urls.set(`${client.api.folder}/reference/${operation.file}.md`, referenceUrl(client, referenceKey(operation)))
  return { pageAt: (path) => urls.get(path), exists: (path) => existsSync(join(repository, path)) }
}
