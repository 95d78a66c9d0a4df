export {
  type FaultKind,
  type LogFunction,
  NodeFault,
  WrongChainError,
} from "../core/index.ts"
export {
  freeSpaceOf,
  keepReports,
  type ReportKeeper,
  type ReportKeeperOptions,
  type SupervisorDelays,
  type SupervisorOptions,
  type UntimedReport,
} from "../core/supervisor/index.ts"
export { chainReport } from "./chain-report.ts"
export type { Indexer, IndexerOptions, NftMetadataOptions } from "./options.ts"
export type { IndexerProgress } from "./progress.ts"
export { type RebuildChainOptions, type RebuildProgress, type Rebuilt, rebuildChain } from "./rebuild/rebuild-chain.ts"
export type { BlockSignatures, BlockSigning, SignBlock } from "./signatures/signed-blocks.ts"
export { spawnIndexer } from "./spawn-indexer.ts"
export { startIndexer } from "./start-indexer.ts"
export { superviseIndexer } from "./supervise-indexer.ts"
