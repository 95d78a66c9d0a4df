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

/** The files of a page, by their paths. */
export interface ReferenceSite {
  /** Every path that it has, the page's first. */
  readonly paths: readonly string[]
  /**
   * The response at a path, compressed as the request's `accept-encoding` allows; undefined where there is nothing.
   *
   * @param request default: a client that reads no encoding and has nothing yet
   */
  find(path: string, request?: FileRequest): Promise<FileResponse | undefined>
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
 * import { referenceSite } from "@serac/web/reference"
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

/** Of Brotli: a page of a service that was just started is not waited for. */
const quality = 6

/** A file of a site, and what its response says of it. */
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

/** The URL of a file changes with its content, so that it may be kept for ever. */
function asset(type: string, file: CompressedFile): SiteFile {
  const cache = "public, max-age=31536000, immutable"
  return { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": cache }, file }
}
