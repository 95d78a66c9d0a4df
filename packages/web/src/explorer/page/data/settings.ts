/** The settings that the app's server writes into `<meta>` elements of its HTML. */
export interface PageSettings {
  /** The URL of the data service. Default: the page's own origin. */
  readonly "data-service"?: string
  /** The URL of the metrics service, or a path of the page's own origin. Without it, metrics are not shown. */
  readonly "metrics-service"?: string
  /** The IPFS gateway for `ipfs:` URIs; without it their pictures are not shown. */
  readonly "ipfs-gateway"?: string
}

/** Reads a setting; undefined if the server has not set it. */
export function settingOf(name: keyof PageSettings): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="serac-${name}"]`)?.content
}
