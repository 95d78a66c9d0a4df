export type { ChainDefinition } from "./chain-definition.ts"
export { dump, dumpNetwork } from "./dump.ts"
export {
  ChainLockedError,
  DiskFullError,
  NotConsecutiveError,
  ReorgTooDeepError,
  StatementTimeoutError,
  StoreConnectionError,
  StoreIncompleteError,
  StoreVersionError,
} from "./errors.ts"
export * from "./evm/archive/index.ts"
export { expandFragment, type Filler, fillHoles, forms, type HoleKind, hole, joinValues } from "./fragment/index.ts"
export type * from "./network/index.ts"
export { openStore } from "./open-store.ts"
export * from "./operations/index.ts"
export type * from "./port.ts"
export type * from "./reports/index.ts"
export type * from "./rows.ts"
export { schemaVersion } from "./schema/schema-version.ts"
export * from "./verification/index.ts"
