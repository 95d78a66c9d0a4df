export {
  type ChainVerification,
  type StoredBlockRows,
  type StoredHeader,
  type StoredTransactionRow,
  type StoredTransferRow,
  verifyingChain,
} from "./chain-verification.ts"
export type { CheckOptions, Consistency, Inconsistency } from "./inconsistency.ts"
export {
  type ChainHeights,
  type NetworkVerification,
  type UnspentRow,
  type UnspentRows,
  type UtxoHistory,
  verifyingNetwork,
} from "./network-verification.ts"
export type { PlatformRows } from "./platform-rows.ts"
