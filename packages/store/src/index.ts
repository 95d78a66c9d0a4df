// Readers of stored items.

export type * from "./access/index.ts"
export type * from "./changes/change.ts"
export {
  ChainLockedError,
  DiskFailedError,
  DiskFullError,
  NotConsecutiveError,
  ReorgTooDeepError,
  StatementTimeoutError,
  StoreClosedError,
  StoreConnectionError,
  StoreIncompleteError,
  StoreVersionError,
} from "./errors.ts"
export * from "./evm/index.ts"
export { type Hex, hexDigits, hexOf } from "./hex.ts"
export { expandFragment, type Filler, fillHoles, type HoleKind, hole, transactionHashOf } from "./items/index.ts"
export { definePosition, type ListPosition, type PositionOf } from "./list-position.ts"
export type * from "./location.ts"
export * from "./network/index.ts"
export { openStore } from "./open-store.ts"
export * from "./operations/index.ts"
export type * from "./port.ts"
export type * from "./range.ts"
export { reachStore } from "./reach-store.ts"
export type * from "./replica-lag.ts"
export type * from "./reports/index.ts"
export { schemaVersion } from "./schema/schema-version.ts"
export * from "./server-facts.ts"
export type * from "./usage/index.ts"
export type * from "./verification/index.ts"
