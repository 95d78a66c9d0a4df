export type { FileRequest, FileResponse } from "./site/compressed-file.ts"
export { exportSite } from "./site/export-site.ts"
export { type ReferenceSite, referenceSite, type SiteOptions } from "./site/site.ts"
export type { Client, SiteDocument } from "./site/site-document.ts"
