export { type Check, type Checks, checksOf, readChecks } from "./checks.ts"
export { Freshness, type FreshnessHeaders, type FreshnessOptions } from "./freshness.ts"
export { healthOf, type MonitoredHealth, type NetworkHealth, readHealth } from "./health.ts"
export { type IndexingState, indexingState, reportLasts, type StoredState, timeText } from "./indexing-state.ts"
export type { Lag } from "./lag.ts"
export { indexingMetrics } from "./metrics/indexing-metrics.ts"
export { Monitor, type MonitoredStore, type MonitorOptions } from "./monitor.ts"
export { type IndexerProblem, problemsOfChain } from "./problems.ts"
export { type Hidden, hiddenFrom } from "./public-words.ts"
export { activityWords, lagWords, summaryOf } from "./sentences.ts"
export type {
  ChainState,
  NetworkState,
  PrimaryChainState,
  Snapshot,
  WatchedChain,
  WatchedNetwork,
} from "./snapshot.ts"
export { withTimeout } from "./within.ts"
