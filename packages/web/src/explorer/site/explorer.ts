import { type CompressedFile, compressFile, fileResponse } from "../../reference/site/compressed-file.ts"
import type { PageSettings } from "../page/data/settings.ts"
import { patterns } from "../page/router/patterns.ts"
import type { Asker, SiteRequest, SiteResponse } from "./answer.ts"
import { loadAssets } from "./assets.ts"
import { assetsPath, htmlOf } from "./html.ts"
import { isForBrowser, isPage, type ServedSubjects } from "./is-page.ts"
import { policyOf } from "./policy.ts"

/** What the app is told. */
export interface ExplorerOptions {
  /** The gateway that `ipfs:` URIs are read by: `https://ipfs.example`. Without one their pictures are not shown. */
  readonly ipfsGateway?: string
  /**
   * Asks the metrics service for one of its operations, by path and query, on somebody's behalf, so that a page needs no other origin.
   * Default: nobody is there to ask.
   */
  readonly askMetrics?: (pathAndQuery: string, from: Asker | undefined) => Promise<SiteResponse>
  /** What there are pages of; those of any other chain or network are a 404. Default: of whatever a path names. */
  readonly served?: ServedSubjects
}

/** The explorer, for any server of HTTP to serve at the data service's origin. */
export interface Explorer {
  /** Where it answers: paths of their own, and beginnings of paths that end with `/`. */
  readonly paths: readonly string[]
  /** What is sent; undefined where there is nothing. */
  find(asked: SiteRequest): Promise<SiteResponse | undefined>
}

/** Where the app asks the metrics service. */
const metricsPath = `${assetsPath}metrics`

/** Where the paths of pages begin. */
const beginnings = [...new Set(patterns.map((pattern) => `/${pattern.split("/")[1]}`))].filter((path) => path !== "/")

/**
 * Makes the explorer. Nothing is read, or made in development, before it is asked for.
 *
 * @example
 * import { explorer } from "@serac/web/explorer"
 *
 * const page = await explorer().find({ path: "/" })
 * console.log(page?.headers["content-type"])
 */
export function explorer({ ipfsGateway, askMetrics, served }: ExplorerOptions = {}): Explorer {
  const settings: PageSettings = {
    ...(ipfsGateway === undefined ? {} : { "ipfs-gateway": ipfsGateway }),
    ...(askMetrics === undefined ? {} : { "metrics-service": metricsPath }),
  }
  const pageHeaders = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": policyOf([]),
    "referrer-policy": "no-referrer",
  }
  let page: Promise<CompressedFile> | undefined
  const pageFor = async (asked: SiteRequest) => {
    const isThere = isPage(asked.path, served)
    if (!isThere && !isForBrowser(asked.accept)) return undefined
    const { entry } = await loadAssets()
    page ??= compressFile(htmlOf({ entry, settings }), 4)
    const answer = await fileResponse(await page, isThere ? asked : { encodings: asked.encodings }, pageHeaders)
    // The same HTML says that there is nothing. A browser that kept it by a tag would go on saying so when there is something.
    return isThere ? answer : { ...answer, status: 404, headers: withoutTag(answer.headers) }
  }
  return {
    paths: ["/", ...beginnings, ...beginnings.map((path) => `${path}/`), assetsPath],
    async find(asked) {
      // What the service tells its operators is not handed over.
      if (asked.path.startsWith(`${metricsPath}/v`))
        return askMetrics?.(asked.path.slice(metricsPath.length) + (asked.query ?? ""), asked.from)
      return asked.path.startsWith(assetsPath) ? assetFor(asked) : pageFor(asked)
    },
  }
}

async function assetFor(asked: SiteRequest): Promise<SiteResponse | undefined> {
  const { files } = await loadAssets()
  const name = asked.path.slice(assetsPath.length)
  const file = files.get(name)
  // The name of a file changes with what is in it, so that it may be kept for ever.
  const headers = { "cache-control": "public, max-age=31536000, immutable", "content-type": contentType(name) }
  return file && fileResponse(file, asked, headers)
}

function contentType(name: string): string {
  return `${name.endsWith(".css") ? "text/css" : "text/javascript"}; charset=utf-8`
}

function withoutTag({ etag: _, ...headers }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return headers
}
