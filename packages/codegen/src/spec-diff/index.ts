export { type Bump, neededBump } from "./bump.ts"
export type { Change, Severity } from "./change.ts"
export { checkChangesets, type Verdict } from "./check.ts"
export { diffDocuments } from "./diff.ts"
