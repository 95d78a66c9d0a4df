import { type CompressedFile, compressFile, fileResponse } from "@serac/reference/compressed"
import type { Settings } from "../page/data/settings.ts"
import type { Answer, Asked, Asker } from "./answer.ts"
import { type Assets, loadAssets } from "./assets.ts"
import { assetsPath, htmlOf } from "./html.ts"
import { policyOf } from "./policy.ts"

/** What the app is told. */
export interface ExplorerOptions {
  /** The gateway that `ipfs:` URIs are read by: `https://ipfs.example`. Without one their pictures are not shown. */
  readonly ipfsGateway?: string
  /**
   * Asks the metrics service for one of its operations, by path and query, on somebody's behalf, so that a page needs no other origin.
   * Default: nobody is there to ask.
   */
  readonly askMetrics?: (pathAndQuery: string, from: Asker | undefined) => Promise<Answer>
}

/** The explorer, for any server of HTTP to serve at the data service's origin. */
export interface Explorer {
  /** Where it answers: paths of their own, and beginnings of paths that end with `/`. */
  readonly paths: readonly string[]
  /** What is sent; undefined where there is nothing. */
  find(asked: Asked): Promise<Answer | undefined>
}

/** Where the app asks the metrics service. */
const metricsPath = `${assetsPath}metrics`

/** The pages, which are all made by one HTML; the path of a page is the service's path of what it shows, without `/v1`. */
const pages = ["/chains", "/networks", "/icm", "/search", "/status", "/usage"]

/**
 * Makes the explorer. Nothing is read, or made in development, before it is asked for.
 *
 * @example
 * import { explorer } from "@serac/explorer"
 *
 * const page = await explorer().find({ path: "/" })
 * console.log(page?.headers["content-type"])
 */
export function explorer({ ipfsGateway, askMetrics }: ExplorerOptions = {}): Explorer {
  const settings: Settings = {
    ...(ipfsGateway === undefined ? {} : { "ipfs-gateway": ipfsGateway }),
    ...(askMetrics === undefined ? {} : { "metrics-service": metricsPath }),
  }
  const policy = policyOf([])
  let page: Promise<CompressedFile> | undefined
  const pageOf = ({ entry }: Assets) => {
    page ??= compressFile(htmlOf({ entry, settings }), 4)
    return page
  }
  return {
    paths: ["/", ...pages, ...pages.map((path) => `${path}/`), assetsPath],
    async find(asked) {
      // What the service tells its operators is not handed over.
      if (asked.path.startsWith(`${metricsPath}/v`))
        return askMetrics?.(asked.path.slice(metricsPath.length) + (asked.query ?? ""), asked.from)
      const assets = await loadAssets()
      if (!asked.path.startsWith(assetsPath)) {
        const headers = {
          "cache-control": "no-cache",
          "content-security-policy": policy,
          "referrer-policy": "no-referrer",
        }
        return fileResponse(await pageOf(assets), asked, { "content-type": "text/html; charset=utf-8", ...headers })
      }
      const name = asked.path.slice(assetsPath.length)
      const file = assets.files.get(name)
      // The name of a file changes with what is in it, so that it may be kept for ever.
      const headers = { "cache-control": "public, max-age=31536000, immutable", "content-type": typeOf(name) }
      return file && fileResponse(file, asked, headers)
    },
  }
}

function typeOf(name: string): string {
  return `${name.endsWith(".css") ? "text/css" : "text/javascript"}; charset=utf-8`
}
