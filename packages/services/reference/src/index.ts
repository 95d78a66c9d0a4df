export { exportSite } from "./site/export-site.ts"
export { type ReferenceSite, referenceSite, type SiteFile, type SiteOptions } from "./site/site.ts"
export type { Client, SiteDocument } from "./site/site-document.ts"
