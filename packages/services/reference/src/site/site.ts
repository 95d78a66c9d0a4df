import { type Assets, loadAssets } from "./assets.ts"
import { htmlOf } from "./html.ts"
import { originsIn } from "./origins.ts"
import { policyOf } from "./policy.ts"
import type { PageDocument, SiteDocument } from "./site-document.ts"

/** A file of a site, as an HTTP response. */
export interface SiteFile {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The files of a page, by their paths. */
export interface ReferenceSite {
  /** Every path that it has, the page's first. */
  readonly paths: readonly string[]
  /** What is served at a path; undefined where there is nothing. */
  find(path: string): Promise<SiteFile | undefined>
}

/** What a site is made of. */
export interface SiteOptions {
  /** Of the page, as a browser's tab shows it. */
  readonly title: string
  readonly documents: readonly SiteDocument[]
  /** Where the page is. Default `/docs`. */
  readonly path?: string
}

/**
 * A reference of documents for any server of HTTP to serve: the page, its script and styles, and the documents.
 *
 * @example
 * import { readFile } from "node:fs/promises"
 * import { referenceSite } from "@serac/reference"
 *
 * const text = () => readFile("openapi.json", "utf8")
 * const site = referenceSite({ title: "My API", documents: [{ name: "mine", title: "My API", text, isHere: true }] })
 * const page = await site.find("/docs")
 * console.log(page?.headers["content-type"])
 */
export function referenceSite({ title, documents, path = "/docs" }: SiteOptions): ReferenceSite {
  // Relative, so that the page works behind a proxy that puts something before its path.
  const below = path.slice(path.lastIndexOf("/") + 1)
  const up = "../".repeat(path.split("/").length - 2)
  const listed = documents.map((document): PageDocument & { readonly at: string } => {
    const { name, path: own, client, isHere } = document
    const at = own ?? `${path}/${name}.json`
    const url = own === undefined ? `${below}/${name}.json` : `${up}${own.slice(1)}`
    return { name, title: document.title, url, at, ...(client && { client }), ...(isHere && { isHere }) }
  })
  let policy: Promise<string> | undefined
  const page = async ({ version }: Assets): Promise<SiteFile> => {
    policy ??= originsIn(documents).then(policyOf)
    const file = (name: string) => `${below}/${name}?${version}`
    const shown = listed.map(({ at: _, ...document }) => document)
    const parts = { title, documents: shown, script: file("reference.js"), styles: file("reference.css") }
    return {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": await policy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cache-control": "no-cache",
      },
      body: htmlOf(parts),
    }
  }
  const files: Readonly<Record<string, () => Promise<SiteFile>>> = {
    [path]: async () => page(await loadAssets()),
    [`${path}/reference.js`]: async () => asset("text/javascript", (await loadAssets()).script),
    [`${path}/reference.css`]: async () => asset("text/css", (await loadAssets()).styles),
    ...Object.fromEntries(
      documents.flatMap(({ path: own, text }, index) =>
        own === undefined
          ? [[listed[index]?.at ?? "", async () => asset("application/json", await text(), "no-cache")]]
          : [],
      ),
    ),
  }
  return {
    paths: Object.keys(files),
    find: async (asked) => (Object.hasOwn(files, asked) ? files[asked]?.() : undefined),
  }
}

/** The name of a file changes with what is in it, so that it may be kept for ever. */
function asset(type: string, body: string, cache = "public, max-age=31536000, immutable"): SiteFile {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": cache,
    "x-content-type-options": "nosniff",
  }
  return { headers, body }
}
