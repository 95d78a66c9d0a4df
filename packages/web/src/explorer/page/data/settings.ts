/** What the server of the app tells it, in the `<meta>` elements of its HTML. */
export interface PageSettings {
  /** The URL of the data service. Default: the page's own origin. */
  readonly "data-service"?: string
  /** The URL of the metrics service, or a path of the page's own origin. Without it there is none. */
  readonly "metrics-service"?: string
  /** The gateway that `ipfs:` URIs are read by; without one their pictures are not shown. */
  readonly "ipfs-gateway"?: string
}

/** Reads one of the settings; undefined where the server tells nothing. */
export function settingOf(name: keyof PageSettings): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="serac-${name}"]`)?.content
}
