export { type Bump, neededBump } from "./bump.ts"
export type { Change, Severity } from "./change.ts"
export { type ChangesetVerdict, checkChangesets } from "./check.ts"
export { diffDocuments } from "./diff.ts"
