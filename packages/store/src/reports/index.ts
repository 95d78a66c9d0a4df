export type { IndexerMetrics, IndexerReport, IndexerState } from "./indexer-report.ts"
export type { QuarantinedBlock } from "./quarantined-block.ts"
export type { IndexedSubject } from "./subject.ts"
