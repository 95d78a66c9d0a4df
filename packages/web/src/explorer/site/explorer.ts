import { type CompressedFile, compressFile, fileResponse } from "../../reference/site/compressed-file.ts"
import type { PageSettings } from "../page/data/settings.ts"
import { patterns } from "../page/router/patterns.ts"
import type { Asker, SiteRequest, SiteResponse } from "./answer.ts"
import { loadAssets } from "./assets.ts"
import { assetsPath, htmlOf } from "./html.ts"
import { isForBrowser, isPage, type ServedSubjects } from "./is-page.ts"
import { policyOf } from "./policy.ts"

/** Options of the explorer. */
export interface ExplorerOptions {
  /** The IPFS gateway for `ipfs:` URIs: `https://ipfs.example`. Without it their pictures are not shown. */
  readonly ipfsGateway?: string
  /**
   * Sends a request to the metrics service, by path and query, on behalf of a caller, so that a page needs no other origin.
   * Default: there is no metrics service.
   */
  readonly askMetrics?: (pathAndQuery: string, from: Asker | undefined) => Promise<SiteResponse>
  /** The chains and networks that have pages; paths of others return 404. Default: all paths have pages. */
  readonly served?: ServedSubjects
}

/** The explorer for any HTTP server to serve at the data service's origin. */
export interface Explorer {
  /** The paths that it handles: complete paths, and prefixes that end with `/`. */
  readonly paths: readonly string[]
  /** The response to a request; undefined if there is none. */
  find(asked: SiteRequest): Promise<SiteResponse | undefined>
}

/** The path below which the app reaches the metrics service. */
const metricsPath = `${assetsPath}metrics`

/** The first segments of the paths of pages. */
const beginnings = [...new Set(patterns.map((pattern) => `/${pattern.split("/")[1]}`))].filter((path) => path !== "/")

/**
 * Creates the explorer. It reads, or in development builds, its files at the first request.
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
    // A 404 has the same HTML. Without an entity tag, browsers do not keep it after the page exists.
    return isThere ? answer : { ...answer, status: 404, headers: withoutTag(answer.headers) }
  }
  return {
    paths: ["/", ...beginnings, ...beginnings.map((path) => `${path}/`), assetsPath],
    async find(asked) {
      // Only versioned operations are forwarded, not the paths for operators.
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
  // The name of a file changes with its content, so caches may keep it forever.
  const headers = { "cache-control": "public, max-age=31536000, immutable", "content-type": contentType(name) }
  return file && fileResponse(file, asked, headers)
}

function contentType(name: string): string {
  return `${name.endsWith(".css") ? "text/css" : "text/javascript"}; charset=utf-8`
}

function withoutTag({ etag: _, ...headers }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return headers
}
