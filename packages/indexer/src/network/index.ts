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
export { describeNetwork } from "./describe-network.ts"
export { networkReports } from "./network-reports.ts"
export type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"
export type { NetworkIndexerProgress, PrimaryChainProgress } from "./progress.ts"
export { spawnNetworkIndexer } from "./spawn-network-indexer.ts"
export { startNetworkIndexer } from "./start-network-indexer.ts"
export { superviseNetworkIndexer } from "./supervise-network-indexer.ts"
