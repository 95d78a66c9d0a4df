export type * from "./change.ts"
export { dumpNetwork } from "./dump.ts"
export type { ExportedTransaction, ExportedUtxo } from "./exporting/exported-rows.ts"
export { exportingNetwork, type NetworkExport } from "./exporting/network-export.ts"
export type * from "./filters.ts"
export { primaryChains } from "./keys.ts"
export type { NetworkDefinition } from "./network-definition.ts"
export * from "./positions.ts"
export type * from "./reader-port.ts"
export { heightBelowFalse } from "./repair/assert-comparable.ts"
export type * from "./repair/network-repair.ts"
export type * from "./rows.ts"
export type * from "./stored.ts"
export {
  type ChainHeights,
  type NetworkVerification,
  type UnspentRow,
  type UnspentRows,
  type UtxoHistory,
  verifyingNetwork,
} from "./verification/network-verification.ts"
export type { PlatformRows } from "./verification/platform-rows.ts"
export type * from "./writer-port.ts"
