import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { decompressed } from "../../reference/site/compressed-file.ts"
import type { PageSettings } from "../page/data/settings.ts"
import { loadAssets } from "./assets.ts"
import { assetsPath, htmlOf } from "./html.ts"
import { policyOf } from "./policy.ts"

/** What a static explorer asks. */
export interface ExportOptions {
  /** The URL of the data service: `https://data.example`. */
  readonly dataService: string
  /** The URL of the metrics service. Default: the data service's. */
  readonly metricsService?: string
  /** The gateway that `ipfs:` URIs are read by. Without one their pictures are not shown. */
  readonly ipfsGateway?: string
}

/**
 * Writes the explorer of any data service into a folder. A server of static files serves it from the root of an origin, and answers the
 * paths that it has no file for with `index.html`.
 *
 * @throws TypeError where a service's URL is none
 *
 * @example
 * import { exportExplorer } from "@serac/web/explorer"
 *
 * await exportExplorer("site", { dataService: "https://data.example" })
 */
export async function exportExplorer(folder: string, options: ExportOptions): Promise<void> {
  const { dataService, metricsService = dataService, ipfsGateway } = options
  const { files, entry } = await loadAssets()
  const settings: PageSettings = {
    "data-service": dataService,
    "metrics-service": metricsService,
    ...(ipfsGateway === undefined ? {} : { "ipfs-gateway": ipfsGateway }),
  }
  // A policy within a page cannot say who may frame it.
  const origins = [dataService, metricsService].map((url) => new URL(url).origin)
  const policy = policyOf(origins).replace("frame-ancestors 'none'; ", "")
  await mkdir(join(folder, assetsPath), { recursive: true })
  await writeFile(join(folder, "index.html"), htmlOf({ entry, settings, policy }))
  for (const [name, file] of files) await writeFile(join(folder, assetsPath, name), await decompressed(file))
}
