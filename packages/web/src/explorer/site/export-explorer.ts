import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { decompressed } from "../../reference/site/compressed-file.ts"
import type { PageSettings } from "../page/data/settings.ts"
import { loadAssets } from "./assets.ts"
import { assetsPath, htmlOf } from "./html.ts"
import { policyOf } from "./policy.ts"

/** The services of a static explorer. */
export interface ExportOptions {
  /** The URL of the data service: `https://data.example`. */
  readonly dataService: string
  /** The URL of the metrics service. Default: the data service's. */
  readonly metricsService?: string
  /** The IPFS gateway for `ipfs:` URIs. Without it their pictures are not shown. */
  readonly ipfsGateway?: string
}

/**
 * Writes a static explorer for a data service into a folder. Any static file server can serve it from the root of an origin; it must answer
 * paths without a file with `index.html`.
 *
 * @throws TypeError if a service's URL is invalid
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
  // A policy in a `<meta>` element cannot contain `frame-ancestors`.
  const origins = [dataService, metricsService].map((url) => new URL(url).origin)
  const policy = policyOf(origins).replace("frame-ancestors 'none'; ", "")
  await mkdir(join(folder, assetsPath), { recursive: true })
  await writeFile(join(folder, "index.html"), htmlOf({ entry, settings, policy }))
  for (const [name, file] of files) await writeFile(join(folder, assetsPath, name), await decompressed(file))
}
