import { type Assets, loadAssets, loadCompressed } from "./assets.ts"
import {
  type CompressedFile,
  type FileRequest,
  type FileResponse,
  fileResponse,
  textCompressor,
} from "./compressed-file.ts"
import { htmlOf } from "./html.ts"
import { originsIn } from "./origins.ts"
import { policyOf } from "./policy.ts"
import type { PageDocument, SiteDocument } from "./site-document.ts"

/** The files of a site by path. */
export interface ReferenceSite {
  /** All paths of the site, the page's first. */
  readonly paths: readonly string[]
  /**
   * The response at a path, compressed as the request's `accept-encoding` allows; undefined if there is none.
   *
   * @param request default: no accepted encodings and no cached file
   */
  find(path: string, request?: FileRequest): Promise<FileResponse | undefined>
}

/** Options of a site. */
export interface SiteOptions {
  /** Title of the page in the browser's tab. */
  readonly title: string
  readonly documents: readonly SiteDocument[]
  /** Path of the page. Default: `/docs`. */
  readonly path?: string
}

/**
 * Creates a reference site of documents, for any HTTP server: the page, its script and styles, and the documents.
 *
 * @example
 * import { readFile } from "node:fs/promises"
 * import { referenceSite } from "@serac/web/reference"
 *
 * const text = () => readFile("openapi.json", "utf8")
 * const site = referenceSite({ title: "My API", documents: [{ name: "mine", title: "My API", text, isHere: true }] })
 * const page = await site.find("/docs")
 * console.log(page?.headers["content-type"])
 */
export function referenceSite({ title, documents, path = "/docs" }: SiteOptions): ReferenceSite {
  // Relative, so that the page works behind a proxy that adds a path prefix.
  const below = path.slice(path.lastIndexOf("/") + 1)
  const up = "../".repeat(path.split("/").length - 2)
  const listed = documents.map((document): PageDocument & { readonly at: string } => {
    const { name, path: own, client, isHere } = document
    const at = own ?? `${path}/${name}.json`
    const url = own === undefined ? `${below}/${name}.json` : `${up}${own.slice(1)}`
    return { name, title: document.title, url, at, ...(client && { client }), ...(isHere && { isHere }) }
  })
  let policy: Promise<string> | undefined
  const compressPage = textCompressor(quality)
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
        "cache-control": "no-cache",
      },
      file: await compressPage(htmlOf(parts)),
    }
  }
  const files: Readonly<Record<string, () => Promise<SiteFile>>> = {
    [path]: async () => page(await loadAssets()),
    [`${path}/reference.js`]: async () => asset("text/javascript", (await loadCompressed()).script),
    [`${path}/reference.css`]: async () => asset("text/css", (await loadCompressed()).styles),
    ...Object.fromEntries(
      documents.flatMap(({ path: own, text }, index) =>
        own === undefined ? [[listed[index]?.at ?? "", documentFile(text)]] : [],
      ),
    ),
  }
  return {
    paths: Object.keys(files),
    async find(asked, request = {}) {
      const found = Object.hasOwn(files, asked) ? await files[asked]?.() : undefined
      return found && fileResponse(found.file, request, found.headers)
    },
  }
}

/** Brotli quality: low enough for the first request of a new service. */
const quality = 6

/** A file of a site with its response headers. */
interface SiteFile {
  readonly headers: Readonly<Record<string, string>>
  readonly file: CompressedFile
}

function documentFile(text: () => Promise<string>): () => Promise<SiteFile> {
  const compress = textCompressor(quality)
  return async () => ({
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
    file: await compress(await text()),
  })
}

/** The URL of a file changes with its content, so caches may keep it forever. */
function asset(type: string, file: CompressedFile): SiteFile {
  const cache = "public, max-age=31536000, immutable"
  return { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": cache }, file }
}
