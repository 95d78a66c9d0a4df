export type { Asker, SiteRequest, SiteResponse } from "./site/answer.ts"
export { type Explorer, type ExplorerOptions, explorer } from "./site/explorer.ts"
export { type ExportOptions, exportExplorer } from "./site/export-explorer.ts"
export type { ServedSubjects } from "./site/is-page.ts"
