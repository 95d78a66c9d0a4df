export { curatedDirectories } from "./directories.ts"
export { replay } from "./replay.ts"
export { formatReport, ReplayReport, type ReportRow } from "./report.ts"
export { Schemas } from "./schemas.ts"
